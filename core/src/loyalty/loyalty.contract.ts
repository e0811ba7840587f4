import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, money, page, paging, timestamp } from "../values.ts";
import { storeOfEntry } from "../wallet/wallet.contract.ts";
import { pointFilters, pointTransactionTypes } from "./point-transactions.ts";

/** The loyalty points of a customer (contract 4.8). */

const points = z.int().min(0);

/** Below zero: a refund has taken back points that are spent. */
const balanceOfPoints = z.int();

const pointTransaction = z.object({
  id,
  transaction_id: z.uuid(),
  transaction_type: z.enum(pointTransactionTypes),
  /** `balance` is the one before, plus `credit`, less `debit`. */
  credit: points,
  debit: points,
  balance: balanceOfPoints,
  /** The number of the order or trip; null when points were converted. */
  reference: z.string().nullable(),
  /** Of the order; null for what comes from no store's order. */
  store: storeOfEntry.nullable(),
  created_at: timestamp,
});

export type PointTransaction = z.infer<typeof pointTransaction>;

export const listPointTransactions = endpoint("GET /customer/loyalty-point/transactions", {
  about: "What has added and taken points, newest first, with the balance after each.",
  allow: "customer",
  input: z.object({ ...paging, type: z.enum(pointFilters).default("all") }),
  reply: page("data", pointTransaction),
  errors: ["feature_off"],
});

export const convertPoints = endpoint("POST /customer/loyalty-point/point-transfer", {
  about: "Exchanges points for money in the wallet, rounded down to a whole minor unit.",
  allow: "customer",
  keyRequired: true,
  input: z.object({ point: z.int().min(1).max(1_000_000_000) }),
  reply: z.object({ message: z.string(), wallet_balance: money, loyalty_point: balanceOfPoints }),
  errors: ["feature_off", "phone_unverified", "points_missing", "points_below_minimum"],
});
