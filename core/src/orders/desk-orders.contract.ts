import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, page, paging, requestedTime, text } from "../values.ts";
import { order, orderStatus } from "./orders.types.ts";
import { courierStatus, orderChange, staffOrderDetails } from "./staff-orders.types.ts";

/** What operators do with orders of their zones (contract 6.2). */

export const listDeskOrders = endpoint("GET /desk/orders", {
  about: "Orders in the zones of the operator, oldest first.",
  allow: { staff: "desk", permission: "orders" },
  input: z.object({
    ...paging,
    /** A status, or `active`: every order in progress. */
    state: z.enum([...orderStatus.options, "active"]).optional(),
    store_id: id.optional(),
    courier_id: id.optional(),
    zone_id: id.optional(),
    since: requestedTime.optional(),
    until: requestedTime.optional(),
    /** A number, or the exact phone or e-mail of the order. */
    search: text(255).optional(),
  }),
  reply: page("orders", order),
  errors: ["offset"],
});

export const listDeskCouriers = endpoint("GET /desk/couriers", {
  about: "Couriers with their location and their deliveries in progress.",
  allow: { staff: "desk", permission: "dispatch" },
  input: z.object(paging),
  reply: page("couriers", courierStatus),
  errors: ["offset"],
});

const own = { staff: "desk", permission: "orders", owns: "order" } as const;

export const readDeskOrder = endpoint("GET /desk/orders/{id}", {
  about: "An order with its lines and its history.",
  allow: own,
  input: z.object({ id }),
  reply: staffOrderDetails,
  errors: ["order"],
});

const change = { allow: own, reply: orderChange, keyRequired: true } as const;

export const acceptDeskOrder = endpoint("POST /desk/orders/{id}/accept", {
  about: "Confirms an order for its store.",
  ...change,
  input: z.object({ id }),
  errors: ["order", "order_status"],
});

export const cancelDeskOrder = endpoint("POST /desk/orders/{id}/cancel", {
  about: "Cancels an order at any time before it is delivered, and returns its stock.",
  ...change,
  input: z.object({ id, reason: text(255) }),
  errors: ["order", "order_status"],
});

export const assignDeskOrder = endpoint("POST /desk/orders/{id}/assign", {
  about: "Gives a delivery to a courier who is on duty and has no other.",
  ...change,
  allow: { staff: "desk", permission: "dispatch", owns: "order" },
  input: z.object({ id, courier_id: id }),
  errors: ["order", "courier", "order_status", "busy"],
});

export const deliverDeskOrder = endpoint("POST /desk/orders/{id}/deliver", {
  about: "Marks a paid order as delivered in place of its courier or store.",
  ...change,
  input: z.object({ id }),
  errors: ["order", "order_status"],
});
