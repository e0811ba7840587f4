import type { Feature } from "../requests/feature.types.ts";
import { moduleRoutes } from "./modules.routes.ts";

export const modulesFeature: Feature<Parameters<typeof moduleRoutes>[0]> = {
  routes: [moduleRoutes],
};
