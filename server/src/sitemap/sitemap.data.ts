import type { ModuleType } from "@errand/core/modules/modules.contract";
import { and, between, eq, inArray, max, type SQL } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import { listed } from "../catalog/item-conditions.data.ts";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";

/** Kinds of pages that are visible without a location. */
export const sitemapKinds = ["stores", "items", "providers", "vehicles"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** The modules with item pages, which parcel and rental do not have. */
export const shopTypes: ModuleType[] = ["food", "grocery", "pharmacy", "ecommerce"];

const rentalTypes: ModuleType[] = ["rental"];

/** Below the limit of 50,000 URLs per sitemap, so that a file stays small. */
export const idsPerSitemap = 10_000;

/** Number of sitemaps of a kind. Pages are assigned by id, so that a new page moves no other. */
export async function countSitemaps(db: Database, kind: SitemapKind): Promise<number> {
  const [row] = await {
    stores: () => lastStore(db, shopTypes),
    items: () => db.select({ last: max(items.id) }).from(items),
    providers: () => lastStore(db, rentalTypes),
    vehicles: () => db.select({ last: max(vehicles.id) }).from(vehicles),
  }[kind]();
  return Math.ceil((row?.last ?? 0) / idsPerSitemap);
}

function lastStore(db: Database, types: ModuleType[]) {
  return db
    .select({ last: max(stores.id) })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(inArray(modules.type, types));
}

/** The slugs of the visible pages of one sitemap, numbered from 1. */
export async function readSitemapSlugs(
  db: Database,
  kind: SitemapKind,
  page: number,
): Promise<string[]> {
  const range = [(page - 1) * idsPerSitemap + 1, page * idsPerSitemap] as const;
  const isOpen = (types: ModuleType[]) =>
    and(stores.active, modules.active, inArray(modules.type, types));
  const [shops, rentals] = [isOpen(shopTypes), isOpen(rentalTypes)];
  const rows = await {
    stores: () => storeSlugs(db, range, shops),
    items: () => itemSlugs(db, range, shops),
    providers: () => storeSlugs(db, range, rentals),
    vehicles: () => vehicleSlugs(db, range, rentals),
  }[kind]();
  return rows.map(({ slug }) => slug);
}

type IdRange = readonly [first: number, last: number];

function storeSlugs(db: Database, [first, last]: IdRange, isOpen: SQL | undefined) {
  return db
    .select({ slug: stores.slug })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(and(between(stores.id, first, last), isOpen))
    .orderBy(stores.id);
}

function itemSlugs(db: Database, [first, last]: IdRange, isOpen: SQL | undefined) {
  return db
    .select({ slug: items.slug })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .innerJoin(modules, eq(modules.id, items.moduleId))
    .where(and(between(items.id, first, last), listed, isOpen))
    .orderBy(items.id);
}

function vehicleSlugs(db: Database, [first, last]: IdRange, isOpen: SQL | undefined) {
  return db
    .select({ slug: vehicles.slug })
    .from(vehicles)
    .innerJoin(stores, eq(stores.id, vehicles.providerId))
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(and(between(vehicles.id, first, last), vehicles.active, isOpen))
    .orderBy(vehicles.id);
}
