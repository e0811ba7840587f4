import { classNames } from "@errand/ui/class-names.ts";
import { DocumentLink } from "@errand/ui/document-link.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link, useLocation } from "react-router";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import type { StepName } from "./steps.ts";

export interface SummaryFact {
  label: string;
  /** Empty when nothing was stated. */
  value: string;
}

export interface SummaryPicture {
  label: string;
  url: string;
  isWide?: boolean;
  /** Shown instead of a thumbnail. */
  document?: { name: string; size: number } | null;
}

interface SummarySectionProps {
  step: StepName;
  facts: SummaryFact[];
  /** Small pictures below the facts. */
  pictures?: SummaryPicture[];
}

/** What was filled in at a step, with the way back to it. */
export function SummarySection({ step, facts, pictures = [] }: SummarySectionProps) {
  const t = useMessages("partners");
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("step", step);
  const title = t(`step.${step}`);
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-title">{title}</h3>
        <Link
          to={`${pathname}?${query}`}
          state={quietNavigation}
          aria-label={t("changeStep", { step: title })}
          className="-me-3 inline-flex min-h-11 shrink-0 items-center rounded-full px-3 font-bold text-accent hover:underline"
        >
          {t("change")}
        </Link>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts
          .filter(({ value }) => value !== "")
          .map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-meta text-muted">{label}</dt>
              <dd className="font-medium wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {pictures.map(({ label, url, isWide = false, document = null }) => (
            <li key={url} className="max-w-full">
              {document ? (
                <DocumentLink url={url} name={document.name} size={document.size} />
              ) : (
                <img
                  src={url}
                  alt={label}
                  className={classNames(
                    "h-20 rounded-control object-cover",
                    isWide ? "aspect-3/1" : "aspect-square",
                  )}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
