import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, money, page, paging, timestamp } from "../values.ts";
import { walletFilters, walletTransactionTypes } from "./transactions.ts";

/** The wallet of a customer (contract 4.8). */

const walletTransaction = z.object({
  id,
  transaction_id: z.uuid(),
  transaction_type: z.enum(walletTransactionTypes),
  /** `balance` is the one before, plus `credit` and `admin_bonus`, less `debit`. */
  credit: money,
  debit: money,
  admin_bonus: money,
  balance: money,
  /** The number of the order or trip, or the gateway's of a payment; null when there is none. */
  reference: z.string().nullable(),
  created_at: timestamp,
});

export type WalletTransaction = z.infer<typeof walletTransaction>;

export const listWalletTransactions = endpoint("GET /customer/wallet/transactions", {
  about: "What has filled and emptied the wallet, newest first, with the balance after each.",
  allow: "customer",
  input: z.object({ ...paging, type: z.enum(walletFilters).default("all") }),
  reply: page("data", walletTransaction),
  errors: ["feature_off"],
});
