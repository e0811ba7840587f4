import { classNames } from "@errand/ui/class-names.ts";

interface ChoiceCardsProps<Value extends string> {
  label: string;
  value: Value;
  onChange(value: Value): void;
  options: readonly { value: Value; label: string; text?: string }[];
}

/** A few choices with a line of text each, one of them taken. */
export function ChoiceCards<Value extends string>({
  label,
  value,
  onChange,
  options,
}: ChoiceCardsProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1 text-meta font-semibold text-strong">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "relative flex min-h-11 min-w-24 grow basis-24 flex-col justify-center rounded-[9px] border bg-paper px-3 py-1 has-focus-visible:outline-3",
              option.value === value ? "border-ink ring-1 ring-ink" : "border-line",
            )}
          >
            <input
              type="radio"
              name={label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <b>{option.label}</b>
            {option.text && <span className="text-meta text-muted">{option.text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
