import {
  type AdvertisementValues,
  deskAdvertisements,
  orderDeskAdvertisements,
} from "@errand/core/promotions/promotion-entries.contract";
import { flagOf } from "@errand/core/values";
import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { advertisements } from "../catalog/promotions.tables.ts";
import { takePicture } from "../catalog/uploads.data.ts";
import type { Database } from "../database/database.ts";
import { getAddedId, requireTarget, targetError } from "../entries/entry-checks.ts";
import { daysStatusSql, fromDays, toDays } from "../entries/entry-days.ts";
import { setPositions } from "../entries/entry-order.ts";
import type { EntryList, EntryState, EntryTime, StoredEntry } from "../entries/entry-source.ts";

/** Advertisements of stores on home pages, as the desk edits them (contract 7.3). */
export const advertisementEntries: EntryList<AdvertisementValues> = {
  endpoints: deskAdvertisements,
  order: {
    endpoint: orderDeskAdvertisements,
    write: (tx, ids) => setPositions(tx, advertisements.priority, advertisements.id, ids),
  },
  ...{ name: "advertisements", kind: "advertisement" },
  ...{ table: advertisements, id: advertisements.id },
  filters: {
    module: (id) => ofStores(sql`${stores.moduleId} = ${id}`),
    store: (id) => eq(advertisements.storeId, id),
    zones: { within: (ids) => ofStores(inArray(stores.zoneId, ids)), ofShop: sql`false` },
    text: sql`${advertisements.title}::text`,
  },
  status: (time) => daysStatusSql(advertisements, time),
  sort: [asc(advertisements.priority), asc(advertisements.id)],
  read: readAdvertisements,

  async findZones(db, { store_id }) {
    const ofStore = eq(stores.id, store_id);
    const [store] = await db.select({ zoneId: stores.zoneId }).from(stores).where(ofStore);
    return store ? [store.zoneId] : null;
  },

  async check(db, _id, { values }) {
    await requireTarget(db, stores.id, values.store_id, "store_id");
    if ((values.add_type === "video_promotion") !== (values.video_url !== null)) {
      throw targetError("video_url");
    }
  },

  async add(tx, state, time) {
    await takePictures(tx, state.values);
    const priority = sql`(select coalesce(max(${advertisements.priority}) + 1, 0) from ${advertisements})`;
    const rows = await tx
      .insert(advertisements)
      .values({ ...toColumns(state, time), priority })
      .returning({ id: advertisements.id });
    return getAddedId(rows);
  },

  async change(tx, id, state, time) {
    await takePictures(tx, state.values);
    await tx.update(advertisements).set(toColumns(state, time)).where(eq(advertisements.id, id));
  },

  async remove(tx, id) {
    await tx.delete(advertisements).where(eq(advertisements.id, id));
  },
};

function ofStores(condition: SQL): SQL {
  return sql`${advertisements.storeId} in (select ${stores.id} from ${stores} where ${condition})`;
}

async function takePictures(tx: Database, { cover, profile }: AdvertisementValues) {
  await takePicture(tx, cover);
  await takePicture(tx, profile);
}

function toColumns({ values, active, ...times }: EntryState<AdvertisementValues>, time: EntryTime) {
  return {
    ...{ storeId: values.store_id, title: values.title, description: values.description },
    ...{ cover: values.cover, profile: values.profile, videoUrl: values.video_url },
    showsRating: values.is_rating_active === 1,
    showsReviews: values.is_review_active === 1,
    ...{ active, ...toDays(times, time) },
  };
}

async function readAdvertisements(
  db: Database,
  ids: number[],
  time: EntryTime,
): Promise<StoredEntry<AdvertisementValues>[]> {
  const rows = await db
    .select({ row: advertisements, status: daysStatusSql(advertisements, time) })
    .from(advertisements)
    .where(inArray(advertisements.id, ids));
  return rows.map(({ row, status }) => ({
    ...{ id: row.id, status, active: row.active, ...fromDays(row, time) },
    position: row.priority,
    values: {
      store_id: row.storeId,
      add_type: row.videoUrl === null ? "store_promotion" : "video_promotion",
      ...{ title: row.title, description: row.description },
      ...{ cover: row.cover, profile: row.profile, video_url: row.videoUrl },
      is_rating_active: flagOf(row.showsRating),
      is_review_active: flagOf(row.showsReviews),
    },
  }));
}
