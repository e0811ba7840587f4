import { writeLatinDigits } from "./latin-digits.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface DigitsFieldProps extends TextFieldProps {
  inputMode: "numeric" | "decimal";
}

/** A `TextField` for a number or a code, which may be typed in the digits of any script. */
export function DigitsField({ onChange, ...field }: DigitsFieldProps) {
  return (
    <TextField
      {...field}
      onChange={(event) => {
        writeLatinDigits(event.target);
        onChange?.(event);
      }}
    />
  );
}
