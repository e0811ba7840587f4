import * as z from "zod";
import { deciders } from "../dispatch/dispatch.types.ts";
import { endpoint } from "../endpoint.ts";
import { periodOfDays } from "../orders/period-of-days.ts";
import { day } from "../values.ts";

/** How often a courier is offered deliveries, and why (contract 6.2, Dispatch). */

const count = z.int();

export const readCourierOffers = endpoint("GET /courier/offers", {
  about:
    "The offers of a courier within a time, how they ended, and what decided for this courier. The plan knows none of these figures: declining an offer lowers nothing.",
  allow: { staff: "courier" },
  input: z.object(periodOfDays),
  reply: z.object({
    from: day,
    to: day,
    offered: count,
    accepted: count,
    declined: count,
    /** Those that the courier did not answer in time, or that were withdrawn. */
    unanswered: count,
    /** Of those offered, how often each reason decided. */
    decided_by: z.record(z.enum(deciders), count),
  }),
  errors: ["figures_range_invalid"],
});
