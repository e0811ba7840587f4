import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, page, paging, timestamp } from "../values.ts";

/** What the shop owes a courier and has paid, from the ledger (contract 7.8). */

/** Below zero: a payment that the bank sent back. */
export const courierPayout = z.object({ id, amount: z.number(), at: timestamp });

export const listCourierPayouts = endpoint("GET /courier/payouts", {
  about:
    "What the shop has paid the courier, newest first, what it owes the courier now, and when it pays next. Cash in hand is not part of it.",
  allow: { staff: "courier" },
  input: z.object(paging),
  reply: page("payouts", courierPayout).extend({
    due: z.number(),
    /** By the weekday on which the shop pays; null without one. */
    next_day: day.nullable(),
  }),
  errors: ["offset_too_large"],
});
