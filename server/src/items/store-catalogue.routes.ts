import { readStoreCatalogue } from "@errand/core/items/store-catalogue.contract";
import type { Api } from "../requests/api.ts";
import { serve } from "../requests/serve.ts";
import { readCatalogue } from "./store-catalogue.data.ts";

export function storeCatalogueRoutes(api: Api) {
  serve(api, readStoreCatalogue, (_input, { db, staff, language, now }) =>
    readCatalogue(db, staff.storeId, { language, now }),
  );
}
