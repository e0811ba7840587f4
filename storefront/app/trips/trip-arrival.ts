import { createArrival } from "../orders/pay-on-arrival.ts";
import type { TripPaymentChoice } from "./trip-payment-choice.ts";

/** How the page of a new trip pays it, as it was chosen when booking. */
export const tripArrival = createArrival<TripPaymentChoice>();
