import { classNames } from "@errand/ui/class-names.ts";
import { type ComponentProps, type ReactNode, useId } from "react";

/** Classes of the inputs of lists, which are lower than those of forms. */
export const officeFieldClasses =
  "min-h-11 rounded-[9px] border border-line bg-paper px-3 font-semibold text-ink tabular-nums md:pointer-fine:min-h-9";

interface LabelProps {
  label: string;
  /** Beside a heading that says the same, the label is for those who do not see it. */
  isLabelHidden?: boolean;
  className?: string;
}

interface OfficeSelectProps<Value extends string> extends LabelProps {
  value: Value;
  onChange(value: Value): void;
  options: readonly { value: Value; label: string }[];
}

/** A choice of one of many, above a list or in a row of it. */
export function OfficeSelect<Value extends string>({
  label,
  isLabelHidden,
  className,
  value,
  onChange,
  options,
}: OfficeSelectProps<Value>) {
  return (
    <OfficeLabel {...{ label, isLabelHidden, className }}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={officeFieldClasses}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </OfficeLabel>
  );
}

interface DayFieldProps extends LabelProps, Pick<ComponentProps<"input">, "min" | "max"> {
  /** `YYYY-MM-DD`; empty without a day. */
  value: string;
  onChange(day: string): void;
}

/** A day, such as the first one of a list. */
export function DayField({
  label,
  isLabelHidden,
  className,
  value,
  onChange,
  ...limits
}: DayFieldProps) {
  return (
    <OfficeLabel {...{ label, isLabelHidden, className }}>
      {(id) => (
        <input
          {...limits}
          id={id}
          type="date"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={officeFieldClasses}
        />
      )}
    </OfficeLabel>
  );
}

function OfficeLabel({
  label,
  isLabelHidden = false,
  className,
  children,
}: LabelProps & { children(id: string): ReactNode }) {
  const id = useId();
  return (
    <div className={classNames("flex flex-col gap-1", className)}>
      <label
        htmlFor={id}
        className={isLabelHidden ? "sr-only" : "text-meta font-semibold text-strong"}
      >
        {label}
      </label>
      {children(id)}
    </div>
  );
}
