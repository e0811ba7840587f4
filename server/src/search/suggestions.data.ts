import { type Language, localize } from "@errand/core/language";
import { and, eq, inArray, sql } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { itemsTag, listTag, storeTag } from "../caching/tags.ts";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { CatalogApi, CatalogServices } from "../catalog/catalog-api.ts";
import type { Database } from "../database/database.ts";
import { findStoreIdsWith, type ItemQuery, listItems } from "../lists/item-list.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { findStoresByName } from "../stores/stores-by-name.data.ts";
import type { TextMatch } from "../text-search/match-conditions.ts";
import { matchOf } from "../text-search/text-match.ts";

/** Suggestions while typing: few columns, read quickly. */

const maxSuggestions = 20;

type Query = Pick<ItemQuery, "zoneIds" | "module" | "place" | "now"> & {
  match: TextMatch;
  language: Language;
};

export async function suggestItems(
  shop: CatalogServices,
  db: Database,
  { match, language, ...query }: Query,
) {
  const itemQuery: ItemQuery = {
    ...query,
    match,
    order: "match",
    limit: maxSuggestions,
    offset: 1,
  };
  const { ids } = await listItems(shop, db, itemQuery);
  const { id, slug, name, images, unit, storeId } = items;
  const rows = await db
    .select({ id, slug, name, images, unit, storeId })
    .from(items)
    .where(inArray(id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}, ${id})`);
  dependsOn(...rows.map((row) => itemsTag(row.storeId)));
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localize(row.name, language),
    image_full_url: pictureUrl(shop.settings.url, row.images[0] ?? null),
    unit_type: row.unit && localize(row.unit, language),
  }));
}

/** Names and pictures of items in the order of `ids`. */
export async function readItemNames(
  { settings }: Pick<CatalogApi, "settings">,
  { db, language }: { db: Database; language: Language },
  ids: number[],
) {
  if (ids.length === 0) return [];
  const { id, slug, name, images, storeId } = items;
  const rows = await db
    .select({ id, slug, name, images, storeId })
    .from(items)
    .where(inArray(id, ids));
  dependsOn(...rows.map((row) => itemsTag(row.storeId)));
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

/** Ids of stores with a matching name, then of stores that sell matching items. */
export async function findStores(
  shop: CatalogServices,
  ctx: Omit<Query, "match"> & { db: Database; isAsTyped: boolean },
  text: string,
): Promise<number[]> {
  const { db, zoneIds, module, place, now } = ctx;
  const match = await matchOf(shop, text, ctx);
  const itemQuery: ItemQuery = {
    zoneIds,
    module,
    place,
    now,
    match,
    order: "match",
    limit: 1,
    offset: 1,
  };
  const [byName, byItem] = await Promise.all([
    findStoresByName(shop, ctx, text),
    findStoreIdsWith(shop, db, itemQuery),
  ]);
  return [...new Set([...byName, ...byItem])];
}

export async function suggestStores(
  shop: CatalogServices,
  db: Database,
  { match, language, zoneIds, module }: Query,
) {
  const { id, slug, name, logo } = stores;
  const rows = await db
    .select({ id, slug, name, logo })
    .from(stores)
    .where(and(eq(stores.moduleId, module.id), inArray(stores.zoneId, zoneIds), match.found))
    .orderBy(match.nameRank, sql`${stores.popularity} desc`, stores.id)
    .limit(maxSuggestions);
  dependsOn(...zoneIds.map(listTag), ...rows.map((row) => storeTag(row.id)));
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: localize(row.name, language),
    logo_full_url: pictureUrl(shop.settings.url, row.logo),
  }));
}
