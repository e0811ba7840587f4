import { type ReactNode, useId } from "react";

interface FilterGroupProps {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** The fields of one filter. */
export function FilterGroup({ title, hint, children }: FilterGroupProps) {
  const hintId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={hint && hintId}>
      <legend className="mb-2 font-semibold">{title}</legend>
      {hint && (
        <p id={hintId} className="-mt-1.5 mb-1 text-sm text-muted tabular-nums">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** The choices of a filter in a row that wraps. */
export function FilterPills({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-1.5">{children}</div>;
}
