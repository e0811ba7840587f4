import type { ShopApi } from "../config/shop.ts";
import type { Feature } from "../requests/feature.types.ts";
import { cashbackRoutes } from "./cashback.routes.ts";

export const rewardsFeature: Feature<ShopApi> = { routes: [cashbackRoutes] };
