import { classNames } from "@errand/ui/class-names.ts";
import { useId } from "react";

interface TouchChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange(value: Value): void;
  options: readonly { value: Value; label: string }[];
}

/** A choice of one of a few, for a thumb. */
export function TouchChoice<Value extends string>({
  label,
  value,
  onChange,
  options,
}: TouchChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-strong">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "relative grid min-h-14 grow place-items-center rounded-[18px] border-2 px-4 text-body font-bold has-focus-visible:outline-3",
              option.value === value
                ? "border-ink bg-ink text-paper"
                : "border-line-strong text-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
