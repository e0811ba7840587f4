import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { LocationApi } from "../location/location-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { parcelRoutes } from "./parcel.routes.ts";
import { parcelBatchRoutes } from "./parcel-batch.routes.ts";
import { shippingRoutes } from "./shipping.routes.ts";

export const parcelFeature: Feature<CheckoutApi & LocationApi> = {
  routes: [parcelRoutes, parcelBatchRoutes, shippingRoutes],
};
