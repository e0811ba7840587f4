import type { ModuleType } from "@errand/core/modules/modules.contract";
import { and, between, eq, inArray, max } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import { listed } from "../catalog/item-conditions.data.ts";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";

/** Kinds of pages that are visible without a location. */
export const sitemapKinds = ["stores", "items"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** The modules with item pages, which parcel and rental do not have. */
export const shopTypes: ModuleType[] = ["food", "grocery", "pharmacy", "ecommerce"];

/** Below the limit of 50,000 URLs per sitemap, so that a file stays small. */
export const idsPerSitemap = 10_000;

/** Number of sitemaps of a kind. Pages are assigned by id, so that a new page moves no other. */
export async function countSitemaps(db: Database, kind: SitemapKind): Promise<number> {
  const table = kind === "stores" ? stores : items;
  const [row] = await db.select({ last: max(table.id) }).from(table);
  return Math.ceil((row?.last ?? 0) / idsPerSitemap);
}

/** The slugs of the visible pages of one sitemap, numbered from 1. */
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
