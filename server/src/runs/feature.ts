import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { placedRunRoutes } from "./placed-run.routes.ts";
import { runRoutes } from "./run.routes.ts";
import { runPaymentRoutes } from "./run-payments.routes.ts";

export const runsFeature: Feature<CheckoutApi> = {
  routes: [runRoutes, placedRunRoutes, runPaymentRoutes],
};
