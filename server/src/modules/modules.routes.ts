import { listModules } from "@errand/core/modules/modules.contract";
import { dependsOn } from "../caching/dependencies.ts";
import { everyListTag, listTag } from "../caching/tags.ts";
import type { Api } from "../requests/api.ts";
import { serve } from "../requests/serve.ts";
import type { ReadModules } from "./modules.data.ts";

export function moduleRoutes(api: Api & { readModules: ReadModules }) {
  const { url } = api.settings;
  serve(api, listModules, (_input, { db, language, zoneIds }) => {
    // The numbers of stores and items.
    dependsOn(...(zoneIds?.map(listTag) ?? [everyListTag]));
    return api.readModules(db, { language, url, zoneIds });
  });
}
