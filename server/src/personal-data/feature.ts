import type { Feature } from "../requests/feature.types.ts";
import { type DataApi, personalDataRoutes } from "./personal-data.routes.ts";

export const personalDataFeature: Feature<DataApi> = {
  routes: [personalDataRoutes],
};
