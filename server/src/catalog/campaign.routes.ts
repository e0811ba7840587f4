import {
  getCampaign,
  listCampaignItems,
  listCampaigns,
} from "@errand/core/catalog/promotions.contract";
import { AppError } from "@errand/core/errors";
import type { Api } from "../api.ts";
import { serve } from "../requests/serve.ts";
import {
  findCampaign,
  readCampaignItems,
  readCampaigns,
  readStoreIdsOfCampaign,
} from "./campaign.data.ts";
import { showStores } from "./store.data.ts";
import { listStores } from "./store-list.data.ts";

export function campaignRoutes(api: Api) {
  serve(api, listCampaigns, (_input, visit) =>
    readCampaigns(api, visit, { moduleIds: [visit.module.id], zoneIds: visit.zoneIds }),
  );

  serve(api, getCampaign, async ({ basic_campaign_id: id }, visit) => {
    const campaign = await findCampaign(api, visit, { id, moduleId: visit.module.id });
    if (!campaign) throw new AppError("campaign");
    const joined = await readStoreIdsOfCampaign(visit.db, id);
    const { ids } = await listStores(api, visit.db, {
      ...visit,
      only: (store) => store.active && joined.has(store.id),
      order: visit.place ? "nearby" : "popular",
      limit: joined.size,
      offset: 1,
    });
    return { ...campaign, stores: await showStores(api, visit, ids) };
  });

  serve(api, listCampaignItems, (_input, visit) =>
    readCampaignItems(api, visit, { moduleId: visit.module.id, zoneIds: visit.zoneIds }),
  );
}
