import type { Maps } from "../integrations/maps.ts";
import type { ReadModules } from "../modules/modules.data.ts";
import type { Api } from "../requests/api.ts";

/** What looking up places and zones runs on. */
export interface LocationApi extends Api {
  maps: Maps;
  readModules: ReadModules;
}
