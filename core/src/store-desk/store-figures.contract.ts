import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { periodOfDays } from "../orders/period-of-days.ts";
import { day, id, money } from "../values.ts";

/** What a store or a rental provider sold, and how it worked (contract 6.3). */

const counts = {
  /** Orders that the store could see: not those that were never paid. Of a provider, its trips. */
  orders: z.int(),
  /** Delivered orders, completed trips. */
  delivered: z.int(),
  /** Canceled by the store, or because it did not start or confirm them. */
  refusals: z.int(),
  /** What the store sold with the delivered ones, as in its statements: before the commission. */
  sales: money,
};

/** Minutes on average; null without such orders. */
const minutes = z.number().nullable();

export const readStoreFigures = endpoint("GET /store/figures", {
  about:
    "What the store or the rental provider sold in a period of at most 366 days, by the day and the hour in which orders or trips were placed in the time zone of the shop. `Accept: text/csv` returns a table.",
  allow: { staff: "store", permission: "figures" },
  input: z.object(periodOfDays),
  reply: z.object({
    from: day,
    to: day,
    ...counts,
    times: z.object({
      /** From the confirmation to the start; of trips, from the booking to the confirmation. */
      accept: minutes,
      /** From the start until it was ready; null for trips. */
      prepare: minutes,
      /** From the order to its delivery; without scheduled orders, and null for trips. */
      deliver: minutes,
    }),
    /**
     * The orders that were made ready, and how many of them by the time that the store had stated.
     * None of trips.
     */
    promises: z.object({ made: z.int(), kept: z.int() }),
    refusal_reasons: z.array(
      z.object({
        /** Null: the store did not start it in time, or gave no reason. */
        reason: z.string().nullable(),
        count: z.int(),
      }),
    ),
    /** The ten that sold most pieces; none of a rental provider. */
    best_items: z.array(
      z.object({ item_id: id, name: z.string(), quantity: z.int(), sales: money }),
    ),
    /** The ten that were rented most often; none of a store. */
    best_vehicles: z.array(
      z.object({ vehicle_id: id, name: z.string(), quantity: z.int(), sales: money }),
    ),
    days: z.array(z.object({ day, ...counts })),
    hours: z.array(z.object({ hour: z.int().min(0).max(23), ...counts })),
  }),
  alternative: "text/csv",
  errors: ["figures_range_invalid"],
});
