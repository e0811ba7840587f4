import { AppError } from "@errand/core/errors";
import {
  getCampaign,
  listCampaignItems,
  listCampaigns,
} from "@errand/core/promotions/promotions.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { listStores } from "../lists/store-list.data.ts";
import { serve } from "../requests/serve.ts";
import { listStoreResponses } from "../stores/stores.data.ts";
import {
  findCampaign,
  readCampaignItems,
  readCampaigns,
  readStoreIdsOfCampaign,
} from "./campaign.data.ts";

export function campaignRoutes(api: CatalogApi) {
  serve(api, listCampaigns, (_input, ctx) =>
    readCampaigns(api, ctx, { moduleIds: [ctx.module.id], zoneIds: ctx.zoneIds }),
  );

  serve(api, getCampaign, async ({ basic_campaign_id: id }, ctx) => {
    const campaign = await findCampaign(api, ctx, { id, moduleId: ctx.module.id });
    if (!campaign) throw new AppError("campaign_not_found");
    const joined = await readStoreIdsOfCampaign(ctx.db, id);
    const { ids } = await listStores(api, ctx.db, {
      ...ctx,
      only: (store) => store.active && joined.has(store.id),
      order: ctx.place ? "nearby" : "popular",
      limit: joined.size,
      offset: 1,
    });
    return { ...campaign, stores: await listStoreResponses(api, ctx, ids) };
  });

  serve(api, listCampaignItems, (_input, ctx) =>
    readCampaignItems(api, ctx, { moduleId: ctx.module.id, zoneIds: ctx.zoneIds }),
  );
}
