import type { Maps } from "../integrations/maps.ts";
import type { ReadModules } from "../modules/modules.data.ts";
import type { Api } from "../requests/api.ts";

/** The services that location features use. */
export interface LocationApi extends Api {
  maps: Maps;
  readModules: ReadModules;
}
