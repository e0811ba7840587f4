import type { ShopApi } from "../config/shop.ts";
import type { Feature } from "../requests/feature.types.ts";
import { cashbackRoutes } from "./cashback.routes.ts";
import { isOwnCoupon } from "./store-coupons.data.ts";
import { storeCouponRoutes } from "./store-coupons.routes.ts";

export const rewardsFeature: Feature<ShopApi> = {
  routes: [cashbackRoutes, storeCouponRoutes],
  owns: { coupon: isOwnCoupon },
};
