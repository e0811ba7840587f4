import type { ModuleType } from "@errand/core/modules/modules.contract";
import { and, between, eq, inArray, max } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import { listed } from "../catalog/item-conditions.data.ts";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";

/** What has pages that anybody can read without having chosen a place. */
export const sitemapKinds = ["stores", "items"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** The modules that have pages of items; parcels and rental have none. */
export const shopTypes: ModuleType[] = ["food", "grocery", "pharmacy", "ecommerce"];

/** Fewer than the 50,000 addresses that a sitemap may hold, so that a file of them stays small. */
export const idsPerSitemap = 10_000;

/** How many sitemaps a kind needs. They go by id, so that what is new does not move what is old. */
export async function countSitemaps(db: Database, kind: SitemapKind): Promise<number> {
  const table = kind === "stores" ? stores : items;
  const [row] = await db.select({ last: max(table.id) }).from(table);
  return Math.ceil((row?.last ?? 0) / idsPerSitemap);
}

/** The slugs of one sitemap, counted from 1: of what can be visited. */
export async function readSitemapSlugs(
  db: Database,
  kind: SitemapKind,
  page: number,
): Promise<string[]> {
  const [first, last] = [(page - 1) * idsPerSitemap + 1, page * idsPerSitemap];
  const isOpen = and(stores.active, modules.active, inArray(modules.type, shopTypes));
  const rows =
    kind === "stores"
      ? await db
          .select({ slug: stores.slug })
          .from(stores)
          .innerJoin(modules, eq(modules.id, stores.moduleId))
          .where(and(between(stores.id, first, last), isOpen))
          .orderBy(stores.id)
      : await db
          .select({ slug: items.slug })
          .from(items)
          .innerJoin(stores, eq(stores.id, items.storeId))
          .innerJoin(modules, eq(modules.id, items.moduleId))
          .where(and(between(items.id, first, last), listed, isOpen))
          .orderBy(items.id);
  return rows.map(({ slug }) => slug);
}
