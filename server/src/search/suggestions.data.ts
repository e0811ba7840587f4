import { type Language, localize } from "@errand/core/language";
import { and, eq, inArray, sql } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Database } from "../database/database.ts";
import { findStoreIdsWith, type ItemQuery, listItems } from "../lists/item-list.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { findStoresNamed } from "../stores/stores-by-name.data.ts";
import { type Match, matchOf } from "../text-search/text-match.ts";

/** What is shown while a person still types: little of each thing, and quickly. */

const most = 20;

type Shop = Pick<CatalogApi, "catalogue" | "shop" | "settings">;
type Query = Pick<ItemQuery, "zoneIds" | "module" | "place" | "now"> & {
  match: Match;
  language: Language;
};

export async function suggestItems(shop: Shop, db: Database, { match, language, ...query }: Query) {
  const wanted: ItemQuery = { ...query, match, order: "match", limit: most, offset: 1 };
  const { ids } = await listItems(shop, db, wanted);
  const { id, slug, name, images, unit } = items;
  const rows = await db
    .select({ id, slug, name, images, unit })
    .from(items)
    .where(inArray(id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}, ${id})`);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localize(row.name, language),
    image_full_url: pictureUrl(shop.settings.url, row.images[0] ?? null),
    unit_type: row.unit && localize(row.unit, language),
  }));
}

/** Items by the little that is shown of them, in the order of their ids. */
export async function readItemNames(
  { settings }: Pick<CatalogApi, "settings">,
  { db, language }: { db: Database; language: Language },
  ids: number[],
) {
  if (ids.length === 0) return [];
  const { id, slug, name, images } = items;
  const rows = await db.select({ id, slug, name, images }).from(items).where(inArray(id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id,
      slug: row.slug,
      name: localize(row.name, language),
      image_full_url: pictureUrl(settings.url, row.images[0] ?? null),
    };
  });
}

/** Those that are called so, then those that sell such things. */
export async function findStores(
  shop: Shop,
  ctx: Omit<Query, "match" | "language"> & { db: Database },
  text: string,
): Promise<number[]> {
  const { db, zoneIds, module, place, now } = ctx;
  const match = await matchOf(shop, text);
  const wanted: ItemQuery = {
    zoneIds,
    module,
    place,
    now,
    match,
    order: "match",
    limit: 1,
    offset: 1,
  };
  const [named, selling] = await Promise.all([
    findStoresNamed(shop, ctx, text),
    findStoreIdsWith(shop, db, wanted),
  ]);
  return [...new Set([...named, ...selling])];
}

export async function suggestStores(
  shop: Shop,
  db: Database,
  { match, language, zoneIds, module }: Query,
) {
  const { id, slug, name, logo } = stores;
  const rows = await db
    .select({ id, slug, name, logo })
    .from(stores)
    .where(and(eq(stores.moduleId, module.id), inArray(stores.zoneId, zoneIds), match.found))
    .orderBy(match.rank, sql`${stores.popularity} desc`, stores.id)
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localize(row.name, language),
    logo_full_url: pictureUrl(shop.settings.url, row.logo),
  }));
}
