import { toLatinDigits } from "@errand/core/written-text";
import { type ReactNode, useId } from "react";

interface CodeFieldProps {
  label: string;
  length: number;
  value: string;
  onChange(value: string): void;
  /** Keys of its own stand below it, so that the phone's keyboard stays away. */
  hasKeys?: boolean;
  error?: ReactNode;
}

/** A code of some digits, typed or read out. */
export function CodeField({
  label,
  length,
  value,
  onChange,
  hasKeys = false,
  error,
}: CodeFieldProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-[1.125rem] leading-tight font-bold">
        {label}
      </label>
      <input
        id={id}
        inputMode={hasKeys ? "none" : "numeric"}
        autoComplete="off"
        maxLength={length}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(toLatinDigits(event.target.value).replaceAll(/\D/g, ""))}
        className="min-h-16 w-44 rounded-[16px] border-3 border-line-strong bg-paper px-3 text-center text-[1.75rem] font-extrabold tracking-[0.3em] text-ink tabular-nums"
      />
      {error && (
        <p id={errorId} role="alert" className="w-full font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
