import type { Feature } from "../requests/feature.types.ts";
import { checkoutRoutes } from "./checkout.routes.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { couponRoutes } from "./coupons.routes.ts";
import type { ParcelCheckout } from "./parcel-checkout.types.ts";
import { phoneItemRoutes } from "./phone-items.routes.ts";
import { phoneOrderRoutes } from "./phone-orders.routes.ts";

export const checkoutFeature = (parcels: ParcelCheckout): Feature<CheckoutApi> => ({
  routes: [(api) => checkoutRoutes(api, parcels), couponRoutes, phoneOrderRoutes, phoneItemRoutes],
});
