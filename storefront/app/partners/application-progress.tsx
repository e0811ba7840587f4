import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";

const stages = ["sent", "verified", "checked", "started"] as const;

/** The stages of an application; the current one is what its owner or the desk has to do now. */
const currentStages: Record<PartnerApplication["next_step"], number> = {
  verify_phone: 1,
  verify_email: 1,
  wait: 2,
  correct: 2,
  sign_in: 3,
};

export function ApplicationProgress({ data }: { data: PartnerApplication }) {
  const t = useMessages("partners");
  const current = currentStages[data.next_step];
  return (
    <ol aria-label={t("progress")} className="grid grid-cols-4 gap-1.5 md:gap-2.5">
      {stages.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? "step" : undefined}
          className="flex min-w-0 flex-col gap-2"
        >
          <span
            className={classNames(
              "h-1.5 rounded-full",
              index < current ? "bg-good" : index === current ? "bg-accent" : "bg-line",
            )}
          />
          <span
            className={classNames(
              "flex items-start gap-1.5 text-sm font-semibold md:text-meta",
              index > current && "text-muted",
            )}
          >
            {index < current && (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good max-md:hidden" />
            )}
            <span className="min-w-0">{t(`stage.${stage}`)}</span>
            {index < current && <span className="sr-only"> ({t("stepDone")})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
