import { type BannerValues, deskBanners } from "@errand/core/promotions/promotion-entries.contract";
import { flagOf } from "@errand/core/values";
import { eq, inArray, isNull, sql } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import { banners } from "../catalog/promotions.tables.ts";
import { takePicture } from "../catalog/uploads.data.ts";
import type { Database } from "../database/database.ts";
import { getAddedId, requireTarget, targetError } from "../entries/entry-checks.ts";
import { momentsStatusSql } from "../entries/entry-moments.ts";
import type { EntryList, EntryState, EntryTime, StoredEntry } from "../entries/entry-source.ts";
import { zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";

/** Banners, as the desk edits them (contract 7.3). */
export const bannerEntries: EntryList<BannerValues> = {
  endpoints: deskBanners,
  ...{ name: "banners", kind: "banner", table: banners, id: banners.id },
  filters: {
    module: (id) => eq(banners.moduleId, id),
    store: (id) => sql`(${banners.storeId} = ${id} or ${banners.ownerStoreId} = ${id})`,
    zones: { within: (ids) => inArray(banners.zoneId, ids), ofShop: isNull(banners.zoneId) },
    text: sql`${banners.title}::text`,
  },
  status,
  read: readBanners,
  findZones: async (_db, { zone_id }) => (zone_id === null ? null : [zone_id]),

  async check(db, _id, { values }) {
    const { module_id, zone_id, store_id, item_id, owner_store_id, link } = values;
    await requireTarget(db, modules.id, module_id, "module_id");
    await requireTarget(db, zones.id, zone_id, "zone_id");
    await requireTarget(db, stores.id, store_id, "store_id");
    await requireTarget(db, stores.id, owner_store_id, "owner_store_id");
    await requireTarget(db, items.id, item_id, "item_id");
    if ([link, store_id, item_id].filter((each) => each !== null).length > 1) {
      throw targetError("link");
    }
  },

  async add(tx, state) {
    await takePicture(tx, state.values.image);
    return getAddedId(
      await tx.insert(banners).values(toColumns(state)).returning({ id: banners.id }),
    );
  },

  async change(tx, id, state) {
    await takePicture(tx, state.values.image);
    await tx.update(banners).set(toColumns(state)).where(eq(banners.id, id));
  },

  async remove(tx, id) {
    await tx.delete(banners).where(eq(banners.id, id));
  },
};

function status(time: EntryTime) {
  const { active, startsAt: starts, endsAt: ends } = banners;
  return momentsStatusSql({ active, starts, ends }, time);
}

function toColumns({ values, active, from, until }: EntryState<BannerValues>) {
  return {
    ...{ moduleId: values.module_id, zoneId: values.zone_id, title: values.title },
    ...{ image: values.image, link: values.link, storeId: values.store_id },
    ...{ itemId: values.item_id, ownerStoreId: values.owner_store_id },
    ...{ featured: values.featured === 1, active, startsAt: from, endsAt: until },
  };
}

async function readBanners(
  db: Database,
  ids: number[],
  time: EntryTime,
): Promise<StoredEntry<BannerValues>[]> {
  const rows = await db
    .select({ row: banners, status: status(time) })
    .from(banners)
    .where(inArray(banners.id, ids));
  return rows.map(({ row, status }) => ({
    ...{ id: row.id, status, active: row.active, from: row.startsAt, until: row.endsAt },
    values: {
      ...{ module_id: row.moduleId, zone_id: row.zoneId, title: row.title, image: row.image },
      ...{ link: row.link, store_id: row.storeId, item_id: row.itemId },
      ...{ owner_store_id: row.ownerStoreId, featured: flagOf(row.featured) },
    },
  }));
}
