import type { LocalizedText } from "@errand/core/language";
import type { BasisPoints, Minor } from "@errand/core/money";
import type {
  ParcelHandoff,
  ParcelService,
  ReceiverChoice,
  ReceiverDetails,
  ShippingItem,
} from "@errand/core/orders/parcel.types";
import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { identity, money, rowId } from "../database/columns.ts";
import { orders } from "./orders.tables.ts";

/** A parcel category as it was when the parcel was placed. */
export interface PlacedParcelCategory {
  id: number;
  name: LocalizedText;
  description: LocalizedText;
  image: string | null;
  perKmCharge: Minor;
  minimumCharge: Minor;
  taxRate: BasisPoints;
}

/** Parcels that one sender placed together. */
export const parcelBatches = pgTable("parcel_batches", {
  id: identity(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** What only a parcel has; its sender is the address of the order. */
export const parcelOrders = pgTable(
  "parcel_orders",
  {
    orderId: rowId()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    chargePayer: text().$type<"sender" | "receiver">().notNull(),
    service: text().$type<ParcelService>().notNull().default("standard"),
    items: jsonb().$type<ShippingItem[]>().notNull().default([]),
    /** The value that the sender declares; null without one. */
    declaredValue: money(),
    handoff: text().$type<ParcelHandoff>().notNull().default("as_receiver_wishes"),
    /** What the receiver chose last, and since when; null before a choice. */
    receiverChoice: jsonb().$type<{ choice: ReceiverChoice; at: string }>(),
    /** When the receiver moved the parcel to another time, which is possible once. */
    receiverMovedAt: timestamp({ withTimezone: true }),
    /**
     * Null for parcels from before receivers were stored, and once the account of the sender is
     * deleted.
     */
    receiver: jsonb().$type<ReceiverDetails>(),
    /** Null for parcels from before categories were stored. */
    category: jsonb().$type<PlacedParcelCategory>(),
    /** Null for a parcel that was placed alone. */
    batchId: rowId().references(() => parcelBatches.id),
  },
  (t) => [index().on(t.batchId)],
);

/** How a canceled parcel was canceled, and what bringing it back costs; one for each. */
export const parcelCancellations = pgTable("parcel_cancellations", {
  orderId: rowId()
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  reasons: text().array().notNull(),
  /** 0 before the pickup. */
  returnFee: money().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
