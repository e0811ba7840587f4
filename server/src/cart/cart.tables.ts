import { defaultSoldOutChoice, type SoldOutChoice } from "@errand/core/cart/sold-out";
import type { LocalizedText } from "@errand/core/language";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { items, stores } from "../catalog/catalog.tables.ts";
import { identity, rowId } from "../database/columns.ts";
import { guests } from "../guests/guests.tables.ts";
import { modules } from "../modules/modules.tables.ts";

/**
 * A group, an option or a variation as it was chosen. Its id counts; the label is shown when the
 * item no longer has it.
 */
export interface ChosenOption {
  id: string;
  label: LocalizedText;
}

/** The options chosen in one group of a food item, or the one variation of another item. */
export type StoredChoice =
  | { group: ChosenOption; options: ChosenOption[] }
  | { variation: ChosenOption };

export interface StoredAddOn {
  id: number;
  quantity: number;
}

/** One cart for each shopper and module; a line belongs to a customer or to a guest. */
export const cartLines = pgTable(
  "cart_lines",
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
    itemId: rowId()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
    choices: jsonb().$type<StoredChoice[]>().notNull(),
    /** The choices and the note as one text: an item with the same is one line. */
    choiceKey: text().notNull(),
    addOns: jsonb().$type<StoredAddOn[]>().notNull(),
    ifSoldOut: text().$type<SoldOutChoice>().notNull().default(defaultSoldOutChoice),
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("cart_lines_customer")
      .on(t.customerId, t.itemId, t.choiceKey)
      .where(sql`${t.customerId} is not null`),
    uniqueIndex("cart_lines_guest")
      .on(t.guestId, t.itemId, t.choiceKey)
      .where(sql`${t.guestId} is not null`),
    index().on(t.itemId),
    check("cart_lines_owner", sql`(${t.customerId} is null) <> (${t.guestId} is null)`),
    check("cart_lines_quantity", sql`${t.quantity} between 1 and 999`),
  ],
);
