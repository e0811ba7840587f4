import type { ErrorResponse } from "@errand/core/errors";
import { isCouponError } from "../checkout/error-section.ts";
import { availableOf, linesOf } from "./unavailable.ts";

/** The parts of the booking that an error can belong to; `order` is the button's. */
export type BookingPart = "trip" | "vehicles" | "contact" | "order";

const parts: Record<string, BookingPart> = {
  pickup_time: "trip",
  pickup_zone: "trip",
  schedule_at: "trip",
  store_closed: "trip",
  zone: "trip",
  vehicle_unavailable: "vehicles",
  rental_type: "vehicles",
  different_stores: "vehicles",
  empty_cart: "vehicles",
  contact_person_name: "contact",
  contact_person_number: "contact",
  contact_person_email: "contact",
};

/** What speaks against a line of the cart; `available` is null when the server did not say. */
export interface BlockedLine {
  available: number | null;
  message: string;
}

/** The errors by the part that shows them, and those that name a line by its id. */
export function refusalsOf(errors: ErrorResponse[]) {
  const refusals = new Map<BookingPart, string[]>();
  const blocked = new Map<number, BlockedLine>();
  for (const error of errors.filter((each) => !isCouponError(each))) {
    const { code, field = "", message } = error;
    const lines = linesOf(error);
    for (const id of lines) blocked.set(id, { available: availableOf(error), message });
    const part = parts[code] ?? parts[field] ?? "order";
    const texts = refusals.get(part) ?? [];
    if (lines.length === 0 && message !== "" && !texts.includes(message)) {
      refusals.set(part, [...texts, message]);
    }
  }
  return { refusals, blocked };
}
