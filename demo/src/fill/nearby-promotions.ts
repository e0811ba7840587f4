import { items, stores } from "@errand/server/catalog/catalog.tables";
import { advertisements, banners } from "@errand/server/catalog/promotions.tables";
import type { Database } from "@errand/server/database/database";
import { insertRows } from "@errand/server/database/insert-rows";
import { modules } from "@errand/server/modules/modules.tables";
import { and, desc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { readPictureName, widePictureNamed } from "../pictures/picture-name.ts";
import { dayFrom } from "./days.ts";
import { advertisementText, bannerTitle } from "./nearby-promotions.text.ts";

const minimum = 2;

/**
 * Adds banners and advertisements until every module has two of each in every district where it has
 * stores. Their targets are the most popular stores without one.
 */
export async function fillNearbyPromotions(db: Database, now: Date): Promise<void> {
  const candidates = await db
    .select({
      id: stores.id,
      moduleId: stores.moduleId,
      module: modules.type,
      zoneId: stores.zoneId,
      name: stores.name,
      cover: stores.cover,
    })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(and(ne(modules.type, "rental"), isNotNull(stores.cover)))
    .orderBy(desc(stores.popularity), stores.id);
  const withBanner = await db.select({ storeId: banners.storeId }).from(banners);
  const withAdvertisement = await db
    .select({ storeId: advertisements.storeId })
    .from(advertisements);
  const missing = (taken: { storeId: number | null }[], skip: number) => {
    const ids = new Set(taken.map(({ storeId }) => storeId));
    const groups = Map.groupBy(candidates, ({ moduleId, zoneId }) => `${moduleId} ${zoneId}`);
    return [...groups.values()].flatMap((near) => {
      const others = near.filter(({ id }) => !ids.has(id));
      const count = Math.max(0, minimum - (near.length - others.length));
      // The most popular stores get the banners, the next ones the advertisements.
      return [...others.slice(skip), ...others.slice(0, skip)].slice(0, count);
    });
  };

  const onBanners = missing(withBanner, 0);
  const advertising = missing(withAdvertisement, minimum);
  const codesByStore = await readItemPictureCodes(db, [...onBanners, ...advertising]);
  const pictures = distinctPictures();
  await insertRows(
    db,
    banners,
    onBanners.map((store, turn) => ({
      moduleId: store.moduleId,
      title: bannerTitle(store.module, store.name, turn),
      image: pictures(store, codesByStore.get(store.id) ?? [], 2),
      storeId: store.id,
      featured: false,
      active: true,
    })),
  );
  await insertRows(
    db,
    advertisements,
    advertising.map((store, turn) => ({
      storeId: store.id,
      title: store.name,
      description: advertisementText(turn),
      cover: pictures(store, codesByStore.get(store.id)?.slice(2) ?? [], 3),
      priority: 100,
      showsRating: true,
      showsReviews: true,
      starts: dayFrom(now, -1),
      ends: dayFrom(now, 365),
      active: true,
    })),
  );
}

/** Reads the illustration codes of each store's items, the most popular first. */
async function readItemPictureCodes(
  db: Database,
  ofStores: { id: number }[],
): Promise<Map<number, string[]>> {
  const ids = ofStores.map(({ id }) => id);
  const rows = await db
    .select({ storeId: items.storeId, images: items.images })
    .from(items)
    .where(inArray(items.storeId, ids))
    .orderBy(desc(items.popularity), items.id);
  const byStore = Map.groupBy(rows, ({ storeId }) => storeId);
  return new Map(
    [...byStore].map(([storeId, storeItems]) => {
      const codes = storeItems.flatMap(
        ({ images: [first = ""] }) => readPictureName(first)?.codes ?? [],
      );
      return [storeId, [...new Set(codes)]];
    }),
  );
}

/**
 * Returns a function that chooses a picture of the first item illustrations of a store, on the background
 * of its cover, which no other store of its module has; its cover when there is none.
 */
function distinctPictures() {
  const used = new Set<string>();
  return (store: { moduleId: number; cover: string | null }, codes: string[], count: number) => {
    const cover = store.cover ?? "";
    const background = readPictureName(cover)?.background;
    if (!background) return cover;
    for (let from = 0; from + count <= codes.length; from++) {
      const picture = widePictureNamed(codes.slice(from, from + count), background);
      const key = `${store.moduleId} ${picture}`;
      if (used.has(key)) continue;
      used.add(key);
      return picture;
    }
    return cover;
  };
}
