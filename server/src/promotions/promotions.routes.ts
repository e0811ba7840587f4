import { AppError } from "@errand/core/errors";
import {
  getFlashSale,
  listAdvertisements,
  listAllCoupons,
  listFlashSaleItems,
} from "@errand/core/promotions/promotions.contract";
import { localTime } from "@errand/core/time";
import { dependsOn } from "../caching/dependencies.ts";
import { listTag, settingsTag } from "../caching/tags.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { readPublicCoupons } from "../catalog/coupon.data.ts";
import { serve } from "../requests/serve.ts";
import { type CountComments, readAdvertisements } from "./advertisement.data.ts";
import { readFlashSaleItems, runningSales, toFlashSaleResponse } from "./flash-sale.data.ts";

/** Implemented by a later feature. */
interface PromotionSources {
  countComments: CountComments;
}

const maxActive = 20;

export function promotionRoutes(api: CatalogApi, { countComments }: PromotionSources) {
  serve(api, getFlashSale, async (_input, ctx) => {
    dependsOn(settingsTag);
    const { language, module, now, zoneIds } = ctx;
    const [sale] = runningSales(await api.catalogue.sales(), module.id, now);
    if (!sale) return { flash_sale: null };
    const page = { saleId: sale.id, zoneIds, limit: maxActive, offset: 1 };
    const { products } = await readFlashSaleItems(api, ctx, page);
    return { flash_sale: toFlashSaleResponse(sale, language, products) };
  });

  serve(api, listFlashSaleItems, async ({ flash_sale_id, limit, offset }, ctx) => {
    const { language, module, now, zoneIds } = ctx;
    const running = runningSales(await api.catalogue.sales(), module.id, now);
    const sale = running.find(({ id }) => id === flash_sale_id);
    if (!sale) throw new AppError("flash_sale_not_found");
    const page = { saleId: sale.id, zoneIds, limit, offset };
    const { total, products } = await readFlashSaleItems(api, ctx, page);
    return {
      total_size: total,
      limit,
      offset,
      products,
      flash_sale: toFlashSaleResponse(sale, language, []),
    };
  });

  serve(api, listAdvertisements, (_input, ctx) => readAdvertisements(api, ctx, countComments));

  serve(api, listAllCoupons, async ({ store_id }, { db, language, module, now, zoneIds }) => {
    // With the names of their stores.
    dependsOn(...zoneIds.map(listTag));
    const { timeZone } = await api.shop();
    const where = { moduleId: module.id, zoneIds, storeId: store_id };
    return readPublicCoupons(db, where, localTime(now, timeZone).day, language);
  });
}
