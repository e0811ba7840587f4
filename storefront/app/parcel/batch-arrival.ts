import { createArrival } from "../orders/pay-on-arrival.ts";

/** The gateway to which the page of a new batch leads on. */
export const batchArrival = createArrival<string>();
