import type { bookTrip, quoteTrip } from "@errand/core/trips/trips.contract";
import type * as z from "zod";

/** The input of a quote; booking adds the amount that the customer saw. */
export type TripQuoteInput = z.output<typeof quoteTrip.input>;
export type BookingInput = z.output<typeof bookTrip.input>;
