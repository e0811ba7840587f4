import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

interface ExpandableFactProps {
  summary: ReactNode;
  children: ReactNode;
}

/** A fact in a line of facts that expands to a block below the line. Works without JavaScript. */
export function ExpandableFact({ summary, children }: ExpandableFactProps) {
  return (
    <details className="group/fact open:w-full">
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-control hover:text-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          className="size-4 transition-[rotate] group-open/fact:rotate-180"
        />
      </summary>
      <div className="flex flex-col items-start gap-2 pb-2 *:max-w-full">{children}</div>
    </details>
  );
}
