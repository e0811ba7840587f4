import { OTPField } from "@base-ui/react/otp-field";
import type { FocusEvent } from "react";
import { useMessages } from "../messages/messages.ts";
import { afterPress } from "./after-press.ts";
import { controlClasses, Field, type FieldProps } from "./field.tsx";

interface CodeFieldProps extends FieldProps {
  /** How many digits the code has. */
  length: number;
  value: string;
  onChange(value: string): void;
  /** The focus has left all of its boxes. */
  onBlur?(): void;
}

/** A code of digits, each in a box of its own; a pasted one, or one from a message, fills all of them. */
export function CodeField({ length, value, onChange, onBlur, ...field }: CodeFieldProps) {
  const t = useMessages("ui");

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // A box that is still the active one lost the focus together with its window: nobody left it.
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
          onBlur={leave}
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
