import type { Urgency } from "@errand/core/wishes/wishes.contract";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { items, stores } from "../catalog/catalog.tables.ts";
import { identity, rowId } from "../database/columns.ts";
import { guests } from "../guests/guests.tables.ts";
import { modules } from "../modules/modules.tables.ts";

/** What customers and guests looked for and did not find. */
export const wishes = pgTable(
  "wishes",
  {
    id: identity(),
    moduleId: rowId()
      .notNull()
      .references(() => modules.id),
    /** The zones of the location that it was wished at. */
    zoneIds: rowId().array().notNull(),
    customerId: rowId().references(() => customers.id, { onDelete: "cascade" }),
    guestId: uuid().references(() => guests.id, { onDelete: "cascade" }),
    /** The address for the offers to a guest. */
    email: text(),
    /** The language of the notification. */
    language: text().$type<"en" | "fr">().notNull(),
    text: text().notNull(),
    urgency: text().$type<Urgency>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** From then on, stores are not asked any more. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.moduleId, t.expiresAt),
    index().on(t.customerId),
    index().on(t.guestId),
    check("wishes_person", sql`num_nonnulls(${t.customerId}, ${t.guestId}) = 1`),
    check("wishes_email", sql`(${t.guestId} is null) = (${t.email} is null)`),
  ],
);

/** What stores offer for a wish: each of them one item. */
export const wishOffers = pgTable(
  "wish_offers",
  {
    id: identity(),
    wishId: rowId()
      .notNull()
      .references(() => wishes.id, { onDelete: "cascade" }),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    itemId: rowId()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [unique("wish_offers_store").on(t.wishId, t.storeId), index().on(t.itemId)],
);
