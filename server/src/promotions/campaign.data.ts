import type { Item } from "@errand/core/catalog/catalog.types";
import { localize } from "@errand/core/language";
import { announcedUntil, isRunning } from "@errand/core/promotions/campaign";
import type { Campaign } from "@errand/core/promotions/promotions.types";
import { localTime } from "@errand/core/time";
import { and, eq, gte, inArray, isNotNull, lte } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { listTag } from "../caching/tags.ts";
import { items } from "../catalog/catalog.tables.ts";
import type { CatalogServices } from "../catalog/catalog-api.ts";
import { campaignStores, campaigns } from "../catalog/promotions.tables.ts";
import type { Database } from "../database/database.ts";
import { type ReadContext, readItemResponses } from "../items/items.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";

interface CampaignQuery {
  moduleIds: number[];
  zoneIds: number[];
}

/** The campaigns that are running and that an active store in one of these zones has joined. */
export async function readCampaigns(
  shop: CatalogServices,
  ctx: ReadContext,
  { moduleIds, zoneIds }: CampaignQuery,
): Promise<Campaign[]> {
  const [rows, today, storeIds] = await Promise.all([
    ctx.db
      .select({ campaign: campaigns, storeId: campaignStores.storeId })
      .from(campaigns)
      .innerJoin(campaignStores, eq(campaignStores.campaignId, campaigns.id))
      .where(and(campaigns.active, inArray(campaigns.moduleId, moduleIds)))
      .orderBy(campaigns.id),
    readCurrentDay(shop, ctx.now),
    activeStoresIn(shop, zoneIds),
  ]);
  const joined = rows.filter(
    ({ campaign, storeId }) => storeIds.has(storeId) && isRunning(campaign, today),
  );
  return [...new Map(joined.map(({ campaign }) => [campaign.id, campaign])).values()].map(
    (campaign) => toCampaignResponse(shop, campaign, ctx),
  );
}

/** A campaign of a module while it runs. */
export async function findCampaign(
  shop: CatalogServices,
  ctx: ReadContext,
  { id, moduleId }: { id: number; moduleId: number },
): Promise<Campaign | null> {
  const [campaign] = await ctx.db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.moduleId, moduleId), campaigns.active));
  const runs = campaign && isRunning(campaign, await readCurrentDay(shop, ctx.now));
  return runs ? toCampaignResponse(shop, campaign, ctx) : null;
}

export async function readStoreIdsOfCampaign(db: Database, id: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: campaignStores.storeId })
    .from(campaignStores)
    .where(eq(campaignStores.campaignId, id));
  return new Set(rows.map((row) => row.id));
}

const maxItems = 100;

/** Campaign items sold now or soon, by start. */
export async function readCampaignItems(
  shop: CatalogServices,
  ctx: ReadContext,
  { moduleId, zoneIds }: { moduleId: number; zoneIds: number[] },
): Promise<Item[]> {
  const today = await readCurrentDay(shop, ctx.now);
  const storeIds = await activeStoresIn(shop, zoneIds);
  const rows = await ctx.db
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        items.active,
        isNotNull(items.campaignStarts),
        eq(items.moduleId, moduleId),
        inArray(items.zoneId, zoneIds),
        inArray(items.storeId, [...storeIds]),
        gte(items.campaignEnds, today),
        lte(items.campaignStarts, announcedUntil(today)),
      ),
    )
    .orderBy(items.campaignStarts, items.id)
    .limit(maxItems);
  return readItemResponses(
    shop,
    ctx,
    rows.map(({ id }) => id),
  );
}

async function readCurrentDay(shop: CatalogServices, now: Date): Promise<string> {
  const { timeZone } = await shop.shop();
  return localTime(now, timeZone).day;
}

async function activeStoresIn(shop: CatalogServices, zoneIds: number[]): Promise<Set<number>> {
  dependsOn(...zoneIds.map(listTag));
  const all = await shop.catalogue.stores();
  const active = all.filter(({ active, zoneId }) => active && zoneIds.includes(zoneId));
  return new Set(active.map(({ id }) => id));
}

export function toCampaignResponse(
  { settings }: CatalogServices,
  campaign: typeof campaigns.$inferSelect,
  { language }: ReadContext,
): Campaign {
  return {
    id: campaign.id,
    title: localize(campaign.title, language),
    description: localize(campaign.description, language),
    image_full_url: pictureUrl(settings.url, campaign.image),
    module_id: campaign.moduleId,
    available_date_starts: campaign.starts,
    available_date_ends: campaign.ends,
    start_time: campaign.startTime,
    end_time: campaign.endTime,
  };
}
