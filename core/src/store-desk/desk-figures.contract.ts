import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { periodOfDays } from "../orders/period-of-days.ts";
import { day, id } from "../values.ts";

/** What the whole shop sold (contract 7.13). */

const counts = {
  /** Orders, parcels and trips that were confirmed or are paid in cash. */
  orders: z.int(),
  /** Delivered orders and completed trips. */
  delivered: z.int(),
  /** Canceled, failed or not started. */
  canceled: z.int(),
  /** What customers paid for the delivered ones, before refunds. */
  sales: z.number(),
};

const named = { id, name: z.string(), ...counts };

export const readDeskFigures = endpoint("GET /desk/figures", {
  about:
    "What was ordered in a period of at most 366 days, by the day and the hour in which it was placed in the time zone of the shop, and by zone and module: in the zones of the operator. `Accept: text/csv` returns a table.",
  allow: { staff: "desk", permission: "payouts" },
  input: z.object({ ...periodOfDays, zone_id: id.optional(), module_id: id.optional() }),
  reply: z.object({
    from: day,
    to: day,
    ...counts,
    days: z.array(z.object({ day, ...counts })),
    hours: z.array(z.object({ hour: z.int().min(0).max(23), ...counts })),
    /** Those with orders, the highest sales first. */
    zones: z.array(z.object(named)),
    modules: z.array(z.object(named)),
  }),
  alternative: "text/csv",
  errors: ["figures_range_invalid", "zone_not_found"],
});
