import {
  listCandidates,
  readDeskLive,
  readDeskReplay,
} from "@errand/core/store-desk/desk-live.contract";
import type { DeliveryApi } from "../../delivery/delivery-api.ts";
import { serve } from "../../requests/serve.ts";
import { readCandidates } from "./candidates.ts";
import { readLive } from "./read-live.ts";
import { readReplay } from "./read-replay.ts";

/** The town as it is now, and who could bring a delivery. */
export function deskLiveRoutes(api: DeliveryApi) {
  serve(api, readDeskLive, async ({ zone_id: zoneId }, { db, staff, now, language }) => {
    const { timeZone } = await api.shop();
    return readLive(api, db, { zoneIds: staff.zoneIds, zoneId, language, timeZone, now });
  });

  serve(api, readDeskReplay, ({ zone_id: zoneId }, { db, staff, now, language }) =>
    readReplay(api, db, { zoneIds: staff.zoneIds, zoneId, language, now }),
  );

  serve(api, listCandidates, async ({ id }, { db, now }) => ({
    candidates: await readCandidates(db, id, { timing: api.dispatchTiming, now }),
  }));
}
