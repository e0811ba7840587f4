import type { EntryApi } from "../entries/entry-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { effectsRoutes } from "./effects.routes.ts";

export const settingsFeature: Feature<EntryApi> = { routes: [effectsRoutes] };
