import {
  type CampaignValues,
  deskCampaigns,
} from "@errand/core/promotions/promotion-entries.contract";
import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { campaignStores, campaigns } from "../catalog/promotions.tables.ts";
import { takePicture } from "../catalog/uploads.data.ts";
import type { Database } from "../database/database.ts";
import { getAddedId, requireTarget, targetError } from "../entries/entry-checks.ts";
import { daysStatusSql, fromDays, toDays } from "../entries/entry-days.ts";
import type { EntryList, EntryState, EntryTime, StoredEntry } from "../entries/entry-source.ts";
import { modules } from "../modules/modules.tables.ts";

/** Campaigns, as the desk edits them; stores join and leave them, too (contract 7.3). */
export const campaignEntries: EntryList<CampaignValues> = {
  endpoints: deskCampaigns,
  ...{ name: "campaigns", kind: "campaign", table: campaigns, id: campaigns.id },
  filters: {
    module: (id) => eq(campaigns.moduleId, id),
    store: (id) => sql`exists (select from ${campaignStores}
      where ${campaignStores.campaignId} = ${campaigns.id} and ${campaignStores.storeId} = ${id})`,
    text: sql`${campaigns.title}::text`,
  },
  status: (time) => daysStatusSql(campaigns, time),
  read: readCampaigns,

  async check(db, _id, { values }) {
    await requireTarget(db, modules.id, values.module_id, "module_id");
    const ofModule = and(
      inArray(stores.id, values.store_ids),
      eq(stores.moduleId, values.module_id),
    );
    const known = await db.$count(stores, ofModule);
    if (known !== new Set(values.store_ids).size) throw targetError("store_ids");
  },

  async add(tx, state, time) {
    await takePicture(tx, state.values.image);
    const rows = await tx
      .insert(campaigns)
      .values(toColumns(state, time))
      .returning({ id: campaigns.id });
    const id = getAddedId(rows);
    await setStores(tx, id, state.values.store_ids);
    return id;
  },

  async change(tx, id, state, time) {
    await takePicture(tx, state.values.image);
    await tx.update(campaigns).set(toColumns(state, time)).where(eq(campaigns.id, id));
    await setStores(tx, id, state.values.store_ids);
  },

  async findEffects(db, { after: { values, active } }, { now }) {
    const isOff = or(eq(stores.active, false), gt(stores.pausedUntil, now));
    const isIn = inArray(stores.id, values.store_ids);
    const count = active ? await db.$count(stores, and(isIn, isOff)) : 0;
    return count > 0 ? [{ code: "campaign_stores_off", count }] : [];
  },

  async remove(tx, id) {
    await tx.delete(campaigns).where(eq(campaigns.id, id));
  },
};

async function setStores(tx: Database, campaignId: number, storeIds: number[]) {
  await tx.delete(campaignStores).where(eq(campaignStores.campaignId, campaignId));
  const rows = [...new Set(storeIds)].map((storeId) => ({ campaignId, storeId }));
  if (rows.length > 0) await tx.insert(campaignStores).values(rows);
}

function toColumns({ values, active, ...times }: EntryState<CampaignValues>, time: EntryTime) {
  return {
    ...{ moduleId: values.module_id, title: values.title, description: values.description },
    ...{ image: values.image, startTime: values.start_time, endTime: values.end_time },
    ...{ active, ...toDays(times, time) },
  };
}

async function readCampaigns(
  db: Database,
  ids: number[],
  time: EntryTime,
): Promise<StoredEntry<CampaignValues>[]> {
  const rows = await db
    .select({ row: campaigns, status: daysStatusSql(campaigns, time) })
    .from(campaigns)
    .where(inArray(campaigns.id, ids));
  const joined = await db
    .select()
    .from(campaignStores)
    .where(inArray(campaignStores.campaignId, ids))
    .orderBy(asc(campaignStores.storeId));
  const storesOf = Map.groupBy(joined, ({ campaignId }) => campaignId);
  return rows.map(({ row, status }) => ({
    ...{ id: row.id, status, active: row.active, ...fromDays(row, time) },
    values: {
      ...{ module_id: row.moduleId, title: row.title, description: row.description },
      ...{ image: row.image, start_time: row.startTime, end_time: row.endTime },
      store_ids: (storesOf.get(row.id) ?? []).map(({ storeId }) => storeId),
    },
  }));
}
