import { stores } from "@errand/server/catalog/catalog.tables";
import { advertisements, banners } from "@errand/server/catalog/promotions.tables";
import type { Database } from "@errand/server/database/database";
import { insertRows } from "@errand/server/database/insert-rows";
import { modules } from "@errand/server/modules/modules.tables";
import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
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
      cover: sql<string>`${stores.cover}`,
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
  await insertRows(
    db,
    banners,
    onBanners.map((store, turn) => ({
      moduleId: store.moduleId,
      title: bannerTitle(store.module, store.name, turn),
      image: store.cover,
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
      cover: store.cover,
      priority: 100,
      showsRating: true,
      showsReviews: true,
      starts: dayFrom(now, -1),
      ends: dayFrom(now, 365),
      active: true,
    })),
  );
}
