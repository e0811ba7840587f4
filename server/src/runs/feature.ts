import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { runRoutes } from "./run.routes.ts";

export const runsFeature: Feature<CheckoutApi> = { routes: [runRoutes] };
