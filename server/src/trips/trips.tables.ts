import type { Minor } from "@errand/core/money";
import type { RentalType } from "@errand/core/rental/rental.types";
import type { StoredTerms } from "@errand/core/rental/rental-terms";
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
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { identity, money, rowId } from "../database/columns.ts";
import { guests } from "../guests/guests.tables.ts";
import { zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { orders, type StoredSnapshot } from "../order-rows/orders.tables.ts";
import { rentalDrivers, vehicleUnits } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** A point of a trip. */
export interface StoredLocation {
  lat: number;
  lng: number;
  name: string;
  type: string | null;
}

/** What a trip is: where from and to, when, and how it is priced. */
const tripColumns = {
  rentalType: text().$type<RentalType>().notNull(),
  pickup: jsonb().$type<StoredLocation>().notNull(),
  destination: jsonb().$type<StoredLocation>().notNull(),
  pickupTime: timestamptz().notNull(),
  /** Null for a trip that is priced by distance. */
  hours: integer(),
  /** By road, from the pickup to the destination. */
  meters: integer().notNull(),
  /** Minutes on that road. */
  minutes: integer().notNull(),
};

/**
 * One rental cart for each shopper and module, while it has lines: its trip, which all lines share.
 */
export const rentalCarts = pgTable(
  "rental_carts",
  {
    id: identity(),
    customerId: rowId().references(() => customers.id, { onDelete: "cascade" }),
    guestId: uuid().references(() => guests.id, { onDelete: "cascade" }),
    moduleId: rowId()
      .notNull()
      .references(() => modules.id),
    providerId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    ...tripColumns,
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("rental_carts_customer")
      .on(t.customerId, t.moduleId)
      .where(sql`${t.customerId} is not null`),
    uniqueIndex("rental_carts_guest")
      .on(t.guestId, t.moduleId)
      .where(sql`${t.guestId} is not null`),
    check("rental_carts_owner", sql`(${t.customerId} is null) <> (${t.guestId} is null)`),
  ],
);

export const rentalCartLines = pgTable(
  "rental_cart_lines",
  {
    id: identity(),
    cartId: rowId()
      .notNull()
      .references(() => rentalCarts.id, { onDelete: "cascade" }),
    vehicleId: rowId()
      .notNull()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    unique("rental_cart_lines_vehicle").on(t.cartId, t.vehicleId),
    index().on(t.vehicleId),
    check("rental_cart_lines_quantity", sql`${t.quantity} between 1 and 20`),
  ],
);

/** What only a trip has (docs/decisions/024); its order is of the kind `trip`. */
export const tripOrders = pgTable(
  "trip_orders",
  {
    orderId: rowId()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    providerId: rowId()
      .notNull()
      .references(() => stores.id),
    pickupZoneId: rowId()
      .notNull()
      .references(() => zones.id),
    ...tripColumns,
    /** When the vehicles are free again. */
    endsAt: timestamptz().notNull(),
    /** The terms of the provider as they were booked; null for trips that are older than terms. */
    terms: jsonb().$type<StoredTerms>(),
    /** When its customer changed it last. */
    changedAt: timestamptz(),
  },
  (t) => [
    index().on(t.providerId, t.pickupTime),
    index("trip_orders_by_pickup").on(t.pickupTime, t.orderId),
  ],
);

/** What a change by its customer can change of a trip. */
interface TripState {
  pickupTime: string;
  endsAt: string;
  quantity: number;
  amount: Minor;
}

/** The changes of trips by their customers (contract 10.3). */
export const tripChanges = pgTable(
  "trip_changes",
  {
    id: identity(),
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    from: jsonb().$type<TripState>().notNull(),
    to: jsonb().$type<TripState>().notNull(),
    at: timestamptz().notNull(),
  },
  (t) => [index().on(t.orderId)],
);

/** The vehicles of a trip; later changes of a vehicle do not affect them. */
export const tripLines = pgTable(
  "trip_lines",
  {
    id: identity(),
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    vehicleId: rowId()
      .notNull()
      .references(() => vehicles.id),
    quantity: integer().notNull(),
    /** Of one vehicle. */
    unitPrice: money().notNull(),
    /** Of the line, by the vehicle's or the provider's discount. */
    discount: money().notNull(),
    /** The vehicle as it was booked. */
    snapshot: jsonb().$type<StoredSnapshot>().notNull(),
  },
  (t) => [index().on(t.orderId), check("trip_lines_quantity", sql`${t.quantity} > 0`)],
);

/** The single vehicles that a provider assigned to a trip, with their drivers. */
export const tripVehicles = pgTable(
  "trip_vehicles",
  {
    id: identity(),
    orderId: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    unitId: rowId()
      .notNull()
      .references(() => vehicleUnits.id),
    driverId: rowId().references(() => rentalDrivers.id),
    /** The vehicle is back. */
    completed: boolean().notNull().default(false),
  },
  (t) => [unique("trip_vehicles_unit").on(t.orderId, t.unitId), index().on(t.unitId)],
);
