import type { GatewayOutcome, PaymentState } from "@errand/core/payments/payment-states";
import type { RefundState } from "@errand/core/payments/refund-states";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { identity, money, rowId } from "../database/columns.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/**
 * What a payment is for. A run is several orders that are paid together; a group is paid by its
 * members, each a share, before there is an order.
 */
export type PaymentPurpose = "order" | "trip" | "run" | "group" | "add_fund";

export type PaymentMethod = "gateway" | "wallet" | "cash_on_delivery" | "offline_payment";

/** Money on its way to the shop. Without foreign keys to the payer: payments outlive accounts. */
export const payments = pgTable(
  "payments",
  {
    id: identity(),
    /** 128 random bits in 22 base64url characters: whoever knows it may read the state. */
    publicId: text().notNull().unique(),
    purpose: text().$type<PaymentPurpose>().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    /** The key of the gateway; null for the other methods. */
    gateway: text(),
    /** Whose share of a group order it is; without a foreign key, as groups are above payments. */
    groupMemberId: rowId(),
    /** The payer; both are null when the account is gone. */
    customerId: rowId(),
    guestId: uuid(),
    amount: money().notNull(),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** The gateway reserves the amount, and takes the final sum when its order is ready. */
    hold: boolean().notNull().default(false),
    /** What is taken of the reservation, once that is decided; 0 gives it back. */
    captured: money(),
    /** The payment at the gateway; null before the checkout is created. */
    reference: text(),
    /** Where the customer pays. */
    redirectUrl: text(),
    /** The page to which the browser returns. */
    callback: text(),
    createdAt: timestamptz().notNull(),
    /** The end of the time to pay. */
    expiresAt: timestamptz(),
    succeededAt: timestamptz(),
  },
  (t) => [
    unique("payments_reference").on(t.gateway, t.reference),
    index().on(t.customerId),
    index("payments_of_member").on(t.groupMemberId).where(sql`${t.groupMemberId} is not null`),
    index("payments_checking").on(t.createdAt).where(sql`${t.state} = 'checking'`),
    check("payments_amount", sql`${t.amount} > 0`),
    check(
      "payments_captured",
      sql`${t.captured} is null or (${t.hold} and ${t.captured} between 0 and ${t.amount})`,
    ),
    check("payments_gateway", sql`(${t.method} = 'gateway') = (${t.gateway} is not null)`),
    check("payments_member", sql`(${t.purpose} = 'group') = (${t.groupMemberId} is not null)`),
    check("payments_payer", sql`${t.customerId} is null or ${t.guestId} is null`),
  ],
);

/**
 * Which orders a payment is for. The shares of a payment sum to its amount, except for funds, which
 * are for no order, and for groups: nothing before the order is placed, then at most the amount. A
 * deferred trigger requires it.
 */
export const paymentAllocations = pgTable(
  "payment_allocations",
  {
    paymentId: rowId()
      .notNull()
      .references(() => payments.id),
    /** References `orders`, by the migration: payments are below orders. */
    orderId: rowId().notNull(),
    amount: money().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.orderId] }),
    index().on(t.orderId),
    check("payment_allocations_amount", sql`${t.amount} > 0`),
  ],
);

/** Money on its way back. A deferred trigger refuses more than the payment brought. */
export const refunds = pgTable(
  "refunds",
  {
    id: identity(),
    paymentId: rowId()
      .notNull()
      .references(() => payments.id),
    /** Null for a payment without orders. */
    orderId: rowId(),
    /**
     * The decision of the desk that it follows from (`refund_requests`); null for what a change of
     * the order returns.
     */
    requestId: rowId(),
    amount: money().notNull(),
    /**
     * `source`: back through the gateway. `manual`: from the bank or the till, by the desk. `hold`:
     * reserved, and never taken.
     */
    method: text().$type<"wallet" | "source" | "manual" | "hold">().notNull(),
    borneBy: text().$type<"platform" | "store" | "courier" | "customer">().notNull(),
    /** The store, courier or removed customer that bears it. */
    bearerId: rowId(),
    state: text().$type<RefundState>().notNull(),
    reason: text().notNull(),
    /** The refund at the gateway. */
    reference: text(),
    createdAt: timestamptz().notNull(),
    completedAt: timestamptz(),
  },
  (t) => [
    index().on(t.paymentId),
    index().on(t.orderId),
    index("refunds_of_request").on(t.requestId).where(sql`${t.requestId} is not null`),
    index("refunds_of_store")
      .on(t.bearerId)
      .where(sql`${t.borneBy} = 'store' and ${t.requestId} is not null`),
    index("refunds_failed").on(t.id).where(sql`${t.state} = 'failed'`),
    check("refunds_amount", sql`${t.amount} > 0`),
    check("refunds_bearer", sql`(${t.borneBy} = 'platform') = (${t.bearerId} is null)`),
  ],
);

/** How a report reached the shop. */
export type ReportSource = "return" | "callback" | "poll" | "clock" | "shop";

/** Every report that had an id or changed its payment. The events of a gateway count once. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: identity(),
    paymentId: rowId()
      .notNull()
      .references(() => payments.id),
    source: text().$type<ReportSource>().notNull(),
    gateway: text(),
    /** The gateway's id of the event; null for what was asked. */
    eventId: text(),
    outcome: text().$type<GatewayOutcome | "timed_out" | "given_up" | "replaced">().notNull(),
    /** SHA-256 of the callback as it came, in base64url. */
    digest: text(),
    receivedAt: timestamptz().notNull(),
  },
  (t) => [unique("payment_events_event").on(t.gateway, t.eventId), index().on(t.paymentId)],
);
