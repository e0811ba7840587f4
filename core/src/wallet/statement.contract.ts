import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, money } from "../values.ts";
import { walletFilters } from "./transactions.ts";
import { walletTransaction } from "./wallet.contract.ts";

/** Statements of a wallet to keep: to print, and as a table. */

/**
 * Both days belong to the period, in the time zone of the shop; without one it is open on that
 * side.
 */
const period = {
  type: z.enum(walletFilters).default("all"),
  from: day.optional(),
  to: day.optional(),
};

export const getWalletStatement = endpoint("GET /customer/wallet/statement", {
  about: "The transactions of a period, oldest first, with the balances before and after it.",
  allow: "customer",
  input: z.object(period),
  reply: z.object({
    shop: z.string(),
    customer: z.string(),
    from: day.nullable(),
    /** The last day; today for a period that has not ended. */
    to: day,
    /** Of the whole wallet, also when only one type is listed. */
    opening_balance: money,
    closing_balance: money,
    data: z.array(walletTransaction),
  }),
  errors: ["feature_off"],
});

export const downloadWalletStatement = endpoint("GET /customer/wallet/statement.csv", {
  about:
    "The same transactions as a CSV file in UTF-8, with its headings in the language of the request.",
  allow: "customer",
  input: z.object(period),
  reply: z.string(),
  mediaType: "text/csv",
  errors: ["feature_off"],
});
