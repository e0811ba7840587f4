import { useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

interface FactSectionProps {
  icon: LucideIcon;
  title: string;
  /** What is known, on one line. */
  fact: ReactNode;
  /** A second line under the fact. */
  detail?: ReactNode;
  /** Without a form, the fact cannot be changed here. */
  form?: ReactNode;
  /** Replaces the button that opens the form. */
  action?: ReactNode;
  /** The values of the form are complete: it starts closed. */
  isKnown?: boolean;
  /** Nothing is filled in, and nothing has to be. */
  isEmpty?: boolean;
  refusals?: string[];
  /** Below the fact, also while the form is closed. */
  children?: ReactNode;
  /** The same below the form, which it does not move. */
  below?: ReactNode;
}

/**
 * A section of the checkout: known facts take one line, and "Change" opens their form. A form with
 * missing values is open and stays open while it is filled in.
 */
export function FactSection(props: FactSectionProps) {
  const {
    icon: Icon,
    title,
    fact,
    detail,
    form,
    action,
    isKnown = true,
    isEmpty = false,
    refusals = [],
    children,
    below,
  } = props;
  const t = useMessages("checkout");
  const [isOpen, setOpen] = useState(!isKnown);
  if (!isKnown && !isOpen) setOpen(true);
  const [titleId, formId] = [useId(), useId()];
  const label = t(isOpen ? "done" : isEmpty ? "add" : "edit");
  return (
    <section aria-labelledby={titleId} className="py-5 first:pt-0">
      <div className="flex items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-sunken">
          <Icon aria-hidden className="size-5" strokeWidth={1.9} />
        </span>
        <div className="min-w-0 grow">
          <h2 id={titleId} className={isOpen ? "text-xl" : "sr-only"}>
            {title}
          </h2>
          {!isOpen && (
            <>
              <p className="text-title font-bold">{fact}</p>
              {detail && <p className="text-meta text-muted">{detail}</p>}
            </>
          )}
        </div>
        {action}
        {form && isKnown && (
          <button
            type="button"
            aria-label={`${label}: ${title}`}
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setOpen(!isOpen)}
            className="-me-3 min-h-11 shrink-0 rounded-full px-3 font-bold text-accent hover:underline"
          >
            {label}
          </button>
        )}
      </div>
      <Refusals texts={refusals} />
      {children}
      {form && (
        // Hidden rather than removed, so that its fields are still validated.
        <div id={formId} hidden={!isOpen} className="mt-4">
          {form}
        </div>
      )}
      {below}
    </section>
  );
}
