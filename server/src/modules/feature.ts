import type { Feature } from "../requests/feature.ts";
import { moduleRoutes } from "./modules.routes.ts";

export const modulesFeature: Feature<Parameters<typeof moduleRoutes>[0]> = {
  routes: [moduleRoutes],
};
