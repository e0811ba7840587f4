import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { deskFilter, deskSearch } from "../orders/desk-filter.ts";
import { orderStatus } from "../orders/orders.types.ts";
import { periodOfDays } from "../orders/period-of-days.ts";
import {
  courierStatus,
  deskOrder,
  deskOrderDetails,
  orderChange,
} from "../orders/staff-orders.types.ts";
import { flag, id, money, page, paging, text } from "../values.ts";

/** What operators do with orders of their zones (contract 6.2). */

export const listDeskOrders = endpoint("GET /desk/orders", {
  about:
    "Orders in the zones of the operator, oldest first unless `sort` says otherwise. With `from` or `to`, those placed in a period of at most 366 days of the shop. `Accept: text/csv` returns a table of at most 50,000 rows; the audit log has it.",
  allow: { staff: "desk", permission: "orders" },
  input: z.object({
    ...deskFilter,
    ...deskSearch,
    /** A status, or `active`: every order in progress. */
    state: z.enum([...orderStatus.options, "active"]).optional(),
    courier_id: id.optional(),
    /** How it is paid, such as `cash_on_delivery`. */
    method: text(50).optional(),
    /** 1: in progress after the promised time; 0: the others. */
    late: flag.optional(),
    module_id: id.optional(),
    order_type: z.enum(["delivery", "take_away", "parcel"]).optional(),
    customer_id: id.optional(),
    run_id: id.optional(),
    sort: z.enum(["oldest", "newest"]).default("oldest"),
    ...periodOfDays,
  }),
  reply: page("orders", deskOrder),
  alternative: "text/csv",
  errors: ["offset_too_large", "figures_range_invalid", "export_too_large"],
});

export const listDeskCouriers = endpoint("GET /desk/couriers", {
  about: "Couriers with their location and their deliveries in progress.",
  allow: { staff: "desk", permission: "dispatch" },
  input: z.object({
    ...paging,
    /** A part of the name, the exact phone, or the number. */
    search: text(100).optional(),
    on_duty: flag.optional(),
  }),
  reply: page("couriers", courierStatus),
  errors: ["offset_too_large"],
});

export const takeCourierCash = endpoint("POST /desk/couriers/{id}/cash", {
  about: "Takes in cash that a courier hands in, at most what the courier holds.",
  allow: { staff: "desk", permission: "payments", owns: "courier" },
  input: z.object({ id, amount: money.gt(0) }),
  reply: z.object({
    message: z.string(),
    /** What the courier still holds. */
    cash: money,
  }),
  keyRequired: true,
  errors: ["courier_not_found", "cash_amount_too_large"],
});

const own = { staff: "desk", permission: "orders", owns: "order" } as const;

export const readDeskOrder = endpoint("GET /desk/orders/{id}", {
  about: "An order with its lines, its history, and how its delivery found a courier.",
  allow: own,
  input: z.object({ id }),
  reply: deskOrderDetails,
  errors: ["order_not_found"],
});

const change = { allow: own, reply: orderChange, keyRequired: true } as const;

export const acceptDeskOrder = endpoint("POST /desk/orders/{id}/accept", {
  about: "Confirms an order for its store.",
  ...change,
  input: z.object({ id }),
  errors: ["order_not_found", "order_status_conflict"],
});

export const cancelDeskOrder = endpoint("POST /desk/orders/{id}/cancel", {
  about: "Cancels an order at any time before it is delivered, and returns its stock.",
  ...change,
  input: z.object({ id, reason: text(255) }),
  errors: ["order_not_found", "order_status_conflict"],
});

export const assignDeskOrder = endpoint("POST /desk/orders/{id}/assign", {
  about:
    "Gives a delivery to a courier who is on duty and has room for it; without `courier_id`, offers it now to the best courier by the plan. What another courier has picked up is fetched from there, with all that this one has of the same run.",
  ...change,
  allow: { staff: "desk", permission: "dispatch", owns: "order" },
  input: z.object({ id, courier_id: id.optional() }),
  errors: ["order_not_found", "courier_not_found", "order_status_conflict", "busy", "no_courier"],
});

export const unassignDeskOrder = endpoint("POST /desk/orders/{id}/unassign", {
  about:
    "Takes a delivery from its courier before it is picked up. It is offered to others, and not to this courier again.",
  ...change,
  allow: { staff: "desk", permission: "dispatch", owns: "order" },
  input: z.object({ id, reason: text(255).optional() }),
  errors: ["order_not_found", "order_status_conflict"],
});

export const delayDeskOrder = endpoint("POST /desk/orders/{id}/delay", {
  about:
    "Announces for the store that an order takes longer; the customer sees the new time and gets a message with it.",
  ...change,
  input: z.object({ id, minutes: z.int().min(1).max(120) }),
  errors: ["order_not_found", "order_status_conflict"],
});

export const deliverDeskOrder = endpoint("POST /desk/orders/{id}/deliver", {
  about: "Marks a paid order as delivered in place of its courier or store.",
  ...change,
  input: z.object({ id }),
  errors: ["order_not_found", "order_status_conflict"],
});
