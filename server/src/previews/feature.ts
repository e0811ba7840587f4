import type { EntryApi } from "../entries/entry-api.ts";
import type { EntrySources } from "../entries/entry-source.ts";
import type { Feature } from "../requests/feature.types.ts";
import { previewRoutes } from "./preview.routes.ts";

/** What the desk looks at before it saves it. */
export const previewsFeature = (sources: EntrySources): Feature<EntryApi> => ({
  routes: [(api) => previewRoutes(api, sources)],
});
