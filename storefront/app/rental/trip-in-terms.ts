import type { Minor } from "@errand/core/money";
import type { TripExtent } from "@errand/core/trips/trip-terms";

/** What the terms mean for one trip. */
export interface TripInTerms extends TripExtent {
  cancelFreeUntil: Date;
  payUntil: Date;
  /** What the provider sells, without the fee of the shop; null while it is unknown. */
  sold: Minor | null;
}
