import type { Feature } from "../requests/feature.ts";
import { locationRoutes } from "./location.routes.ts";
import type { LocationApi } from "./location-api.ts";

export const locationFeature: Feature<LocationApi> = {
  routes: [locationRoutes],
};
