import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { deskRefund, refundMethod } from "../orders/payment.types.ts";
import { id, money, note, text } from "../values.ts";
import { trip } from "./trips.types.ts";

/** What operators return of trips of their zones that are over (contract 7.5). */

const allow = { staff: "desk", permission: "refunds", owns: "trip" } as const;

export const readTripRefundable = endpoint("GET /desk/trips/{id}/refundable", {
  about:
    "What can still be returned of a trip that is over and of its payments, and what the desk has returned, the latest first.",
  allow,
  input: z.object({ id }),
  reply: z.object({
    /** Without what waits for a second operator. */
    left: money,
    payments: z.array(z.object({ id, payment_method: z.string(), left: money })),
    refunds: z.array(deskRefund),
  }),
  errors: ["trip_not_found"],
});

export const refundTrip = endpoint("POST /desk/trips/{id}/refund", {
  about:
    "Returns an amount of a trip that is completed or canceled, from each of its payments in proportion, as often as something is left. Above `fees.refund_confirm_above`, with what was returned within 24 hours and nobody confirmed, it waits for a second operator. The shop or the provider bears it.",
  allow,
  input: z.object({
    id,
    amount: money,
    /** Why; the provider and the customer read it. */
    reason: text(255),
    /** By default to the wallet where there is one, or else the way it was paid. */
    method: refundMethod.optional(),
    borne_by: z.enum(["platform", "store"]).default("platform"),
    /** For the desk. */
    note: note(500).optional(),
  }),
  reply: z.object({ message: z.string(), trip, refund: deskRefund }),
  keyRequired: true,
  errors: [
    "trip_not_found",
    "trip_status_conflict",
    "refund_amount_invalid",
    "refund_method_unavailable",
  ],
});
