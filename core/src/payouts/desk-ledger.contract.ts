import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { journalKinds } from "../ledger/journals.ts";
import { statement, statementMonth } from "../ledger/store-statements.contract.ts";
import { day, id, page, paging, text, timestamp } from "../values.ts";

/** The books of the shop, as the desk reads them (contract 7.11). */

/** An amount of money, or a number of points. */
const posted = {
  /** Such as `store:7` or `bank`. */
  account: z.string(),
  unit: z.enum(["money", "points"]),
  amount: z.number(),
};

export const listLedger = endpoint("GET /desk/ledger", {
  about:
    "Journals, newest first, each with its postings and the order that it belongs to, and what the accounts have at the end of the day `to`, or now (only with the first page). `account` is the name of one (`store:7`) or of all of a kind (`store`). Accept text/csv for a table. For operators of all zones.",
  allow: { staff: "desk", permission: "payouts" },
  input: z.object({
    ...paging,
    account: text(60).optional(),
    kind: z.enum(journalKinds).optional(),
    order_id: id.optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  reply: page(
    "journals",
    z.object({
      id,
      kind: z.enum(journalKinds),
      /** What happened, such as `order:100012:store_share`; recorded once. */
      cause: z.string(),
      at: timestamp,
      order_id: id.nullable(),
      order_kind: z.enum(["order", "trip"]).nullable(),
      /** They sum to zero in each unit. */
      postings: z.array(
        z.object({
          ...posted,
          /** Of a store or a courier. */
          name: z.string().nullable(),
        }),
      ),
    }),
  ).extend({
    /**
     * By kind, and for each gateway; with `account`, of that one. Only with the first page.
     */
    balances: z.array(z.object(posted)),
  }),
  alternative: "text/csv",
  errors: [
    "offset_too_large",
    "ledger_account_unknown",
    "figures_range_invalid",
    "export_too_large",
  ],
});

export const readDeskStatement = endpoint("GET /desk/stores/{id}/statements/{month}", {
  about: "The account of a store in a month, as the store reads it.",
  allow: { staff: "desk", permission: "payouts", owns: "store" },
  input: z.object({ id, month: statementMonth }),
  reply: statement.extend({ store: z.object({ id, name: z.string() }) }),
  errors: ["store_not_found"],
});
