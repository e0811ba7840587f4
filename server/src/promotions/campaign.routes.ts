import { AppError } from "@errand/core/errors";
import {
  getCampaign,
  listCampaignItems,
  listCampaigns,
} from "@errand/core/promotions/promotions.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { listStores } from "../lists/store-list.data.ts";
import { serve } from "../requests/serve.ts";
import { showStores } from "../stores/stores.data.ts";
import {
  findCampaign,
  readCampaignItems,
  readCampaigns,
  readStoreIdsOfCampaign,
} from "./campaign.data.ts";

export function campaignRoutes(api: CatalogApi) {
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
