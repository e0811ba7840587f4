import type { Feature } from "../requests/feature.types.ts";
import { locationRoutes } from "./location.routes.ts";
import type { LocationApi } from "./location-api.ts";

export const locationFeature: Feature<LocationApi> = {
  routes: [locationRoutes],
};
