import type { Banner } from "@errand/core/promotions/promotions.types";
import {
  applyRentalCoupon,
  listAllRentalCoupons,
  listProviderBanners,
  listRentalBanners,
  listRentalCoupons,
} from "@errand/core/rental/rental.contract";
import { localTime } from "@errand/core/time";
import { dependsOn } from "../caching/dependencies.ts";
import { listTag, storeTag } from "../caching/tags.ts";
import { readPublicCoupons } from "../catalog/coupon.data.ts";
import { findUsableCoupon, listUsableCoupons } from "../checkout/customer-coupons.ts";
import { readBanners, readStoreBanners } from "../promotions/banner.data.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import { findProvider } from "./provider.data.ts";
import type { RentalApi } from "./rental-api.ts";

/** Banners and coupons of the rental module: a provider is their store. */
export function rentalPromotionRoutes(api: RentalApi) {
  serve(api, listRentalBanners, async ({ featured }, ctx) => {
    const { module, zoneIds } = ctx;
    requireModuleType("rental", module);
    const query = { moduleIds: [module.id], zoneIds, featured: featured === 1 };
    return { banners: toRentalBanners(await readBanners(api, ctx, query)) };
  });

  serve(api, listProviderBanners, async ({ provider_id, featured }, ctx) => {
    requireModuleType("rental", ctx.module);
    const { id } = await findProvider(ctx.db, ctx.module.id, String(provider_id));
    dependsOn(storeTag(id));
    const banners = await readStoreBanners(api, ctx, id, { featured: featured === 1 });
    return { banners: toRentalBanners(banners) };
  });

  serve(api, listRentalCoupons, async ({ provider_id: storeId }, ctx) => {
    requireModuleType("rental", ctx.module);
    return listUsableCoupons(api, ctx, storeId);
  });

  serve(api, listAllRentalCoupons, async (_input, { db, language, module, now, zoneIds }) => {
    // With the names of their providers.
    dependsOn(...zoneIds.map(listTag));
    requireModuleType("rental", module);
    const { timeZone } = await api.shop();
    const where = { moduleId: module.id, zoneIds, storeId: undefined };
    return readPublicCoupons(db, where, localTime(now, timeZone).day, language);
  });

  serve(api, applyRentalCoupon, async ({ code, provider_id: storeId, amount }, ctx) => {
    requireModuleType("rental", ctx.module);
    return findUsableCoupon(api, ctx, { code, storeId, amount });
  });
}

/** A banner is its picture: one without is left out. */
function toRentalBanners(banners: Banner[]) {
  return banners.flatMap(({ id, title, type, link, store, image_full_url }) =>
    image_full_url === null
      ? []
      : { id, title, type, link, provider_id: store?.id ?? null, image_full_url },
  );
}
