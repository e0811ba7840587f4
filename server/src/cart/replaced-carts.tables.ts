import type { SoldOutChoice } from "@errand/core/cart/sold-out";
import type { LocalizedText } from "@errand/core/language";
import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { identity, rowId } from "../database/columns.ts";
import { guests } from "../guests/guests.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import type { StoredAddOn, StoredChoice } from "./cart.tables.ts";

/** A line of a replaced cart. Its item may be gone since; then its name is what is left. */
export interface ReplacedLine {
  name: LocalizedText;
  itemId: number;
  quantity: number;
  choices: StoredChoice[];
  addOns: StoredAddOn[];
  /** Undefined in a cart that was replaced before there was a choice. */
  ifSoldOut?: SoldOutChoice;
  /** Undefined in a cart that was replaced before there were notes. */
  note?: string | null;
}

/**
 * Parked carts: those that a cart of another store has replaced, one for each shopper, module and
 * store (contract 8.1).
 */
export const replacedCarts = pgTable(
  "replaced_carts",
  {
    id: identity(),
    customerId: rowId().references(() => customers.id, { onDelete: "cascade" }),
    guestId: uuid().references(() => guests.id, { onDelete: "cascade" }),
    moduleId: rowId()
      .notNull()
      .references(() => modules.id),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    lines: jsonb().$type<ReplacedLine[]>().notNull(),
    replacedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("replaced_carts_customer")
      .on(t.customerId, t.moduleId, t.storeId)
      .where(sql`${t.customerId} is not null`),
    uniqueIndex("replaced_carts_guest")
      .on(t.guestId, t.moduleId, t.storeId)
      .where(sql`${t.guestId} is not null`),
    check("replaced_carts_owner", sql`(${t.customerId} is null) <> (${t.guestId} is null)`),
  ],
);
