import { type Minor, minor, noRate, nothing, scaled } from "../money.ts";
import { type Sold, storeEarnings } from "../orders/store-earnings.ts";
import type { RentalType } from "../rental/rental.types.ts";
import { rentalDays } from "../rental/rental-price.ts";
import type { StoredTerms } from "../rental/rental-terms.ts";
import type { KeptPart } from "../rental/vehicle-traits.ts";

/** What the terms of a provider mean for one trip (contract 10.2). */

const hourMs = 3_600_000;

/**
 * How long a trip may stay unpaid that is booked or changed after its time to pay: as long as the
 * page of a gateway stays open, so that a payment that begins then can finish.
 */
const payAtBookingMs = 30 * 60_000;

/** Until when canceling costs nothing. */
export function cancelFreeUntil(pickupTime: Date, terms: Pick<StoredTerms, "cancelFreeHours">) {
  return new Date(pickupTime.getTime() - terms.cancelFreeHours * hourMs);
}

/**
 * Until when a trip that is booked in time is paid. One that is booked later is paid at the
 * booking.
 */
export function payBefore(pickupTime: Date, terms: Pick<StoredTerms, "payHours">): Date {
  return new Date(pickupTime.getTime() - terms.payHours * hourMs);
}

/** When a booked trip is canceled if it is neither paid nor to be paid in cash. */
export function payUntil(
  { pickupTime, bookedAt }: { pickupTime: Date; bookedAt: Date },
  terms: Pick<StoredTerms, "payHours">,
): Date {
  const inTime = payBefore(pickupTime, terms).getTime();
  return new Date(Math.max(inTime, bookedAt.getTime() + payAtBookingMs));
}

/** Hours before the end of the time to pay at which the customer is reminded. */
export const paymentReminders = [24, 2] as const;
export type PaymentReminder = (typeof paymentReminders)[number];

/** When a reminder comes, for the end of the time to pay. */
export function remindAt(until: Date, hours: PaymentReminder): Date {
  return new Date(until.getTime() - hours * hourMs);
}

/** When the customer of a trip is reminded to pay it, as far as that lies after the booking. */
export function remindersOfPayment(
  bookedAt: Date,
  until: Date,
): { hours: PaymentReminder; at: Date }[] {
  return paymentReminders
    .map((hours) => ({ hours, at: remindAt(until, hours) }))
    .filter(({ at }) => at > bookedAt);
}

/** How long or how far a trip is. */
export interface TripExtent {
  type: RentalType;
  /** Null for a trip that is priced by distance. */
  hours: number | null;
  meters: number;
}

export interface CancelableTrip extends TripExtent {
  /** Its provider has confirmed it. */
  isConfirmed: boolean;
  pickupTime: Date;
  terms: StoredTerms;
  receipt: Sold["receipt"];
  paid: Minor;
}

/**
 * What the provider keeps when the customer cancels: nothing in the free time and before the
 * confirmation, later the part that the terms state of what the provider sells, at most what was
 * paid. A coupon of the shop does not lower it.
 */
export function keptByCanceling(trip: CancelableTrip, now: Date): Minor {
  const { isConfirmed, pickupTime, terms, receipt, paid } = trip;
  if (!isConfirmed || now < cancelFreeUntil(pickupTime, terms)) return nothing;
  const { sales } = storeEarnings({
    receipt,
    commission: noRate,
    isOwnDelivery: false,
    freeDeliveryBy: null,
  });
  return minor(Math.max(0, Math.min(keptPartOf(sales, terms.kept, trip), paid)));
}

/** A part of the price of a trip. Half a cent is rounded up. */
export function keptPartOf(price: Minor, kept: KeptPart, extent: TripExtent): Minor {
  switch (kept) {
    case "nothing":
      return nothing;
    case "first_day":
      return oneUnitOf(price, extent);
    case "half":
      return scaled(price, 1, 2);
    case "all":
      return price;
  }
}

/** What one day, hour or kilometre of the trip costs: at most the whole of it. */
function oneUnitOf(price: Minor, { type, hours, meters }: TripExtent): Minor {
  if (type === "distance_wise") return scaled(price, 1000, Math.max(1000, meters));
  const count = type === "day_wise" ? rentalDays(hours ?? 1) : (hours ?? 1);
  return scaled(price, 1, Math.max(1, count));
}
