import { items, stores } from "@errand/server/catalog/catalog.tables";
import { advertisements, banners } from "@errand/server/catalog/promotions.tables";
import type { Database } from "@errand/server/database/database";
import { insertRows } from "@errand/server/database/insert-rows";
import { modules } from "@errand/server/modules/modules.tables";
import { and, desc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { readPictureName, widePictureNamed } from "../pictures/picture-name.ts";
import { dayFrom } from "./days.ts";
import { advertisementText, bannerTitle } from "./neighbours.words.ts";

const atLeast = 2;

/**
 * Sees to it that every module has two banners and two advertisements in every district where it has
 * stores: where the town wrote none, they lead to what is most wanted there.
 */
export async function fillNeighbours(db: Database, now: Date): Promise<void> {
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
  const bannered = await db.select({ storeId: banners.storeId }).from(banners);
  const advertised = await db.select({ storeId: advertisements.storeId }).from(advertisements);
  const missing = (taken: { storeId: number | null }[], skip: number) => {
    const ids = new Set(taken.map(({ storeId }) => storeId));
    const places = Map.groupBy(candidates, ({ moduleId, zoneId }) => `${moduleId} ${zoneId}`);
    return [...places.values()].flatMap((near) => {
      const others = near.filter(({ id }) => !ids.has(id));
      const wanted = Math.max(0, atLeast - (near.length - others.length));
      // The most wanted ones are on the banners, the next ones advertise.
      return [...others.slice(skip), ...others.slice(0, skip)].slice(0, wanted);
    });
  };

  const onBanners = missing(bannered, 0);
  const advertising = missing(advertised, atLeast);
  const goodsOf = await readGoods(db, [...onBanners, ...advertising]);
  await insertRows(
    db,
    banners,
    onBanners.map((store, turn) => ({
      moduleId: store.moduleId,
      title: bannerTitle(store.module, store.name, turn),
      image: pictureWith(goodsOf.get(store.id)?.slice(0, 2), store.cover),
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
      cover: pictureWith(goodsOf.get(store.id)?.slice(2, 5), store.cover),
      priority: 100,
      showsRating: true,
      showsReviews: true,
      starts: dayFrom(now, -1),
      ends: dayFrom(now, 365),
      active: true,
    })),
  );
}

/** What the most wanted things of each store look like: as they stand in names of pictures. */
async function readGoods(db: Database, of: { id: number }[]): Promise<Map<number, string[]>> {
  const ids = of.map(({ id }) => id);
  const rows = await db
    .select({ storeId: items.storeId, images: items.images })
    .from(items)
    .where(inArray(items.storeId, ids))
    .orderBy(desc(items.popularity), items.id);
  const byStore = Map.groupBy(rows, ({ storeId }) => storeId);
  return new Map(
    [...byStore].map(([storeId, goods]) => {
      const codes = goods.flatMap(
        ({ images: [first = ""] }) => readPictureName(first)?.codes ?? [],
      );
      return [storeId, [...new Set(codes)]];
    }),
  );
}

/** Things on the ground of a store's cover; the cover itself when the store has none of them. */
function pictureWith(codes: string[] = [], cover: string | null): string {
  const ground = readPictureName(cover ?? "")?.ground;
  return ground && codes.length > 1 ? widePictureNamed(codes, ground) : (cover ?? "");
}
