import type { OrderToPrice } from "@errand/core/pricing/receipt";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import { money, rowId } from "../database/columns.ts";
import { orders } from "./orders.tables.ts";

/**
 * A customer's request to cancel an order that has begun; one for each order. Times are ISO 8601.
 */
export interface CancelRequest {
  reason: string;
  requestedAt: string;
  /**
   * Since when the desk is to answer, because the store did not in time, or no longer has the
   * order.
   */
  atDeskSince?: string;
  /** Of a request that was not granted; one that was canceled the order. */
  refused?: { at: string; note: string | null };
}

/** How many pieces of a line of an order its store has found. */
export interface LinePick {
  detailId: number;
  found: number;
}

/** What only an order of items has: the store that sells them, and how it prepares them. */
export const cartOrders = pgTable(
  "cart_orders",
  {
    orderId: rowId()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    storeId: rowId()
      .notNull()
      .references(() => stores.id),
    type: text().$type<"delivery" | "take_away">().notNull(),
    freeDeliveryBy: text().$type<"vendor" | "admin" | "coupon">(),
    /** The group that ordered it; without a foreign key, as groups are above orders. */
    groupId: rowId(),
    unavailableItemNote: text(),
    /** Ordered with pictures of a prescription alone; the store prices it. */
    prescription: boolean().notNull().default(false),
    /** When the store last priced a prescription; null before. */
    pricedAt: timestamp({ withTimezone: true }),
    /** What the receipt was computed from, so that a change of its lines keeps the other terms. */
    pricing: jsonb().$type<OrderToPrice>(),
    /** The total before the store changed lines; null when it changed none. */
    agreedAmount: money(),
    /** By how many minutes the store has announced to be late. */
    delayMinutes: integer().notNull().default(0),
    cutlery: boolean().notNull().default(false),
    /** The slot of a scheduled order; null for an order for now. */
    slotAt: timestamp({ withTimezone: true }),
    /**
     * The order counts in its slot: not before it has got a place, and not once it is canceled or
     * failed.
     */
    holdsSlot: boolean().notNull().default(false),
    /**
     * When it is looked whether the store has started the order; null when that is not to be looked
     * at.
     */
    acceptBy: timestamp({ withTimezone: true }),
    /** How long the store said that it takes: when it accepted an order for now, or started one. */
    processingMinutes: integer(),
    /** When the courier of its run is planned at its store; null for an order without a run. */
    pickupAt: timestamp({ withTimezone: true }),
    /** When the run is planned at its door; null for an order without a run. */
    doorAt: timestamp({ withTimezone: true }),
    cancelRequest: jsonb().$type<CancelRequest>(),
    /** When the store stated that its courier has the order; null before. */
    handedOverAt: timestamp({ withTimezone: true }),
    /** What the store found of lines, as it last stated for each. */
    picks: jsonb().$type<LinePick[]>().notNull().default([]),
    /** How many bags the store has packed; null before it states it. */
    bags: integer(),
    minDeliveryMinutes: integer(),
    maxDeliveryMinutes: integer(),
  },
  (t) => [
    // Contains the type, which lists filter by.
    index("cart_orders_of_store").on(t.storeId, t.type, t.orderId),
    index("cart_orders_to_accept").on(t.acceptBy).where(sql`${t.acceptBy} is not null`),
  ],
);
