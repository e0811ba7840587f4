import { localize } from "@errand/core/language";
import type { Banner } from "@errand/core/promotions/promotions.types";
import { and, eq, gt, inArray, isNull, lte, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { dependsOn } from "../caching/dependencies.ts";
import { everyListTag, listTag, storeTag } from "../caching/tags.ts";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { CatalogServices } from "../catalog/catalog-api.ts";
import { banners } from "../catalog/promotions.tables.ts";
import { isInZones } from "../catalog/store-summary.data.ts";
import { type ReadContext, readItemResponses } from "../items/items.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";

const itemStores = alias(stores, "item_stores");

/**
 * Banners of these modules and zones whose target is in one of the zones. Banners of store pages
 * are left out.
 */
export function readBanners(
  shop: CatalogServices,
  ctx: ReadContext,
  query: { moduleIds: number[]; zoneIds: number[]; featured: boolean },
): Promise<Banner[]> {
  const { moduleIds, zoneIds, featured } = query;
  dependsOn(...zoneIds.map(listTag));
  return read(
    shop,
    ctx,
    and(
      isNull(banners.ownerStoreId),
      inArray(banners.moduleId, moduleIds),
      featured ? banners.featured : undefined,
      or(isNull(banners.zoneId), inArray(banners.zoneId, zoneIds)),
      or(isNull(stores.id), isInZones(zoneIds)),
      or(isNull(items.id), inArray(items.zoneId, zoneIds)),
    ),
  );
}

/** Banners of a store page. */
export function readStoreBanners(
  shop: CatalogServices,
  ctx: ReadContext,
  storeId: number,
  { featured }: { featured: boolean } = { featured: false },
): Promise<Banner[]> {
  // They may link to stores and items anywhere.
  dependsOn(everyListTag);
  const ofStore = eq(banners.ownerStoreId, storeId);
  return read(shop, ctx, featured ? and(ofStore, banners.featured) : ofStore);
}

/** Omits banners whose store or item is inactive. */
async function read(
  shop: CatalogServices,
  ctx: ReadContext,
  where: SQL | undefined,
): Promise<Banner[]> {
  const rows = await ctx.db
    .select({
      id: banners.id,
      title: banners.title,
      image: banners.image,
      link: banners.link,
      itemId: banners.itemId,
      store: {
        id: stores.id,
        slug: stores.slug,
        name: stores.name,
        module_id: stores.moduleId,
        zone_id: stores.zoneId,
        latitude: stores.latitude,
        longitude: stores.longitude,
      },
    })
    .from(banners)
    .leftJoin(stores, eq(stores.id, banners.storeId))
    .leftJoin(items, eq(items.id, banners.itemId))
    .leftJoin(itemStores, eq(itemStores.id, items.storeId))
    .where(
      and(
        banners.active,
        or(isNull(banners.startsAt), lte(banners.startsAt, ctx.now)),
        or(isNull(banners.endsAt), gt(banners.endsAt, ctx.now)),
        where,
        or(isNull(stores.id), stores.active),
        or(isNull(items.id), and(items.active, itemStores.active)),
      ),
    )
    .orderBy(banners.id);
  dependsOn(...rows.flatMap(({ store }) => (store ? storeTag(store.id) : [])));
  const linkedItems = await readItemResponses(
    shop,
    ctx,
    rows.flatMap(({ itemId }) => itemId ?? []),
  );
  const itemOf = new Map(linkedItems.map((item) => [item.id, item]));
  return rows.map(({ id, title, image, link, itemId, store }) => ({
    id,
    title: localize(title, ctx.language),
    type: store ? "store_wise" : itemId === null ? "default" : "item_wise",
    image_full_url: pictureUrl(shop.settings.url, image),
    link,
    store: store && { ...store, name: localize(store.name, ctx.language) },
    item: (itemId !== null && itemOf.get(itemId)) || null,
  }));
}
