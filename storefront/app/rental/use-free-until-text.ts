import type { RentalTerms } from "@errand/core/rental/rental-terms";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../catalog/now.tsx";
import type { TripInTerms } from "./trip-in-terms.ts";
import { useShortMomentText } from "./use-moment-text.ts";

/** Returns until when canceling is free: "Thu 3 Dec, 10:00", or what it depends on. */
export function useFreeUntilText(): (terms: RentalTerms, trip: TripInTerms | null) => string {
  const t = useMessages("rental");
  const momentText = useShortMomentText();
  const now = useNow();
  return (terms, trip) => {
    if (terms.kept === "nothing") return t("cancelLine.handOver");
    if (!trip) return t("cancelLine.hours", { count: terms.cancel_free_hours });
    return trip.cancelFreeUntil > now
      ? t("cancelLine.moment", { moment: momentText(trip.cancelFreeUntil) })
      : t("cancelLine.confirmed");
  };
}
