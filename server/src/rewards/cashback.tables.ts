import type { LocalizedText } from "@errand/core/language";
import { nothing } from "@errand/core/money";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { identity, money, rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** What the shop gives back to wallets for delivered orders. */
export const cashbackOffers = pgTable("cashback_offers", {
  id: identity(),
  title: jsonb().$type<LocalizedText>().notNull(),
  /** Basis points or minor units, by `discountKind`. */
  discount: integer().notNull(),
  discountKind: text().$type<"percent" | "amount">().notNull(),
  minPurchase: money().notNull().default(nothing),
  /** 0 means no cap. */
  maxDiscount: money().notNull().default(nothing),
  usesPerCustomer: integer().notNull(),
  /** First and last day in the time zone of the shop. */
  starts: date({ mode: "string" }).notNull(),
  ends: date({ mode: "string" }).notNull(),
  active: boolean().notNull().default(true),
});

/**
 * The cashback that an order was placed with; the ledger knows whether it is credited. A canceled
 * or failed order has none.
 */
export const orderCashbacks = pgTable(
  "order_cashbacks",
  {
    orderId: rowId()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    offerId: rowId()
      .notNull()
      .references(() => cashbackOffers.id),
    amount: money().notNull(),
  },
  (t) => [index().on(t.offerId), check("order_cashbacks_amount", sql`${t.amount} > 0`)],
);

/**
 * How many orders of each customer have the cashback of an offer: one statement compares it with
 * the limit and changes it.
 */
export const cashbackCustomers = pgTable(
  "cashback_customers",
  {
    offerId: rowId()
      .notNull()
      .references(() => cashbackOffers.id),
    customerId: rowId()
      .notNull()
      .references(() => customers.id),
    uses: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.customerId] }),
    index().on(t.customerId),
    check("cashback_customers_uses", sql`${t.uses} >= 0`),
  ],
);
