import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { deskDelivery, deskFilter, deskSearch } from "../orders/desk-filter.ts";
import { order } from "../orders/orders.types.ts";
import { deskRefund, refundStatus, requestedRefundMethod } from "../orders/payment.types.ts";
import { refundDispute } from "../refunds/store-refunds.contract.ts";
import { flag, id, money, page, timestamp } from "../values.ts";
import { tripStatus } from "./trips.types.ts";

/** Refunds of orders and trips, as operators list them (contract 6.2, 7.5). */

/** A trip as a list of refunds names it. */
const refundedTrip = z.object({
  id,
  trip_status: tripStatus,
  provider: z.object({ id, name: z.string() }),
  pickup_time: timestamp,
});
export type RefundedTrip = z.infer<typeof refundedTrip>;

export const listDeskRefunds = endpoint("GET /desk/refunds", {
  about:
    "Refunds of orders and trips in the zones of the operator, requested or not; those that wait first, the oldest of them first.",
  allow: { staff: "desk", permission: "refunds" },
  input: z.object({
    ...deskFilter,
    ...deskSearch,
    ...deskDelivery,
    /** A status, or `waiting`: what is to be decided or confirmed. */
    state: z.enum([...refundStatus.options, "waiting"]).optional(),
    /** Where the customer wants the money. */
    method: requestedRefundMethod.optional(),
    /** Those that their store disputes, and that wait for the desk. */
    disputed: flag.optional(),
  }),
  reply: page(
    "refunds",
    deskRefund.extend({
      /** What it is about: an order, or a trip. The other one is null. */
      order: order.nullable(),
      trip: refundedTrip.nullable(),
      /** What can still be returned, with what waits for a second operator. */
      left: money,
      /** What its store says about it, where it bears it. */
      dispute: refundDispute.nullable(),
    }),
  ),
  errors: ["offset_too_large"],
});
