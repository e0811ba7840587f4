import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, money, page, paging, percent, timestamp } from "../values.ts";
import { journalKinds } from "./journals.ts";

/** What the shop owes a store and has paid it, from the ledger (contract 6.3). */

const own = { staff: "store", permission: "payouts" } as const;

/** Below zero: what the store owes the shop, such as cash that it collected. */
const balance = z.number();

/** Below zero: a payment that the bank sent back. */
const payout = z.object({ id, amount: z.number(), at: timestamp });

export const listStorePayouts = endpoint("GET /store/payouts", {
  about:
    "What the shop has paid the store, newest first, what it owes the store now, and when it pays next.",
  allow: own,
  input: z.object(paging),
  reply: page("payouts", payout).extend({
    due: balance,
    /** By the weekday on which the shop pays; null without one. */
    next_day: day.nullable(),
  }),
  errors: ["offset_too_large"],
});

/** A calendar month in the time zone of the shop, such as `2026-03`. */
export const statementMonth = z.stringFormat("month", /^20\d{2}-(0[1-9]|1[0-2])$/);

/**
 * `sales` less `commission`, `collected_cash`, `refunds` and `paid_out`, plus `delivery`, is what
 * the balance changed by.
 */
export const movements = {
  /**
   * The items of delivered orders or completed trips with their taxes, less the discounts of the
   * store.
   */
  sales: money,
  /** The share of the shop in them. */
  commission: money,
  /** Deliveries that the store made itself; below zero when it paid more for free deliveries. */
  delivery: z.number(),
  /** Cash that the store took for the shop. */
  collected_cash: money,
  /**
   * Refunds at the expense of the store, less what was shifted from it: below zero when that
   * concerns earlier days.
   */
  refunds: z.number(),
  /** Less what the bank sent back: below zero when that was paid earlier. */
  paid_out: z.number(),
};

export const statement = z.object({
  month: z.string(),
  opening_balance: balance,
  ...movements,
  closing_balance: balance,
  days: z.array(z.object({ day, ...movements })),
});

export const readStoreStatement = endpoint("GET /store/statements/{month}", {
  about:
    "The account of the store in a month of the shop's time zone, with its balance before and after it, and for each day with a movement.",
  allow: own,
  input: z.object({ month: statementMonth }),
  reply: statement.extend({
    /**
     * Percent of the items that the shop keeps of what is delivered now; what was delivered before
     * has the commission of its time.
     */
    commission_rate: percent,
  }),
  errors: [],
});

const statementOrder = z.object({
  /** Null for what belongs to no order. */
  order_id: id.nullable(),
  kind: z.enum(["order", "trip"]).nullable(),
  ...movements,
  /** In the order in which they were posted. */
  journals: z.array(
    z.object({
      id,
      kind: z.enum(journalKinds),
      /** What the balance changed by. */
      amount: z.number(),
      at: timestamp,
    }),
  ),
});
export type StatementOrder = z.infer<typeof statementOrder>;

export const readStatementOrders = endpoint("GET /store/statements/{month}/orders", {
  about:
    "What moved the account of the store on one day: each order or trip with its amounts and the journals that they come from, and what belongs to none, such as payouts. `Accept: text/csv` returns a table, of the whole month without a day; the audit log has it.",
  allow: own,
  input: z.object({ month: statementMonth, day: day.optional() }),
  reply: z.object({ day, orders: z.array(statementOrder) }),
  alternative: "text/csv",
  errors: ["statement_day", "export_too_large"],
});
