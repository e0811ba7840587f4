import { listModules } from "@errand/core/modules/modules.contract";
import type { Api } from "../api.ts";
import { serve } from "../requests/serve.ts";
import { readModules } from "./modules.data.ts";

export function moduleRoutes(api: Api) {
  const { url } = api.settings;
  serve(api, listModules, (_input, { db, language, zoneIds }) =>
    readModules(db, { language, url, zoneIds }),
  );
}
