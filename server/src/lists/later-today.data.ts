import { availableLaterToday } from "@errand/core/catalog/availability";
import type { ItemFilter, LaterToday, StoreFilter } from "@errand/core/catalog/listing";
import { type Language, localize } from "@errand/core/language";
import { localTime } from "@errand/core/time";
import { inArray } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { CatalogServices } from "../catalog/catalog-api.ts";
import type { Database } from "../database/database.ts";
import { type ItemQuery, listItems } from "./item-list.data.ts";
import { listStores, type StoreQuery } from "./store-list.data.ts";

/** Stores that sell later today what a list without entries asks for. */

const maxStores = 5;
/** Of more matches, only the first are looked at. */
const maxMatches = 100;

type Filter = (ItemFilter | StoreFilter)["filter"][number];
const dependsOnHour = (filter: Filter) => filter === "currently_open" || filter === "available_now";

/** Undefined when the list is not empty, or empty whatever the hour. */
export async function itemsLaterToday(
  shop: CatalogServices,
  db: Database,
  query: ItemQuery & { language: Language },
  total: number,
): Promise<LaterToday[] | undefined> {
  const filter = query.filter ?? [];
  if (total > 0 || !filter.some(dependsOnHour)) return undefined;
  const atAnyHour = filter.filter((each) => !dependsOnHour(each));
  const matches = { ...query, filter: atAnyHour, limit: maxMatches, offset: 1 };
  const { ids } = await listItems(shop, db, matches);
  const { storeId, availableFrom, availableUntil, campaignStarts, campaignEnds, soldOutUntil } =
    items;
  const windows = await db
    .select({
      storeId,
      availableFrom,
      availableUntil,
      campaignStarts,
      campaignEnds,
      soldOutUntil,
    })
    .from(items)
    .where(inArray(items.id, ids));
  return earliest(shop, db, query, windows);
}

/** The same for a list of stores. */
export async function storesLaterToday(
  shop: CatalogServices,
  db: Database,
  query: StoreQuery & { language: Language },
  total: number,
): Promise<LaterToday[] | undefined> {
  const filter = query.filter ?? [];
  if (total > 0 || !filter.some(dependsOnHour)) return undefined;
  const atAnyHour = filter.filter((each) => !dependsOnHour(each));
  const matches = { ...query, filter: atAnyHour, limit: maxMatches, offset: 1 };
  const { ids } = await listStores(shop, db, matches);
  return earliest(
    shop,
    db,
    query,
    ids.map((storeId) => ({ ...anyTime, storeId })),
  );
}

const anyTime = {
  availableFrom: null,
  availableUntil: null,
  campaignStarts: null,
  campaignEnds: null,
  soldOutUntil: null,
};
type ItemOfStore = Parameters<typeof availableLaterToday>[0] & { storeId: number };

async function earliest(
  shop: CatalogServices,
  db: Database,
  { now, language }: { now: Date; language: Language },
  sold: ItemOfStore[],
): Promise<LaterToday[]> {
  const [all, { timeZone }] = await Promise.all([shop.catalogue.stores(), shop.shop()]);
  const hours = new Map(all.map((store) => [store.id, store]));
  const at = localTime(now, timeZone);
  const from = new Map<number, string>();
  for (const item of sold) {
    const store = hours.get(item.storeId);
    const clock = store && availableLaterToday(item, store, at);
    if (clock && clock < (from.get(item.storeId) ?? "24:00:00")) from.set(item.storeId, clock);
  }
  const first = [...from].sort(([, a], [, b]) => a.localeCompare(b)).slice(0, maxStores);
  const { id, slug, name } = stores;
  const rows = await db
    .select({ id, slug, name })
    .from(stores)
    .where(
      inArray(
        id,
        first.map(([storeId]) => storeId),
      ),
    );
  return first.flatMap(([storeId, clock]) => {
    const store = rows.find((row) => row.id === storeId);
    if (!store) return [];
    const store_name = localize(store.name, language);
    return { store_id: storeId, store_slug: store.slug, store_name, from: clock };
  });
}
