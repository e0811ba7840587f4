import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { fromMinor, minor } from "../money.ts";
import { gatewayKey, paymentId } from "../payments/payments.contract.ts";
import { day, id, money, page, paging, timestamp } from "../values.ts";
import { maxTopUp } from "./top-up-bonus.ts";
import { walletFilters, walletTransactionTypes } from "./transactions.ts";

/** The wallet of a customer (contract 4.8). */

export const walletTransaction = z.object({
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
  /** What `reference` names; null with it. */
  reference_type: z.enum(["order", "trip", "payment"]).nullable(),
  created_at: timestamp,
});

export type WalletTransaction = z.infer<typeof walletTransaction>;

/** The store of the order that an entry of the wallet or of the points names. */
export const storeOfEntry = z.object({ name: z.string(), logo_full_url: z.string().nullable() });

const listedTransaction = walletTransaction.extend({
  /** Null for what comes from no store's order. */
  store: storeOfEntry.nullable(),
});

export type ListedTransaction = z.infer<typeof listedTransaction>;

export const listWalletTransactions = endpoint("GET /customer/wallet/transactions", {
  about: "What has filled and emptied the wallet, newest first, with the balance after each.",
  allow: "customer",
  input: z.object({ ...paging, type: z.enum(walletFilters).default("all") }),
  reply: page("data", listedTransaction),
  errors: ["feature_off"],
});

export const listBonuses = endpoint("GET /customer/wallet/bonuses", {
  about: "What the shop adds to funds at the moment; of several, the best one counts.",
  allow: "customer",
  input: z.object({}),
  reply: z.array(
    z.object({
      id,
      title: z.string(),
      description: z.string().nullable(),
      bonus_type: z.enum(["percentage", "amount"]),
      bonus_amount: z.number().min(0),
      minimum_add_amount: money,
      /** 0: no cap. */
      maximum_bonus_amount: money,
      start_date: day,
      end_date: day,
    }),
  ),
  errors: ["feature_off"],
});

export const addFund = endpoint("POST /customer/wallet/add-fund", {
  about:
    "Starts a payment into the wallet. The money is there, with the bonus of now, once the payment has succeeded.",
  allow: "customer",
  keyRequired: true,
  input: z.object({
    amount: money.min(fromMinor(minor(1))).max(fromMinor(maxTopUp)),
    payment_method: gatewayKey,
    callback: z.string().max(2000),
    payment_platform: z.literal("web"),
  }),
  reply: z.object({ redirect_link: z.string(), payment_id: paymentId, expires_at: timestamp }),
  errors: [
    "feature_off",
    "phone_unverified",
    "payment_method_unavailable",
    "callback_not_allowed",
    "gateway_away",
  ],
});
