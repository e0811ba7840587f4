import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { order } from "../orders/orders.types.ts";
import { text } from "../values.ts";
import { trip } from "./trips.types.ts";

/** Minutes in which an order that has been delivered is still among the running ones. */
export const shownAfterDelivery = 10;

/** Hours before its time from which a scheduled order, or the pickup of a trip, is among them. */
export const shownBefore = 2;

export const listRunning = endpoint("GET /customer/running", {
  inMaintenance: true,
  about:
    "What the customer or this guest waits for now: orders, parcels and trips, what arrives first at the head; at most five of each.",
  allow: "shopper",
  input: z.object({
    /** As of `GET /customer/order/guest-list`. */
    proofs: text(6000).optional(),
  }),
  reply: z.object({ orders: z.array(order), trips: z.array(trip) }),
  errors: [],
});
