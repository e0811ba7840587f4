import { AppError } from "@errand/core/errors";
import {
  joinCampaign,
  leaveCampaign,
  listOwnCampaigns,
} from "@errand/core/promotions/store-marketing.contract";
import { localTime } from "@errand/core/time";
import { and, asc, eq, gte, isNotNull } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { campaignStores, campaigns } from "../catalog/promotions.tables.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { Staff } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { toCampaignResponse } from "./campaign.data.ts";

/** The campaigns that a store can join (contract 7.7). */
export function storeCampaignRoutes(api: CatalogApi) {
  const readToday = async (now: Date) => localTime(now, (await api.shop()).timeZone).day;

  serve(api, listOwnCampaigns, async (_input, ctx) => {
    const { db, staff, now } = ctx;
    const today = await readToday(now);
    const rows = await db
      .select({ campaign: campaigns, joined: isNotNull(campaignStores.storeId) })
      .from(campaigns)
      .innerJoin(stores, eq(stores.moduleId, campaigns.moduleId))
      .leftJoin(
        campaignStores,
        and(eq(campaignStores.campaignId, campaigns.id), eq(campaignStores.storeId, stores.id)),
      )
      .where(and(eq(stores.id, staff.storeId), gte(campaigns.ends, today), campaigns.active))
      .orderBy(asc(campaigns.starts), asc(campaigns.id));
    return rows.map(({ campaign, joined }) => ({
      ...toCampaignResponse(api, campaign, ctx),
      joined: joined === true,
    }));
  });

  serve(api, joinCampaign, async ({ id }, ctx) => {
    const { db, staff, now, audit, afterCommit, language } = ctx;
    const today = await readToday(now);
    const runs = and(eq(campaigns.id, id), gte(campaigns.ends, today), campaigns.active);
    if ((await db.$count(campaigns, runs)) === 0) throw new AppError("campaign_not_found");
    const { storeId } = staff;
    await db.insert(campaignStores).values({ campaignId: id, storeId }).onConflictDoNothing();
    audit({ subject: `campaign:${id}`, after: { store_id: storeId, joined: true } });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "campaign_joined") };
  });

  serve(api, leaveCampaign, async ({ id }, { db, staff, audit, afterCommit, language }) => {
    const { storeId } = staff;
    await db
      .delete(campaignStores)
      .where(and(eq(campaignStores.campaignId, id), eq(campaignStores.storeId, storeId)));
    audit({ subject: `campaign:${id}`, after: { store_id: storeId, joined: false } });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "campaign_left") };
  });
}

/** Whether a campaign is one of the module of the store. */
export async function isCampaignOfModule(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind !== "store_staff") return false;
  const [row] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .innerJoin(stores, eq(stores.moduleId, campaigns.moduleId))
    .where(and(eq(campaigns.id, id), eq(stores.id, staff.storeId)));
  return row !== undefined;
}
