import type { StorefrontContract } from "@errand/core/contract.storefront";
import type { RentalCart } from "@errand/core/trips/trips.types";
import type { TripQuoteInput } from "../pricing/use-quote.ts";
import type { BookingDraft } from "./booking-draft.ts";

export type BookingInput = StorefrontContract["POST /rental/user/trip/trip-booking"]["input"];

/** A cart with vehicles, and therefore with a trip. */
export interface BookableCart {
  lines: RentalCart["carts"];
  trip: NonNullable<RentalCart["user_data"]>;
}

/** Null for an empty cart. */
export function bookableCart({ carts, user_data: trip }: RentalCart): BookableCart | null {
  return trip && carts.length > 0 ? { lines: carts, trip } : null;
}

/**
 * The input that decides the price of the trip and whether it is possible. It states the pickup
 * time that the customer sees, so that a cart whose time was changed elsewhere is not booked.
 */
export function bookingQuoteInput(
  { lines, trip }: BookableCart,
  draft: Pick<BookingDraft, "couponCode">,
): TripQuoteInput {
  return {
    provider_id: lines[0]?.provider_id ?? 0,
    scheduled: 1,
    schedule_at: trip.pickup_time,
    ...(draft.couponCode !== null && { coupon_code: draft.couponCode }),
  };
}

/** `total` is the amount that the customer saw. */
export function bookingInput(cart: BookableCart, draft: BookingDraft, total: number): BookingInput {
  return {
    ...bookingQuoteInput(cart, draft),
    scheduled: 1,
    trip_amount: total,
    additional_note: textOrUndefined(draft.note),
    contact_person_name: textOrUndefined(draft.name),
    contact_person_number: textOrUndefined(draft.phone),
    contact_person_email: textOrUndefined(draft.email),
  };
}

function textOrUndefined(text: string): string | undefined {
  return text.trim() === "" ? undefined : text.trim();
}
