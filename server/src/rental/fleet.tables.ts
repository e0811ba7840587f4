import type { LocalizedText } from "@errand/core/language";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { identity, rowId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { vehicles } from "./rental.tables.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** What the customers of a provider agree to, one sentence each; no row without rules. */
export const rentalRules = pgTable("rental_rules", {
  providerId: rowId()
    .primaryKey()
    .references(() => stores.id, { onDelete: "cascade" }),
  rules: jsonb().$type<LocalizedText[]>().notNull(),
});

/**
 * The single vehicles behind a vehicle of the catalogue, whose `total` is the number of active
 * ones.
 */
export const vehicleUnits = pgTable(
  "vehicle_units",
  {
    id: identity(),
    vehicleId: rowId()
      .notNull()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    licensePlate: text().notNull().unique(),
    active: boolean().notNull().default(true),
  },
  (t) => [index().on(t.vehicleId)],
);

/** People who drive the vehicles of a provider for its customers. */
export const rentalDrivers = pgTable(
  "rental_drivers",
  {
    id: identity(),
    providerId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    picture: text(),
    active: boolean().notNull().default(true),
    /** The row stays for past trips. */
    deletedAt: timestamptz(),
  },
  (t) => [index().on(t.providerId)],
);

/** Times in which vehicles are not to be had, such as a repair; each has a hold. */
export const vehicleBlocks = pgTable(
  "vehicle_blocks",
  {
    id: identity(),
    vehicleId: rowId()
      .notNull()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    /** One of its single vehicles; null for any. */
    unitId: rowId().references(() => vehicleUnits.id, { onDelete: "cascade" }),
    reason: text().notNull(),
  },
  (t) => [index().on(t.vehicleId), index().on(t.unitId)],
);

/**
 * How many of a vehicle a trip or a block takes, from `startsAt` up to but not including `endsAt`.
 * Canceled trips have none. The writer has locked the row of the vehicle, so that overlapping ones
 * never exceed its total (contract 5.4).
 */
export const vehicleHolds = pgTable(
  "vehicle_holds",
  {
    /** The trip; null for a block. */
    orderId: rowId().references(() => orders.id, { onDelete: "cascade" }),
    blockId: rowId().references(() => vehicleBlocks.id, { onDelete: "cascade" }),
    vehicleId: rowId()
      .notNull()
      .references(() => vehicles.id),
    quantity: integer().notNull(),
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
  },
  (t) => [
    unique("vehicle_holds_order_vehicle").on(t.orderId, t.vehicleId),
    unique("vehicle_holds_block").on(t.blockId),
    check("vehicle_holds_cause", sql`num_nonnulls(${t.orderId}, ${t.blockId}) = 1`),
    index().on(t.vehicleId, t.endsAt),
    index().on(t.endsAt, t.startsAt),
    check("vehicle_holds_span", sql`${t.startsAt} < ${t.endsAt}`),
    check("vehicle_holds_quantity", sql`${t.quantity} > 0`),
  ],
);

/**
 * Reviews of vehicles, one for each that was part of a trip. A text is written in one language; the
 * other one is empty.
 */
export const vehicleReviews = pgTable(
  "vehicle_reviews",
  {
    id: identity(),
    vehicleId: rowId()
      .notNull()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    providerId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Null for the reviews of the first catalogue, and for those of deleted accounts. */
    customerId: rowId().references(() => customers.id),
    /** Null for the reviews of the first catalogue. */
    orderId: rowId().references(() => orders.id),
    unitId: rowId().references(() => vehicleUnits.id),
    /** First name and initial; empty when the account is gone. */
    customerName: text().notNull(),
    rating: integer().notNull(),
    comment: jsonb().$type<LocalizedText>(),
    attachments: text().array().notNull().default([]),
    reply: jsonb().$type<LocalizedText>(),
    repliedAt: timestamptz(),
    /** What its store has reported to the shop about it. */
    reportReason: text(),
    reportedAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.vehicleId, t.createdAt),
    index().on(t.providerId, t.createdAt),
    index().on(t.customerId),
    unique("vehicle_reviews_order_unit").on(t.orderId, t.unitId),
    check("vehicle_reviews_rating", sql`${t.rating} between 1 and 5`),
  ],
);

/** Vehicles and providers on the wishlists of customers. */
export const rentalWishlistEntries = pgTable(
  "rental_wishlist_entries",
  {
    id: identity(),
    customerId: rowId()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    vehicleId: rowId().references(() => vehicles.id, { onDelete: "cascade" }),
    providerId: rowId().references(() => stores.id, { onDelete: "cascade" }),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("rental_wishlist_entries_vehicle")
      .on(t.customerId, t.vehicleId)
      .where(sql`${t.vehicleId} is not null`),
    uniqueIndex("rental_wishlist_entries_provider")
      .on(t.customerId, t.providerId)
      .where(sql`${t.providerId} is not null`),
    index().on(t.vehicleId),
    index().on(t.providerId),
    check("rental_wishlist_entries_target", sql`num_nonnulls(${t.vehicleId}, ${t.providerId}) = 1`),
  ],
);
