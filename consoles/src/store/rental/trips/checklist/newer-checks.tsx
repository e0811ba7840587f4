import type { TripChecksOfDirection } from "@errand/core/trips/trip-checks.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { OfficeButton } from "../../../../console/office/office-button.tsx";
import { useTimeText } from "../../../../console/use-shop.ts";

interface NewerChecksProps {
  /** What another device has stored. */
  newer: TripChecksOfDirection;
  /** Shows it instead of what was changed here. */
  onTake(): void;
  /** Stores what was changed here in its place. */
  onReplace(): void;
}

/** Says that another device was first, and asks whose checklist counts. */
export function NewerChecks({ newer, onTake, onReplace }: NewerChecksProps) {
  const t = useMessages("trip-checks");
  const { clock } = useTimeText();
  return (
    <div role="alert" className="flex flex-col gap-3 bg-warn-soft px-4 py-3 md:px-5">
      <p className="font-bold text-warn">{t("newer.title", { time: clock(newer.updated_at) })}</p>
      <p>{t("newer.text")}</p>
      <div className="flex flex-wrap gap-2">
        <OfficeButton tone="ink" onClick={onTake}>
          {t("newer.take")}
        </OfficeButton>
        <OfficeButton tone="outline" onClick={onReplace}>
          {t("newer.replace")}
        </OfficeButton>
      </div>
    </div>
  );
}
