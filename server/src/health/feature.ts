import type { Feature } from "../requests/feature.types.ts";
import { healthRoutes } from "./health.routes.ts";
import type { HealthApi } from "./health-api.ts";

export const healthFeature: Feature<HealthApi> = { routes: [healthRoutes] };
