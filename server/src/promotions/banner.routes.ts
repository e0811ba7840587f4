import { AppError } from "@errand/core/errors";
import { type LocalizedText, localize } from "@errand/core/language";
import {
  listBanners,
  listOtherBanners,
  listReasons,
  listStoreBanners,
} from "@errand/core/promotions/promotions.contract";
import { and, eq } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { settingsTag } from "../caching/tags.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { otherBanners } from "../catalog/promotions.tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { serve } from "../requests/serve.ts";
import { findStoreId } from "../stores/stores.data.ts";
import { readBanners, readStoreBanners } from "./banner.data.ts";
import { readCampaigns } from "./campaign.data.ts";

const emptyText: LocalizedText = { en: "", fr: "" };

export function bannerRoutes(api: CatalogApi) {
  const { url } = api.settings;

  serve(api, listBanners, async ({ featured }, ctx) => {
    const { module, zoneIds } = ctx;
    const { modules } = await api.directory();
    const moduleIds = module ? [module.id] : [...modules.keys()];
    const [banners, campaigns] = await Promise.all([
      readBanners(api, ctx, { moduleIds, zoneIds, featured: featured === 1 }),
      featured === 1 ? [] : readCampaigns(api, ctx, { moduleIds, zoneIds }),
    ]);
    return { campaigns, banners };
  });

  serve(api, listStoreBanners, async ({ store_id }, ctx) => {
    const storeId = await findStoreId(ctx.db, String(store_id));
    if (storeId === null) throw new AppError("store_not_found");
    return readStoreBanners(api, ctx, storeId);
  });

  serve(api, listOtherBanners, async (_input, { db, module }) => {
    dependsOn(settingsTag);
    const rows = await db
      .select({ key: otherBanners.key, image: otherBanners.image })
      .from(otherBanners)
      .where(eq(otherBanners.moduleId, module.id))
      .orderBy(otherBanners.id);
    return {
      banners: rows.flatMap(({ key, image }) =>
        key === "why_choose" ? [] : { key, image_full_url: pictureUrl(url, image) },
      ),
    };
  });

  serve(api, listReasons, async (_input, { db, module, language }) => {
    dependsOn(settingsTag);
    const rows = await db
      .select()
      .from(otherBanners)
      .where(and(eq(otherBanners.moduleId, module.id), eq(otherBanners.key, "why_choose")))
      .orderBy(otherBanners.id);
    return {
      banners: rows.map(({ id, title, description, image }) => ({
        id,
        title: localize(title ?? emptyText, language),
        short_description: localize(description ?? emptyText, language),
        image_full_url: pictureUrl(url, image),
      })),
    };
  });
}
