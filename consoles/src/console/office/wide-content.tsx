import type { ReactNode } from "react";

interface WideContentProps {
  label: string;
  children: ReactNode;
}

/** What may be wider than a phone, and then scrolls. */
export function WideContent({ label, children }: WideContentProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={label}
      className="overflow-x-auto -outline-offset-2"
    >
      {children}
    </section>
  );
}
