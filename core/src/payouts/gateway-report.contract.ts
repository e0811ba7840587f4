import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { periodOfDays } from "../orders/period-of-days.ts";
import { id, text, timestamp } from "../values.ts";

/** What a payment gateway says it has moved, beside the books of the shop (contract 7.11). */

export const maxReportRows = 5_000;

/** Below zero: it went back. */
const moved = z.number().min(-10_000_000).max(10_000_000);
const line = z.object({ reference: text(255), amount: moved });

export const compareGatewayReport = endpoint("POST /desk/gateway-report", {
  about:
    "Compares the report of a gateway with the payments and refunds of the shop, by their references. `missing` are those of the days that the report does not have; the last 30 days without any. Writes nothing. For operators of all zones.",
  allow: { staff: "desk", permission: "payouts" },
  isRead: true,
  input: z.object({
    ...periodOfDays,
    /** Only this gateway. */
    gateway: text(50).optional(),
    lines: z.array(line).min(1).max(maxReportRows),
  }),
  reply: z.object({
    /** Sums of the report, and of what the shop has of its days. */
    reported: z.number(),
    booked: z.number(),
    matched: z.int(),
    /** In both, with another amount. */
    different: z.array(line.extend({ booked: z.number() })),
    /** In the report alone. */
    unknown: z.array(line),
    /** In the books alone. */
    missing: z.array(line.extend({ at: timestamp, order_ids: z.array(id) })),
  }),
  errors: ["figures_range_invalid"],
});
export type GatewayReport = z.infer<typeof compareGatewayReport.reply>;
