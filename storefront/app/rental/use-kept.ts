import { fromMinor, nothing } from "@errand/core/money";
import type { RentalTerms } from "@errand/core/rental/rental-terms";
import { keptPartOf } from "@errand/core/trips/trip-terms";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../config/shop.ts";
import type { TripInTerms } from "./trip-in-terms.ts";

/** What a late cancellation costs: the amount once it is known, and the part in words. */
interface Kept {
  /** "one day" */
  part: string;
  /** "65.80 €"; null while the price is unknown. */
  amount: string | null;
}

/** Returns what the provider keeps of a trip that is canceled late; null where it keeps nothing. */
export function useKept(): (
  terms: Pick<RentalTerms, "kept">,
  trip: TripInTerms | null,
) => Kept | null {
  const t = useMessages("rental");
  const money = useMoney();
  return ({ kept }, trip) => {
    if (kept === "nothing") return null;
    const unit = kept === "first_day" ? (trip?.type ?? "day_wise") : kept;
    const amount = trip?.sold ? keptPartOf(trip.sold, kept, trip) : nothing;
    return {
      part: t(`terms.part.${unit}`),
      amount: amount > 0 ? money(fromMinor(amount)) : null,
    };
  };
}
