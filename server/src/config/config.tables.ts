import type { Landing } from "@errand/core/config/config.contract";
import type { LocalizedText } from "@errand/core/language";
import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ShopSettings } from "./shop.ts";

/** The settings of the shop: one row. */
export const shop = pgTable(
  "shop",
  {
    id: integer().primaryKey().default(1),
    settings: jsonb().$type<ShopSettings>().notNull(),
    landing: jsonb().$type<LandingWords>().notNull(),
  },
  (t) => [check("shop_one_row", sql`${t.id} = 1`)],
);

/** The texts of the landing page in both languages; zones are added when it is read. */
export type LandingWords = {
  [Language in "en" | "fr"]: Omit<Landing, "available_zone"> & {
    available_zone: Omit<Landing["available_zone"], "list">;
  };
};

export type PageKey = "terms" | "privacy" | "about" | "refund" | "shipping" | "cancellation";

/** Information pages, in Markdown. */
export const pages = pgTable("pages", {
  key: text().$type<PageKey>().primaryKey(),
  title: jsonb().$type<LocalizedText>().notNull(),
  content: jsonb().$type<LocalizedText>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
