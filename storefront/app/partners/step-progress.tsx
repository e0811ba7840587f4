import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";
import { Link, useLocation } from "react-router";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import type { StepName } from "./steps.ts";

interface StepProgressProps {
  steps: readonly { name: StepName }[];
  current: number;
  /** The last step that can be opened: the first incomplete one. */
  last: number;
}

/** Where one is in the form. Steps that were completed, and the next one, can be opened. */
export function StepProgress({ steps, current, last }: StepProgressProps) {
  const t = useMessages("partners");
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t("progress")}>
      <p className="mb-2 text-meta font-semibold text-muted">
        {t("stepOf", { step: current + 1, count: steps.length })}
      </p>
      <ol className="flex gap-1.5 md:gap-2.5">
        {steps.map(({ name }, index) => {
          const isDone = index < last && index !== current;
          const content = (
            <>
              <span
                className={classNames(
                  "h-1.5 rounded-full transition-colors",
                  index === current ? "bg-accent" : isDone ? "bg-good" : "bg-line",
                )}
              />
              <span className="flex items-center gap-1.5 text-meta font-semibold max-md:sr-only">
                {isDone && <Check aria-hidden className="size-4 shrink-0 text-good" />}
                {t(`step.${name}`)}
                {isDone && <span className="sr-only"> ({t("stepDone")})</span>}
              </span>
            </>
          );
          const classes = "flex min-h-11 flex-col gap-2 rounded-control py-1";
          const query = new URLSearchParams(search);
          query.set("step", name);
          return (
            <li key={name} className="min-w-0 flex-1">
              {index === current || index > last ? (
                <span
                  aria-current={index === current ? "step" : undefined}
                  className={classNames(classes, index > last && "text-muted")}
                >
                  {content}
                </span>
              ) : (
                <Link
                  to={`${pathname}?${query}`}
                  state={quietNavigation}
                  className={classNames(classes, "hover:underline")}
                >
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
