import { doublePrecision, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { identity, rowId } from "../database/columns.ts";
import { zones } from "../location/zones.tables.ts";

/** Addresses saved by customers; `addresses` holds those of the map. */
export const customerAddresses = pgTable(
  "customer_addresses",
  {
    id: identity(),
    customerId: rowId()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    address: text().notNull(),
    type: text().notNull(),
    label: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    road: text(),
    house: text(),
    floor: text(),
    contactName: text().notNull(),
    /** E.164. */
    contactPhone: text().notNull(),
    additionalInformation: text(),
    /** The smallest zone that contained it when it was saved; zones may change. */
    zoneId: rowId()
      .notNull()
      .references(() => zones.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.customerId)],
);
