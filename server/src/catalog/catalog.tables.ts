import type { Allergen } from "@errand/core/catalog/allergens";
import type { Schedule } from "@errand/core/catalog/catalog.types";
import type { SoldOutOptions } from "@errand/core/catalog/sold-out-options";
import type { LocalizedText } from "@errand/core/language";
import { type Minor, noRate, nothing } from "@errand/core/money";
import { defaultAcceptMinutes } from "@errand/core/orders/order-deadlines";
import type { StoredTerms } from "@errand/core/rental/rental-terms";
import type { PauseCause } from "@errand/core/stores/pauses";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { identity, money, rate, rowId } from "../database/columns.ts";
import { zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";

/** Money is in minor units, percentages in basis points. */

const moduleId = () =>
  rowId()
    .notNull()
    .references(() => modules.id);
const now = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const categories = pgTable(
  "categories",
  {
    id: identity(),
    moduleId: moduleId(),
    parentId: rowId().references((): AnyPgColumn => categories.id, { onDelete: "cascade" }),
    slug: text().notNull().unique(),
    name: jsonb().$type<LocalizedText>().notNull(),
    image: text(),
    priority: integer().notNull().default(0),
    featured: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
  },
  (t) => [index().on(t.moduleId, t.parentId)],
);

export const stores = pgTable(
  "stores",
  {
    id: identity(),
    moduleId: moduleId(),
    zoneId: rowId()
      .notNull()
      .references(() => zones.id),
    slug: text().notNull().unique(),
    name: jsonb().$type<LocalizedText>().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    address: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    logo: text(),
    cover: text(),
    active: boolean().notNull().default(true),
    /** Until then the store takes no orders. */
    pausedUntil: timestamp({ withTimezone: true }),
    pauseCause: text().$type<PauseCause>(),
    /** What the desk states as the reason of a pause. */
    pauseReason: text(),
    /** Minutes within which the store starts an order; later the order is canceled. */
    /** What the printer of the store prints of each accepted order. */
    printOnAccept: text().$type<"none" | "kitchen" | "both">().notNull().default("none"),
    acceptMinutes: integer().notNull().default(defaultAcceptMinutes),
    /** Starts every order without a person. */
    autoAccept: boolean().notNull().default(false),
    /** Minutes that every delivery takes longer until `busyUntil`. */
    busyMinutes: integer().notNull().default(0),
    busyUntil: timestamp({ withTimezone: true }),
    schedules: jsonb().$type<Schedule[]>().notNull(),
    closedDates: date({ mode: "string" }).array().notNull().default([]),
    scheduleOrder: boolean().notNull().default(false),
    /** Minimum minutes between placing an order and its scheduled time. */
    leadMinutes: integer().notNull().default(0),
    /** The scheduled orders that one slot takes; null without a limit. */
    slotCapacity: integer(),
    minimumOrder: money().notNull().default(nothing),
    taxRate: rate().notNull().default(noRate),
    /** What the shop keeps of what the store sells; null for the rate of every store. */
    commission: rate(),
    minDeliveryMinutes: integer().notNull(),
    maxDeliveryMinutes: integer().notNull(),
    delivery: boolean().notNull().default(true),
    takeAway: boolean().notNull().default(false),
    freeDelivery: boolean().notNull().default(false),
    selfDelivery: boolean().notNull().default(false),
    minimumDeliveryCharge: money().notNull().default(nothing),
    maximumDeliveryCharge: money(),
    perKmDeliveryCharge: money().notNull().default(nothing),
    prescriptionOrder: boolean().notNull().default(false),
    cutlery: boolean().notNull().default(false),
    /** Customers may write a note to each line. */
    lineNotes: boolean().notNull().default(true),
    veg: boolean().notNull().default(true),
    nonVeg: boolean().notNull().default(true),
    featured: boolean().notNull().default(false),
    showsHalal: boolean().notNull().default(false),
    recommended: boolean().notNull().default(false),
    /** Minor units; null when the store offers no extra packaging. */
    extraPackaging: money(),
    announcement: jsonb().$type<LocalizedText>(),
    /** What the store says of itself. */
    description: jsonb().$type<LocalizedText>(),
    /** Its tax number, and until when the paper about it is valid. */
    tin: text(),
    tinExpires: date({ mode: "string" }),
    showsReviews: boolean().notNull().default(true),
    /** Number of ratings with 5, 4, 3, 2 and 1 stars. */
    ratings: integer().array().notNull().default([0, 0, 0, 0, 0]),
    ratingCount: integer().notNull().default(0),
    avgRating: doublePrecision().notNull().default(0),
    /**
     * Orders delivered in the last 30 days and those of `store_popularity`, recounted once an hour.
     */
    popularity: integer().notNull().default(0),
    itemCount: integer().notNull().default(0),
    /** The order of the main categories on its page; others come behind them. */
    menuCategoryIds: rowId().array().notNull().default([]),
    /** Lists leave the store out as long as it offers nothing. */
    hiddenWhileEmpty: boolean().notNull().default(false),
    discount: integer().notNull().default(0),
    discountKind: text().$type<"percent" | "amount">().notNull().default("percent"),
    discountMinimum: money().notNull().default(nothing),
    /** 0 means no cap. */
    discountCap: money().notNull().default(nothing),
    discountStarts: timestamp({ withTimezone: true }),
    discountEnds: timestamp({ withTimezone: true }),
    /** Rental providers: zones where vehicles can be picked up. */
    pickupZoneIds: rowId().array().notNull().default([]),
    /**
     * What the customers of a rental provider agree to; null for the usual terms (contract 10.2).
     */
    rentalTerms: jsonb().$type<StoredTerms>(),
    createdAt: now(),
  },
  (t) => [
    index().on(t.moduleId, t.zoneId),
    check("stores_amounts", sql`${t.minimumOrder} >= 0 and ${t.taxRate} between 0 and 10000`),
    check("stores_commission", sql`${t.commission} between 0 and 10000`),
    check("stores_accept_minutes", sql`${t.acceptMinutes} between 3 and 15`),
    check("stores_pause", sql`(${t.pausedUntil} is null) = (${t.pauseCause} is null)`),
    check("stores_slot_capacity", sql`${t.slotCapacity} > 0`),
    check("stores_delivery_time", sql`${t.minDeliveryMinutes} <= ${t.maxDeliveryMinutes}`),
  ],
);

export const brands = pgTable("brands", {
  id: identity(),
  moduleId: moduleId(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  image: text(),
  active: boolean().notNull().default(true),
});

export const commonConditions = pgTable("common_conditions", {
  id: identity(),
  moduleId: moduleId(),
  slug: text().notNull().unique(),
  name: jsonb().$type<LocalizedText>().notNull(),
  active: boolean().notNull().default(true),
});

export const tags = pgTable("tags", {
  id: identity(),
  tag: jsonb().$type<LocalizedText>().notNull(),
});

/**
 * Food: a group of options. Carts and orders refer to a group and its options by their ids, which
 * stay when a label changes. `option-ids.ts` assigns them.
 */
export interface FoodChoice {
  id: string;
  name: LocalizedText;
  type: "single" | "multi";
  min: number;
  max: number;
  required: boolean;
  values: { id: string; label: LocalizedText; price: Minor }[];
}

/** Choices of other items. A variation's type joins one option of each. */
export interface ItemChoice {
  title: LocalizedText;
  options: LocalizedText[];
  /** Of each option its pictures, by their position in those of the item. */
  pictures?: number[][];
}

/** What the sizes of an item measure: a value for each column. */
export interface ItemSizeGuide {
  columns: LocalizedText[];
  rows: { size: string; values: string[] }[];
}

function listed(t: { active: AnyPgColumn; campaignStarts: AnyPgColumn }): SQL {
  return sql`${t.active} and ${t.campaignStarts} is null`;
}

/**
 * Stock and counters lie in tables of their own (`stock-units.tables.ts`, `counters.tables.ts`). A
 * trigger also maintains a column `search`, here and in `stores` (`functions.sql`).
 */
export const items = pgTable(
  "items",
  {
    id: identity(),
    storeId: rowId()
      .notNull()
      .references(() => stores.id),
    moduleId: moduleId(),
    zoneId: rowId()
      .notNull()
      .references(() => zones.id),
    slug: text().notNull().unique(),
    /** The store's own identifier, such as a barcode, by which an import recognises the item. */
    sku: text(),
    name: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    unit: jsonb().$type<LocalizedText>(),
    images: text().array().notNull().default([]),
    categoryId: rowId()
      .notNull()
      .references(() => categories.id),
    subCategoryId: rowId().references(() => categories.id),
    brandId: rowId().references(() => brands.id),
    commonConditionId: rowId().references(() => commonConditions.id),
    tagIds: rowId().array().notNull().default([]),
    /** The grams of one step of an item sold by weight, whose price is that of a kilogram. */
    weightStep: integer(),
    price: money().notNull(),
    discount: integer().notNull().default(0),
    discountKind: text().$type<"percent" | "amount">().notNull().default("percent"),
    foodChoices: jsonb().$type<FoodChoice[]>().notNull().default([]),
    choices: jsonb().$type<ItemChoice[]>().notNull().default([]),
    addOnIds: rowId().array().notNull().default([]),
    genericNames: jsonb().$type<LocalizedText[]>().notNull().default([]),
    nutrition: jsonb().$type<LocalizedText[]>().notNull().default([]),
    /** The labels as the store wrote them. */
    allergies: jsonb().$type<LocalizedText[]>().notNull().default([]),
    /** The allergens that the labels name; empty if the item has none, null if that is unknown. */
    allergens: text().array().$type<Allergen[]>(),
    veg: boolean().notNull().default(true),
    recommended: boolean().notNull().default(false),
    organic: boolean().notNull().default(false),
    halal: boolean().notNull().default(false),
    basic: boolean().notNull().default(false),
    prescriptionRequired: boolean().notNull().default(false),
    maximumCartQuantity: integer(),
    availableFrom: time(),
    availableUntil: time(),
    /** The store has none until then, such as the dish of today. */
    soldOutUntil: timestamp({ withTimezone: true }),
    /** The same of single options: values of its groups, and variations. */
    soldOutOptions: jsonb().$type<SoldOutOptions>().notNull().default({}),
    sizeGuide: jsonb().$type<ItemSizeGuide>(),
    /** 0: not taken back. Null: as long as the shop refunds. */
    returnsDays: integer(),
    /** Other items of the store. */
    goesWith: rowId().array().notNull().default([]),
    /** Its place on the page of its store, from 1; null for one that the store has not placed. */
    menuPosition: integer(),
    /** Campaign items only. */
    campaignStarts: date({ mode: "string" }),
    campaignEnds: date({ mode: "string" }),
    active: boolean().notNull().default(true),
    /**
     * When its store deleted it. The row stays, because orders refer to it; it is never active
     * again.
     */
    deletedAt: timestamp({ withTimezone: true }),
    ratingCount: integer().notNull().default(0),
    avgRating: doublePrecision().notNull().default(0),
    /**
     * Units delivered in the last 30 days and those of `item_popularity`, recounted once an hour.
     */
    popularity: integer().notNull().default(0),
    /** One of the most popular items of its module and zone, when they were last counted. */
    bestselling: boolean().notNull().default(false),
    createdAt: now(),
  },
  (t) => [
    // One for each sort order of a module's items; campaign items have lists of their own.
    index("items_popular")
      .on(
        t.moduleId,
        t.zoneId,
        t.popularity.desc().nullsFirst(),
        t.avgRating.desc().nullsFirst(),
        t.id,
        t.storeId,
      )
      .where(listed(t)),
    index("items_bestselling").on(t.id).where(sql`${t.bestselling}`),
    index("items_reviewed")
      .on(
        t.moduleId,
        t.zoneId,
        t.ratingCount.desc().nullsFirst(),
        t.avgRating.desc().nullsFirst(),
        t.id,
      )
      .where(listed(t)),
    index("items_latest")
      .on(t.moduleId, t.zoneId, t.createdAt.desc().nullsFirst(), t.id)
      .where(listed(t)),
    index("items_by_price").on(t.moduleId, t.zoneId, t.price, t.id).where(listed(t)),
    index("items_of_category").on(t.categoryId, t.zoneId, t.storeId).where(listed(t)),
    index("items_of_sub_category").on(t.subCategoryId, t.zoneId, t.storeId).where(listed(t)),
    index("items_discounted")
      .on(t.moduleId, t.zoneId)
      .where(sql`${listed(t)} and ${t.discount} > 0`),
    index("items_recommended")
      .on(t.moduleId, t.zoneId)
      .where(sql`${listed(t)} and ${t.recommended}`),
    index("items_of_brand")
      .on(t.brandId, t.zoneId, t.storeId)
      .where(sql`${listed(t)} and ${t.brandId} is not null`),
    // Also of items that are not listed: how many a brand has, and whether it may be deleted.
    index("items_with_brand").on(t.brandId).where(sql`${t.brandId} is not null`),
    index("items_of_condition")
      .on(t.commonConditionId, t.zoneId, t.storeId)
      .where(sql`${listed(t)} and ${t.commonConditionId} is not null`),
    index("items_basic")
      .on(t.moduleId, t.zoneId)
      .where(sql`${listed(t)} and ${t.basic}`),
    index("items_of_campaigns")
      .on(t.moduleId, t.zoneId)
      .where(sql`${t.active} and ${t.campaignStarts} is not null`),
    index("items_with_hours")
      .on(t.moduleId)
      .where(
        sql`${t.availableFrom} is not null or ${t.availableUntil} is not null or ${t.soldOutUntil} is not null`,
      ),
    index().on(t.storeId, t.popularity),
    uniqueIndex("items_sku").on(t.storeId, t.sku).where(sql`${t.sku} is not null`),
    check("items_price", sql`${t.price} >= 0 and ${t.discount} >= 0`),
    check("items_weight_step", sql`${t.weightStep} between 10 and 5000`),
    check("items_returns", sql`${t.returnsDays} between 0 and 365`),
    check("items_deleted", sql`${t.deletedAt} is null or not ${t.active}`),
    check("items_campaign", sql`(${t.campaignStarts} is null) = (${t.campaignEnds} is null)`),
  ],
);

/**
 * Variations of items other than food, each with its own price, and its own stock in `stock_units`.
 */
export const itemVariations = pgTable(
  "item_variations",
  {
    id: identity(),
    itemId: rowId()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    /** One option of each choice, in order, joined with `-`, in both languages. */
    type: jsonb().$type<LocalizedText>().notNull(),
    price: money().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex("item_variations_type").on(t.itemId, sql`(${t.type}->>'en')`),
    check("item_variations_price", sql`${t.price} >= 0`),
  ],
);

export const addOns = pgTable(
  "add_ons",
  {
    id: identity(),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    name: jsonb().$type<LocalizedText>().notNull(),
    price: money().notNull(),
    active: boolean().notNull().default(true),
    /** The store has none until then; null unless it has stated that. */
    soldOutUntil: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.storeId), check("add_ons_price", sql`${t.price} >= 0`)],
);

export const flashSales = pgTable("flash_sales", {
  id: identity(),
  moduleId: moduleId(),
  title: jsonb().$type<LocalizedText>().notNull(),
  starts: timestamp({ withTimezone: true }).notNull(),
  ends: timestamp({ withTimezone: true }).notNull(),
  active: boolean().notNull().default(true),
});

export const flashSaleItems = pgTable(
  "flash_sale_items",
  {
    flashSaleId: rowId()
      .notNull()
      .references(() => flashSales.id, { onDelete: "cascade" }),
    itemId: rowId()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    discount: integer().notNull(),
    discountKind: text().$type<"percent" | "amount">().notNull(),
    /** The pieces for sale; how many are left lies in `stock_units`. */
    stock: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.flashSaleId, t.itemId] }),
    index().on(t.itemId),
    check("flash_sale_items_stock", sql`${t.stock} >= 0`),
  ],
);
