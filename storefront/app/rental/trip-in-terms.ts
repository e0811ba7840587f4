import type { Config } from "@errand/core/config/config.contract";
import { fromPercent, type Minor, nothing, toMinor } from "@errand/core/money";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { tripTotal } from "@errand/core/rental/trip-total";
import { cancelFreeUntil, payBefore, type TripExtent } from "@errand/core/trips/trip-terms";
import { pickupTime, type TripPlan } from "./trip-plan.ts";
import type { TripLength, TripPrice } from "./trip-price.ts";

/** What the terms mean for one trip. */
export interface TripInTerms extends TripExtent {
  cancelFreeUntil: Date;
  payUntil: Date;
  /** What the provider sells, without the fee of the shop; null while it is unknown. */
  sold: Minor | null;
}

/**
 * What the terms mean for the trip; its price to the provider is that of the vehicles with their
 * tax. Null for a time that a clock change skips.
 */
export function toTripInTerms(
  plan: TripPlan,
  { type, hours, meters }: TripLength,
  price: TripPrice | null,
  { provider }: Vehicle,
  { time_zone, tax_included }: Pick<Config, "time_zone" | "tax_included">,
): TripInTerms | null {
  const pickup = pickupTime(plan, time_zone);
  if (!pickup) return null;
  const { cancel_free_hours: cancelFreeHours, pay_hours: payHours } = provider.terms;
  const isTaxIncluded = tax_included === 1;
  const added = { taxRate: fromPercent(provider.tax), isTaxIncluded, charge: nothing };
  return {
    ...{ type, hours, meters: meters ?? 0 },
    cancelFreeUntil: cancelFreeUntil(pickup, { cancelFreeHours }),
    payUntil: payBefore(pickup, { payHours }),
    sold: price && tripTotal(toMinor(price.amount), added),
  };
}
