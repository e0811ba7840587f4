import { localize } from "@errand/core/language";
import type { Advertisement } from "@errand/core/promotions/promotions.types";
import { localTime } from "@errand/core/time";
import { flagOf } from "@errand/core/values";
import { and, eq, gte, lte } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { listTag, reviewsTag } from "../caching/tags.ts";
import { stores } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { advertisements } from "../catalog/promotions.tables.ts";
import { isInZones } from "../catalog/store-summary.data.ts";
import type { Database } from "../database/database.ts";
import type { ListContext } from "../lists/pages.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { listStoreResponses } from "../stores/stores.data.ts";

/** Counts the written reviews of stores; implemented by a later feature. */
export type CountComments = (db: Database, storeIds: number[]) => Promise<Map<number, number>>;

/** Today's advertisements of active stores in these zones and this module, by priority. */
export async function readAdvertisements(
  shop: Pick<CatalogApi, "catalogue" | "maps" | "settings" | "shop">,
  ctx: ListContext,
  countComments: CountComments,
): Promise<Advertisement[]> {
  const { url } = shop.settings;
  const { db, language, module, now, zoneIds } = ctx;
  dependsOn(...zoneIds.map(listTag));
  const { timeZone } = await shop.shop();
  const today = localTime(now, timeZone).day;
  const rows = await db
    .select({ advertisement: advertisements })
    .from(advertisements)
    .innerJoin(stores, eq(stores.id, advertisements.storeId))
    .where(
      and(
        advertisements.active,
        lte(advertisements.starts, today),
        gte(advertisements.ends, today),
        stores.active,
        eq(stores.moduleId, module.id),
        isInZones(zoneIds),
      ),
    )
    .orderBy(advertisements.priority, advertisements.id);

  const storeIds = [...new Set(rows.map(({ advertisement }) => advertisement.storeId))];
  dependsOn(...storeIds.map(reviewsTag));
  const [advertised, comments] = await Promise.all([
    listStoreResponses(shop, ctx, storeIds),
    countComments(db, storeIds),
  ]);
  const storeOf = new Map(advertised.map((store) => [store.id, store]));
  return rows.flatMap(({ advertisement: row }) => {
    const store = storeOf.get(row.storeId);
    if (!store) return [];
    return {
      id: row.id,
      store_id: row.storeId,
      add_type: row.videoUrl === null ? "store_promotion" : "video_promotion",
      title: localize(row.title, language),
      description: localize(row.description, language),
      cover_image_full_url: pictureUrl(url, row.cover) ?? store.cover_photo_full_url,
      profile_image_full_url: pictureUrl(url, row.profile) ?? store.logo_full_url,
      video_attachment_full_url: row.videoUrl,
      is_rating_active: flagOf(row.showsRating),
      is_review_active: flagOf(row.showsReviews),
      average_rating: store.avg_rating,
      reviews_comments_count: comments.get(row.storeId) ?? 0,
      store,
    };
  });
}
