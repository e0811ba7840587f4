import { defaultSoldOutChoice, type SoldOutChoice } from "@errand/core/cart/sold-out";
import type { GroupState } from "@errand/core/groups/group-states";
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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import type { StoredAddOn, StoredChoice } from "../cart/cart.tables.ts";
import { items, stores } from "../catalog/catalog.tables.ts";
import { identity, money, rowId } from "../database/columns.ts";
import { guests } from "../guests/guests.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** Where the order of a group is delivered, as its host has stated it. */
export interface GroupPlace {
  address: string;
  latitude: number;
  longitude: number;
  addressType: string | null;
  road: string | null;
  house: string | null;
  floor: string | null;
}

/** Orders of several people: who opens one is its host, and pays what is left of it. */
export const groupOrders = pgTable(
  "group_orders",
  {
    id: identity(),
    /** 128 random bits in 22 base64url characters: whoever knows it can join. */
    code: text().notNull().unique(),
    moduleId: rowId()
      .notNull()
      .references(() => modules.id),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** As it was stored last: the clock locks and ends it as well (`getGroupState`). */
    state: text().$type<GroupState>().notNull().default("open"),
    whoPays: text().$type<"host" | "each">().notNull(),
    /** What each member can choose, before discounts; null without a limit. */
    limit: money(),
    orderType: text().$type<"delivery" | "take_away" | "schedule_order">().notNull(),
    /** Null for take away, and once the account of the host is deleted. */
    place: jsonb().$type<GroupPlace>(),
    scheduleAt: timestamptz(),
    deadline: timestamptz().notNull(),
    placeBy: timestamptz().notNull(),
    orderId: rowId().references(() => orders.id),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
  },
  (t) => [
    index().on(t.storeId),
    index().on(t.orderId),
    check("group_orders_placed", sql`(${t.state} = 'placed') = (${t.orderId} is not null)`),
    check("group_orders_limit", sql`${t.limit} > 0`),
  ],
);

/** Who chooses in a group. A member who has left stays, as a payment may still arrive. */
export const groupMembers = pgTable(
  "group_members",
  {
    id: identity(),
    groupId: rowId()
      .notNull()
      .references(() => groupOrders.id, { onDelete: "cascade" }),
    /** Both are null once the account is deleted. */
    customerId: rowId().references(() => customers.id, { onDelete: "set null" }),
    guestId: uuid().references(() => guests.id, { onDelete: "set null" }),
    /** On the bag; "" once the account is deleted. */
    name: text().notNull(),
    isHost: boolean().notNull().default(false),
    isReady: boolean().notNull().default(false),
    /** The member has no lines and wants none: the group does not wait. */
    wantsNothing: boolean().notNull().default(false),
    /** When the member last said to be ready: what was paid before was for other lines. */
    readyAt: timestamptz(),
    /** Once the group is placed: whether the order has what the member has chosen. */
    isOrdered: boolean(),
    joinedAt: timestamptz().notNull(),
    leftAt: timestamptz(),
  },
  (t) => [
    uniqueIndex("group_members_customer")
      .on(t.groupId, t.customerId)
      .where(sql`${t.leftAt} is null and ${t.customerId} is not null`),
    uniqueIndex("group_members_guest")
      .on(t.groupId, t.guestId)
      .where(sql`${t.leftAt} is null and ${t.guestId} is not null`),
    uniqueIndex("group_members_host").on(t.groupId).where(sql`${t.isHost}`),
    index().on(t.customerId),
    index().on(t.guestId),
    check("group_members_person", sql`${t.customerId} is null or ${t.guestId} is null`),
  ],
);

/** What a member has chosen, in the form of the lines of a cart. */
export const groupLines = pgTable(
  "group_lines",
  {
    id: identity(),
    memberId: rowId()
      .notNull()
      .references(() => groupMembers.id, { onDelete: "cascade" }),
    itemId: rowId()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
    choices: jsonb().$type<StoredChoice[]>().notNull(),
    /** The choices and the note as one text: an item with the same is one line of its member. */
    choiceKey: text().notNull(),
    addOns: jsonb().$type<StoredAddOn[]>().notNull(),
    ifSoldOut: text().$type<SoldOutChoice>().notNull().default(defaultSoldOutChoice),
    note: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("group_lines_same").on(t.memberId, t.itemId, t.choiceKey),
    index().on(t.itemId),
    check("group_lines_quantity", sql`${t.quantity} between 1 and 999`),
  ],
);
