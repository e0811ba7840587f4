import { OTPField } from "@base-ui/react/otp-field";
import { toLatinDigits } from "@errand/core/written-text";
import type { FocusEvent } from "react";
import { afterPress } from "./after-press.ts";
import { controlClasses, Field, type FieldProps } from "./field.tsx";
import { useMessages } from "./messages/messages.ts";

interface CodeFieldProps extends FieldProps {
  /** How many digits the code has. */
  length: number;
  value: string;
  onChange(value: string): void;
  /** Called when the focus has left all boxes. */
  onBlur?(): void;
}

/** A code with one box per digit; a pasted or autofilled code fills all boxes. */
export function CodeField({ length, value, onChange, onBlur, ...field }: CodeFieldProps) {
  const t = useMessages("ui");

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // When the whole window loses the focus, the box stays the active element and has not been
    // left.
    const stays = [relatedTarget, document.activeElement].some(
      (element) => element instanceof Element && currentTarget.contains(element),
    );
    if (!stays) afterPress(() => onBlur?.());
  }

  return (
    <Field {...field}>
      {({ id, describedBy, isInvalid }) => (
        // Digits are read from left to right in every language.
        <OTPField.Root
          id={id}
          length={length}
          value={value}
          onValueChange={onChange}
          validationType="none"
          normalizeValue={(typed) => toLatinDigits(typed).replaceAll(/\D/g, "")}
          inputMode="numeric"
          onBlur={leave}
          aria-describedby={describedBy}
          dir="ltr"
          className="flex gap-1.5 sm:gap-2.5"
        >
          {Array.from({ length }, (_, index) => (
            <OTPField.Input
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the identity of a box.
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
