import { type ReactNode, useId } from "react";
import { useMessages } from "./messages/messages.ts";

export interface FieldProps {
  label: string;
  hint?: string;
  /** The validation error, shown below the input. */
  error?: string;
  isRequired?: boolean;
  className?: string;
}

/** The attributes that connect an input to its label, hint and error. */
export interface FieldParts {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** Classes of every input and select. */
export const controlClasses =
  "min-h-12 w-full rounded-control border border-transparent bg-sunken px-4 text-base text-ink placeholder:text-muted transition-colors hover:border-line-strong focus:border-ink focus:bg-raised focus:outline-1 focus:outline-offset-0 focus:outline-ink aria-invalid:border-bad aria-invalid:outline-bad disabled:opacity-55";

/** A label above an input, and the error and hint below it. */
export function Field({
  label,
  hint,
  error,
  isRequired,
  className,
  children,
}: FieldProps & { children(parts: FieldParts): ReactNode }) {
  const t = useMessages("ui");
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {isRequired && (
          <span className="text-bad">
            {/* On the line of the last word. */}
            <span aria-hidden>{"\u00a0*"}</span>
            <span className="sr-only"> ({t("required")})</span>
          </span>
        )}
      </label>
      {children({ id, describedBy: described || undefined, isInvalid: Boolean(error) })}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
