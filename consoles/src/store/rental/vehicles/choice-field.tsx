import { controlClasses, Field, type FieldProps } from "@errand/ui/field.tsx";
import type { ComponentProps } from "react";

interface ChoiceFieldProps extends FieldProps, Omit<ComponentProps<"select">, "id" | "className"> {
  options: readonly { value: string | number; label: string }[];
}

/** One of a few, chosen from the list of the device: `<ChoiceField {...register("fuel")} …>`. */
export function ChoiceField({
  label,
  hint,
  error,
  isRequired,
  className,
  options,
  ...select
}: ChoiceFieldProps) {
  return (
    <Field {...{ label, hint, error, isRequired, className }}>
      {({ id, describedBy, isInvalid }) => (
        <select
          {...select}
          id={id}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          className={controlClasses}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
