import { OTPField } from "@base-ui/react/otp-field";
import { useWords } from "../words/words.ts";
import { controlClasses, Field, type FieldProps } from "./field.tsx";

interface CodeFieldProps extends FieldProps {
  /** How many digits the code has. */
  length: number;
  value: string;
  onChange(value: string): void;
}

/** A code of digits, each in a box of its own; a pasted one, or one from a message, fills all of them. */
export function CodeField({ length, value, onChange, ...field }: CodeFieldProps) {
  const t = useWords("ui");
  return (
    <Field {...field}>
      {({ id, describedBy, isInvalid }) => (
        // Digits are read from left to right in every language.
        <OTPField.Root
          id={id}
          length={length}
          value={value}
          onValueChange={onChange}
          aria-describedby={describedBy}
          dir="ltr"
          className="flex gap-1.5 sm:gap-2.5"
        >
          {Array.from({ length }, (_, index) => (
            <OTPField.Input
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is nothing but its place.
              key={index}
              aria-label={index === 0 ? undefined : t("digit", { place: index + 1, length })}
              aria-invalid={isInvalid || undefined}
              className={`${controlClasses} min-w-0 px-0! text-center text-xl! font-semibold tabular-nums`}
            />
          ))}
        </OTPField.Root>
      )}
    </Field>
  );
}
