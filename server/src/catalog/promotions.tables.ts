import type { LocalizedText } from "@errand/core/language";
import { nothing } from "@errand/core/money";
import type { CouponTerms } from "@errand/core/pricing/coupon-refusal";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
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
import { identity, money, rowId } from "../database/columns.ts";
import { zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { items, stores } from "./catalog.tables.ts";

const moduleId = () =>
  rowId()
    .notNull()
    .references(() => modules.id);

/** Pictures that link to a store, an item or a URL. A null zone means all zones. */
export const banners = pgTable("banners", {
  id: identity(),
  moduleId: moduleId(),
  zoneId: rowId().references(() => zones.id),
  title: jsonb().$type<LocalizedText>().notNull(),
  image: text().notNull(),
  link: text(),
  storeId: rowId().references(() => stores.id, { onDelete: "cascade" }),
  itemId: rowId().references(() => items.id, { onDelete: "cascade" }),
  /** Shown on one store's page only. */
  ownerStoreId: rowId().references(() => stores.id, { onDelete: "cascade" }),
  featured: boolean().notNull().default(false),
  active: boolean().notNull().default(true),
  /** Null: at once, and without an end. */
  startsAt: timestamp({ withTimezone: true }),
  endsAt: timestamp({ withTimezone: true }),
});

/** Pictures between the sections of a module's home page, and its "why choose us" entries. */
export const otherBanners = pgTable("other_banners", {
  id: identity(),
  moduleId: moduleId(),
  key: text()
    .$type<
      | "basic_section_nearby"
      | "bottom_section_banner"
      | "best_reviewed_section_banner"
      | "new_arrival_section_banner"
      | "promotion"
      | "why_choose"
    >()
    .notNull(),
  title: jsonb().$type<LocalizedText>(),
  description: jsonb().$type<LocalizedText>(),
  image: text().notNull(),
});

/** Campaigns that stores join. */
export const campaigns = pgTable("campaigns", {
  id: identity(),
  moduleId: moduleId(),
  title: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>().notNull(),
  image: text().notNull(),
  starts: date({ mode: "string" }).notNull(),
  ends: date({ mode: "string" }).notNull(),
  startTime: time(),
  endTime: time(),
  active: boolean().notNull().default(true),
});

export const campaignStores = pgTable(
  "campaign_stores",
  {
    campaignId: rowId()
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.storeId] })],
);

/** Advertisements of stores on a module's home page. */
export const advertisements = pgTable(
  "advertisements",
  {
    id: identity(),
    storeId: rowId()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    title: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    /** Null means the cover and logo of the store. */
    cover: text(),
    profile: text(),
    /** URL of a video; null for an advertisement with pictures. */
    videoUrl: text(),
    showsRating: boolean().notNull().default(true),
    showsReviews: boolean().notNull().default(true),
    /** The lowest comes first. */
    priority: integer().notNull().default(0),
    /** First and last day, both included. */
    starts: date({ mode: "string" }).notNull(),
    ends: date({ mode: "string" }).notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [check("advertisements_days", sql`${t.starts} <= ${t.ends}`)],
);

export const coupons = pgTable(
  "coupons",
  {
    id: identity(),
    moduleId: moduleId(),
    title: jsonb().$type<LocalizedText>().notNull(),
    code: text().notNull(),
    type: text().$type<CouponTerms["type"]>().notNull(),
    /** Basis points or minor units, by `discountKind`. */
    discount: integer().notNull(),
    discountKind: text().$type<"percent" | "amount">().notNull(),
    minPurchase: money().notNull().default(nothing),
    /** 0 means no cap. */
    maxDiscount: money().notNull().default(nothing),
    /** Null: any number. */
    usesPerCustomer: integer(),
    /** What orders have left of the total number of uses; null: no limit. */
    usesLeft: integer(),
    starts: date({ mode: "string" }).notNull(),
    expires: date({ mode: "string" }).notNull(),
    storeId: rowId().references(() => stores.id, { onDelete: "cascade" }),
    zoneIds: rowId().array().notNull().default([]),
    active: boolean().notNull().default(true),
    /** Who gives it; never changes, as orders have used it. */
    borneBy: text().$type<"platform" | "store">().notNull().default("platform"),
    /** A deleted one stays for the orders that use it, without its code. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex("coupons_code").on(sql`lower(${t.code})`),
    index().on(t.storeId),
    check("coupons_uses_left", sql`${t.usesLeft} >= 0`),
    check("coupons_borne_by", sql`${t.borneBy} = 'platform' or ${t.storeId} is not null`),
    check("coupons_deleted", sql`${t.deletedAt} is null or not ${t.active}`),
  ],
);
