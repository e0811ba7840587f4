import { listModules } from "@errand/core/modules/modules.contract";
import type { Api } from "../requests/api.ts";
import { serve } from "../requests/serve.ts";
import type { ReadModules } from "./modules.data.ts";

export function moduleRoutes(api: Api & { readModules: ReadModules }) {
  const { url } = api.settings;
  serve(api, listModules, (_input, { db, language, zoneIds }) =>
    api.readModules(db, { language, url, zoneIds }),
  );
}
