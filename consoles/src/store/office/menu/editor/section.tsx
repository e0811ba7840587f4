import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  /** At the end of the title: what adds to the section. */
  act?: ReactNode;
  /** What the server says of the section as a whole. */
  error?: string | undefined;
  children: ReactNode;
}

/** Fields of an item that belong together. */
export function Section({ title, act, error, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h3 id={id} className="text-title font-bold">
          {title}
        </h3>
        {act}
      </div>
      {children}
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </section>
  );
}
