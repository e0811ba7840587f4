import { type BasisPoints, type Minor, minor, scaled } from "../money.ts";
import { type DistanceCharge, distanceCharge } from "./distance-charges.ts";

interface FixedRate {
  kind: "fixed";
  charge: Minor;
}

interface DistanceRate {
  kind: "distance";
  perKm: Minor;
  minimum: Minor;
  /** Null: no maximum. */
  maximum: Minor | null;
}

/**
 * Stores that deliver themselves charge their own rate; only the zone adds extra charges and
 * surcharges.
 */
export type DeliveryTerms =
  | { by: "store"; rate: DistanceRate }
  | {
      by: "zone";
      rate: FixedRate | DistanceRate;
      extraCharges: readonly DistanceCharge[];
      /** The zone's current surcharge, such as 20 % for rain; 0 for none. */
      rise: BasisPoints;
    };

/** The charge for a delivery over whole `meters`, rounded once at the end (contract 4.4, row 8). */
export function deliveryCharge(terms: DeliveryTerms, meters: number): Minor {
  const thousandths = thousandthsAt(terms.rate, Math.round(meters));
  if (terms.by === "store") return scaled(thousandths, 1, 1000);
  const { extraCharges, rise } = terms;
  return scaled(
    thousandths + distanceCharge(extraCharges, meters) * 1000,
    10_000 + rise,
    10_000 * 1000,
  );
}

/** Whether a delivery costs the same over every distance. */
export function isFixedCharge(terms: DeliveryTerms): boolean {
  return terms.by === "zone" && terms.rate.kind === "fixed" && terms.extraCharges.length === 0;
}

/**
 * The charge in thousandths of a minor unit: a rate per kilometre times metres, not yet rounded.
 */
function thousandthsAt(rate: FixedRate | DistanceRate, meters: number): number {
  if (rate.kind === "fixed") return rate.charge * 1000;
  const charge = Math.max(rate.perKm * meters, rate.minimum * 1000);
  return rate.maximum === null ? charge : Math.min(charge, rate.maximum * 1000);
}

export type FreeDeliveryBy = "vendor" | "admin" | "coupon";

/** The first that pays for the delivery instead of the customer; null when the customer pays. */
export function freeDeliveryBy(
  offers: { byStore: boolean; over: Minor | null; byCoupon: boolean },
  subtotal: Minor,
): FreeDeliveryBy | null {
  if (offers.byStore) return "vendor";
  if (offers.over !== null && subtotal >= offers.over) return "admin";
  return offers.byCoupon ? "coupon" : null;
}

/**
 * The progress of a cart to free delivery: `percent` from 0 to 100 for the bar, and the `remaining`
 * amount in minor units. `percent` is rounded: at 100 a few cents may still be missing. Source:
 * spec §9, Free-delivery progress.
 */
export function freeDeliveryProgress(
  subtotal: Minor,
  over: Minor,
): { percent: number; remaining: Minor } {
  const percent = over > 0 ? Math.round((100 * subtotal) / over) : 100;
  return {
    percent: Math.min(100, Math.max(0, percent)),
    remaining: minor(Math.max(0, over - subtotal)),
  };
}
