import { minor } from "@errand/core/money";
import { addOns, items, stores, tags } from "@errand/server/catalog/catalog.tables";
import { storePopularity } from "@errand/server/catalog/counters.tables";
import { stockUnits } from "@errand/server/catalog/stock-units.tables";
import type { Database } from "@errand/server/database/database";
import { type InsertRow, insertRows } from "@errand/server/database/insert-rows";
import type { StoreRecord } from "@errand/town/catalogue/catalogue.types";
import type { CatalogueSource } from "@errand/town/catalogue/catalogue-source";
import { asc, sql } from "drizzle-orm";
import { importItems } from "./items.ts";
import type { FilledDistricts } from "./map.ts";
import type { ModuleIds } from "./shop.ts";
import { storeRow } from "./store-row.ts";
import { counter, syncIdsAndAnalyze } from "./sync-ids.ts";

/** The fields of a stored store that later steps need. */
export type FilledStore = {
  id: number;
  moduleId: number;
  zoneId: number;
  cover: string;
  bestItems: { id: number; price: number }[];
};

interface CatalogueToFill {
  catalogue: CatalogueSource;
  districts: FilledDistricts;
  moduleId: ModuleIds;
  now: Date;
  /** Called with the number of items imported so far. */
  report?: (state: string) => void;
}

const storesPerBatch = 1_000;

/**
 * Inserts the stores and imports their items. Returns the stores by slug, in the order of their
 * ids.
 */
export async function fillCatalogue(
  db: Database,
  { catalogue, districts, moduleId, now, report }: CatalogueToFill,
): Promise<Map<string, FilledStore>> {
  await fillStores(db, catalogue, districts, moduleId, now);
  await importItems(db, catalogue, now, report);
  await syncIdsAndAnalyze(db, [tags, stores, addOns, items, stockUnits]);
  return readFilledStores(db);
}

async function fillStores(
  db: Database,
  source: CatalogueSource,
  districts: FilledDistricts,
  moduleId: ModuleIds,
  now: Date,
) {
  const nextId = counter();
  let batch: InsertRow<typeof stores>[] = [];
  let addOnRows: InsertRow<typeof addOns>[] = [];
  let popularity: InsertRow<typeof storePopularity>[] = [];
  const insertBatch = async () => {
    await insertRows(db, stores, batch);
    await insertRows(db, addOns, addOnRows);
    await insertRows(db, storePopularity, popularity);
    batch = [];
    addOnRows = [];
    popularity = [];
  };
  for await (const store of source.stores()) {
    const id = nextId();
    const ids = { id, moduleId: moduleId(store.module), ...zonesOf(store, districts) };
    batch.push(storeRow(store, ids, now));
    popularity.push({ storeId: id, before: store.ordersLately });
    addOnRows.push(
      ...store.addOns.map(({ name, price }) => ({
        storeId: id,
        name,
        price: minor(price),
      })),
    );
    if (batch.length === storesPerBatch) await insertBatch();
  }
  await insertBatch();
  await syncIdsAndAnalyze(db, [stores]);
}

function zonesOf({ slug, district, pickupDistricts }: StoreRecord, districts: FilledDistricts) {
  const zoneId = districts[district]?.zoneId;
  if (zoneId === undefined) throw new Error(`${slug}: no district ${district}`);
  return {
    zoneId,
    pickupZoneIds: pickupDistricts.flatMap((index) => districts[index]?.zoneId ?? []),
  };
}

/** Reads the stores with their three best-selling items that are in stock and have no discount. */
async function readFilledStores(db: Database): Promise<Map<string, FilledStore>> {
  const rows = await db
    .select({
      slug: stores.slug,
      id: stores.id,
      moduleId: stores.moduleId,
      zoneId: stores.zoneId,
      // Every store of the town has a cover.
      cover: sql<string>`${stores.cover}`,
      bestItems: sql<FilledStore["bestItems"]>`array(
        select jsonb_build_object('id', i.id, 'price', i.price) from items i
        where i.store_id = stores.id and i.discount = 0 and coalesce((
          select sum(u.quantity) from stock_units u where u.item_id = i.id and not u.closed), 3) >= 3
        order by i.popularity desc, i.id limit 3)`,
    })
    .from(stores)
    .orderBy(asc(stores.id));
  return new Map(rows.map(({ slug, ...store }) => [slug, store]));
}
