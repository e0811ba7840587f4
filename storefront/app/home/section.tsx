import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  /** The path of the full list. */
  allAt?: string;
  /** Rendered after the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A section of the home page with its heading. */
export function Section({ title, allAt, beside, children }: SectionProps) {
  const t = useMessages("home");
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4 md:mb-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 id={headingId} className="text-section">
            {title}
          </h2>
          {beside}
        </div>
        {allAt && (
          <PageLink
            to={allAt}
            aria-label={t("seeAllOf", { title })}
            className="inline-flex min-h-11 shrink-0 items-center gap-1 font-semibold text-muted hover:text-ink hover:underline"
          >
            {t("seeAll")}
            <ChevronRight aria-hidden className="size-4.5" />
          </PageLink>
        )}
      </div>
      {children}
    </section>
  );
}
