import type { ComponentProps, ReactNode } from "react";
import { afterPress } from "./after-press.ts";
import { classNames } from "./class-names.ts";
import { controlClasses, Field, type FieldProps } from "./field.tsx";

type Native<Tag extends "input" | "textarea"> = Omit<
  ComponentProps<Tag>,
  "id" | "className" | "required"
>;

export interface TextFieldProps extends FieldProps, Native<"input"> {
  /** An icon or a short text inside the input, before its value. */
  lead?: ReactNode;
  /** A button inside the input, after its value, such as "show the password". */
  trail?: ReactNode;
}

/**
 * One line of text. Works with react-hook-form:
 * `<TextField label=… error=… {...register("name")} />`.
 */
export function TextField({
  label,
  hint,
  error,
  isRequired,
  className,
  lead,
  trail,
  onBlur,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isRequired, className }}>
      {({ id, describedBy, isInvalid }) => (
        <span className="relative block">
          {lead && (
            <span className="pointer-events-none absolute inset-y-0 start-0 grid w-11 place-items-center text-muted">
              {lead}
            </span>
          )}
          <input
            {...input}
            id={id}
            onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
            aria-required={isRequired || undefined}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            className={classNames(
              controlClasses,
              Boolean(lead) && "ps-11",
              Boolean(trail) && "pe-12",
            )}
          />
          {trail && (
            <span className="absolute inset-y-0 end-0.5 grid place-items-center">{trail}</span>
          )}
        </span>
      )}
    </Field>
  );
}

interface TextAreaProps extends FieldProps, Native<"textarea"> {}

/** Several lines of text; grows with them. */
export function TextArea({
  label,
  hint,
  error,
  isRequired,
  className,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, isRequired, className }}>
      {({ id, describedBy, isInvalid }) => (
        <textarea
          rows={3}
          {...textarea}
          id={id}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          className={classNames(controlClasses, "field-sizing-content max-h-60 py-3")}
        />
      )}
    </Field>
  );
}
