import { classNames } from "@errand/ui/class-names.ts";

interface SegmentsProps<Value extends string> {
  /** What is chosen. */
  label: string;
  value: Value;
  onChange(value: Value): void;
  options: readonly { value: Value; label: string }[];
  /** Many choices fill several lines. */
  isWrapping?: boolean;
}

/** A few choices side by side, one of them taken. */
export function Segments<Value extends string>({
  label,
  value,
  onChange,
  options,
  isWrapping = false,
}: SegmentsProps<Value>) {
  return (
    <fieldset
      className={classNames("flex rounded-[11px] bg-sunken p-0.5", isWrapping && "md:flex-wrap")}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            "relative grid min-h-10 place-items-center rounded-[9px] px-3 font-semibold whitespace-nowrap has-focus-visible:outline-3 md:pointer-fine:min-h-8",
            option.value === value ? "bg-raised text-ink" : "text-strong",
          )}
        >
          <input
            type="radio"
            name={label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
