import type { RentalTerms } from "@errand/core/rental/rental-terms";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { TripInTerms } from "./trip-in-terms.ts";
import { useFreeUntilText } from "./use-free-until-text.ts";
import { useKept } from "./use-kept.ts";

interface CancelLineProps {
  terms: RentalTerms;
  /** Null without a time: the hours of the terms show then. */
  trip: TripInTerms | null;
}

/** What canceling costs, as a line in time: free at first, and what is kept later. */
export function CancelLine({ terms, trip }: CancelLineProps) {
  const t = useMessages("rental");
  const kept = useKept()(terms, trip);
  const until = useFreeUntilText()(terms, trip);
  const free = (
    <>
      <p className="font-semibold">{t("cancelLine.until", { until })}</p>
      <p className="text-sm text-muted">{t("cancelLine.free")}</p>
    </>
  );
  if (kept === null) {
    return (
      <div>
        <div className="mb-2 h-1.5 rounded-full bg-good" />
        {free}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-x-1.5">
      <div>
        <div className="mb-2 h-1.5 rounded-s-full bg-good" />
        {free}
      </div>
      <div>
        <div className="mb-2 h-1.5 rounded-e-full bg-warn" />
        <p className="font-semibold">{t("cancelLine.later")}</p>
        <p className="text-sm text-muted">
          {t("cancelLine.kept", { what: kept.amount ?? kept.part })}
        </p>
      </div>
    </div>
  );
}
