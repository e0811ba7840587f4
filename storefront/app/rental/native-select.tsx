import { classNames } from "@errand/ui/class-names.ts";
import { controlClasses, Field } from "@errand/ui/field.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";

interface NativeSelectProps {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange(value: string): void;
  className?: string;
}

/** A select of the browser, which works in a form before the page is interactive. */
export function NativeSelect({
  name,
  label,
  value,
  options,
  onChange,
  className,
}: NativeSelectProps) {
  return (
    <Field label={label} className={className}>
      {({ id }) => (
        <span className="relative block">
          <select
            id={id}
            name={name}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={classNames(controlClasses, "cursor-pointer appearance-none pe-10")}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-muted"
          />
        </span>
      )}
    </Field>
  );
}
