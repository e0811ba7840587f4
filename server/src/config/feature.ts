import type { Feature } from "../requests/feature.types.ts";
import { configRoutes } from "./config.routes.ts";

export const configFeature: Feature<Parameters<typeof configRoutes>[0]> = {
  routes: [configRoutes],
};
