import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, note, page, paging, phone, text } from "../values.ts";
import { courierLocation, order, orderDetail } from "./orders.types.ts";

/**
 * An endpoint that names an order asks a guest for the phone given with it, besides the guest id;
 * wrong, unknown and foreign all answer the same 404 (contract 1.2, safety 10).
 */
const named = { order_id: id, contact_number: phone.optional() };

const listing = {
  allow: "customer",
  reads: ["module"],
  input: z.object(paging),
  reply: page("orders", order),
  errors: ["offset"],
} as const;

export const listRunningOrders = endpoint("GET /customer/order/running-orders", {
  about: "Orders under way, newest first.",
  ...listing,
});
export const listPastOrders = endpoint("GET /customer/order/list", {
  about: "Orders that have ended, newest first.",
  ...listing,
});

export const trackOrder = endpoint("GET /customer/order/track", {
  about: "One order as it stands.",
  allow: "shopper",
  input: z.object(named),
  reply: order,
  errors: ["order"],
});

export const listOrderDetails = endpoint("GET /customer/order/details", {
  about: "The lines of an order, as ordered.",
  allow: "shopper",
  input: z.object(named),
  reply: z.array(orderDetail),
  errors: ["order"],
});

export const cancelOrder = endpoint("PUT /customer/order/cancel", {
  about: "Cancels an order that nobody has begun to prepare; stock goes back.",
  allow: "shopper",
  input: z.object({ ...named, reason: text(255).optional(), note: note(500).optional() }),
  reply: z.object({ message: z.string(), order }),
  errors: ["order", "order_status", "cancel_reason"],
});

export const listCancellationReasons = endpoint("GET /customer/order/cancellation-reasons", {
  about: "Reasons offered when a customer cancels.",
  allow: "anyone",
  input: z.object({ ...paging, type: z.enum(["customer"]).default("customer") }),
  reply: page("data", z.object({ id, reason: z.string() })),
  errors: ["offset"],
});

export const lastLocation = endpoint("GET /delivery-man/last-location", {
  about: "Where the courier is, while on the way.",
  allow: "shopper",
  input: z.object(named),
  reply: z.object({ location: courierLocation.extend({ location: z.string() }).nullable() }),
  errors: ["order"],
});

export const streamOrder = endpoint("GET /customer/order/stream", {
  about:
    "Server-Sent Events: `order` and `location`, from the present state on; `Last-Event-ID` resumes.",
  allow: "shopper",
  input: z.object(named),
  reply: z.union([order, courierLocation]),
  stream: true,
  errors: ["order", "throttled"],
});
