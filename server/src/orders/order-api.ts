import type { Language } from "@errand/core/language";
import type { ShopApi } from "../config/shop.ts";
import type { Maps } from "../integrations/maps.ts";
import type { PrivateFiles } from "../private-files/private-files.ts";
import type { PositionFeed, PositionRecorder } from "./courier-positions.ts";
import type { EstimateArrival } from "./estimate-arrival.ts";
import type { SerializeOptions } from "./order-response.ts";

/** The parts of the API that orders use. */
export interface OrderApi extends ShopApi {
  maps: Maps;
  estimateArrival: EstimateArrival;
  files: PrivateFiles;
  positions: PositionFeed;
  positionRecorder: PositionRecorder;
}

export function serializeOptions(api: OrderApi, language: Language): SerializeOptions {
  return {
    language,
    url: api.settings.url,
    fileUrl: (key) => api.files.links.urlOf(key, api.clock()),
    expectedAt: (row) => api.estimateArrival(row, api.clock()),
  };
}
