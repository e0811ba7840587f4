import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { LocationApi } from "../location/location-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import { parcelRoutes } from "./parcel.routes.ts";
import { parcelBatchRoutes } from "./parcel-batch.routes.ts";
import { payBatchRoutes } from "./pay-batch.routes.ts";
import { receiverRoutes } from "./receiver.routes.ts";
import { shippingRoutes } from "./shipping.routes.ts";

const limits = {
  /** Codes of returned parcels, by order. */
  returnCodes: { name: "return-code", count: 5, seconds: 3600 },
  /** Choices of receivers, by parcel: each is shown to its sender and its courier. */
  receiverChoices: { name: "receiver-choice", count: 20, seconds: 3600 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

export const parcelFeature: Feature<CheckoutApi & LocationApi> = {
  routes: [parcelRoutes, parcelBatchRoutes, payBatchRoutes, receiverRoutes, shippingRoutes],
  limits,
};
