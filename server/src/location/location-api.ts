import type { DistanceCharge } from "@errand/core/pricing/distance-charges";
import type { Maps } from "../integrations/maps.ts";
import type { ReadModules } from "../modules/modules.data.ts";
import type { Api } from "../requests/api.ts";

/** The services that location features use. */
export interface LocationApi extends Api {
  maps: Maps;
  readModules: ReadModules;
  /** The settings of the shop, of which features of location know only these. */
  shop: () => Promise<{ distanceCharges?: DistanceCharge[] }>;
}
