import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { deskDelivery, deskFilter, deskSearch } from "../orders/desk-filter.ts";
import { orderStatus } from "../orders/orders.types.ts";
import { id, money, note, page, text, timestamp } from "../values.ts";

/** What operators need to know about orders that did not go as planned (contract 6.2). */

/**
 * `not_accepted`: the store let the order expire, which canceled it and paused the store.
 * `no_courier`: ten minutes after it was ready, no courier has it. `cancel_requested`: a customer
 * wants to cancel, and the store has not answered. `payment`: what a gateway had reserved could not
 * be taken. `cash_missing`: a courier took less cash than was due. Couriers report the others: a
 * job that was given back, that cannot be handed over, and anything else that happened.
 */
export const incidentKinds = [
  "not_accepted",
  "no_courier",
  "cancel_requested",
  "job_unassigned",
  "job_failed",
  "job_incident",
  "payment",
  "cash_missing",
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

export const incident = z.object({
  id,
  kind: z.enum(incidentKinds),
  order_id: id,
  order_status: orderStatus,
  store_id: id.nullable(),
  store_name: z.string().nullable(),
  zone_id: id,
  courier_id: id.nullable(),
  /** Of missing cash, one of the reasons of `POST /courier/jobs/{id}/deliver`. */
  reason: z.string().nullable(),
  /** The cash that is missing; null for other incidents. */
  amount: money.nullable(),
  note: z.string().nullable(),
  image_full_url: z.array(z.string()),
  created_at: timestamp,
});
export type Incident = z.infer<typeof incident>;

export const listIncidents = endpoint("GET /desk/incidents", {
  about:
    "Incidents in the zones of the operator: those whose orders are in progress, oldest first, or those whose orders are over, newest first. A refused request to cancel is over, too; missing cash once the desk has looked into it.",
  allow: { staff: "desk", permission: "orders" },
  input: z.object({
    ...deskFilter,
    ...deskSearch,
    ...deskDelivery,
    state: z.enum(["open", "past"]).default("open"),
    /** How the order is paid, such as `cash_on_delivery`. */
    method: text(50).optional(),
  }),
  reply: page("incidents", incident),
  errors: ["offset_too_large"],
});

export const closeMissingCash = endpoint("POST /desk/orders/{id}/missing-cash", {
  about:
    "States that the desk has looked into the cash that a courier did not get for an order, and what came of it. The incident is over then.",
  allow: { staff: "desk", permission: "payments", owns: "order" },
  keyRequired: true,
  input: z.object({ id, note: note(500).optional() }),
  reply: z.object({ message: z.string() }),
  errors: ["order_not_found", "order_status_conflict"],
});
