import type { LocalizedText } from "@errand/core/language";
import * as tables from "@errand/server/catalog/catalog.tables";
import type { Database } from "@errand/server/database/database";
import { reviews } from "@errand/server/reviews/reviews.tables";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CatalogueItem, CatalogueStore } from "../catalogue/catalogue.types.ts";
import { categories } from "../catalogue/categories.ts";
import { commonConditions } from "../catalogue/pharmacy/shelf.ts";
import { brands } from "../catalogue/shops/shelf.ts";
import { itemRow, reviewRows, storeRow, variationRows } from "./catalogue-rows.ts";
import type { Places } from "./places.ts";
import { counter, insertRows, type Row, settle } from "./rows.ts";
import type { ModuleIds } from "./shop.ts";

/** What of a store is needed later: where it is, and what it sells most. */
export type FilledStore = {
  id: number;
  moduleId: number;
  zoneId: number;
  bestItems: { id: number; price: number; sold: number }[];
};

const itemsAtOnce = 2_000;

const idIn = (things: { key: string }[], key: string | null) =>
  key === null ? null : things.findIndex((thing) => thing.key === key) + 1 || null;

/** Categories, stores and all they sell, a few stores at a time. The stores by slug. */
export async function fillCatalogue(
  db: Database,
  catalogue: Catalogue,
  places: Places,
  moduleId: ModuleIds,
  now: Date,
): Promise<Map<string, FilledStore>> {
  await fillShelves(db, moduleId);
  const stores = new Map<string, FilledStore>();
  const tagIds = new Map<string, number>();
  const ids = { store: counter(), item: counter(), addOn: counter(), tag: counter() };
  let batch = emptyBatch();

  for (const store of catalogue.stores()) {
    const items = [...catalogue.itemsOf(store)];
    const place = placeOf(store, places, ids.store(), moduleId);
    const pickup = store.pickupDistricts.flatMap((district) => places.zoneIds[district] ?? []);
    batch.stores.push(storeRow(store, place, pickup, reviewsOf(catalogue, store, items), now));
    const addOnIds = store.addOns.map(({ name, price }) => {
      const id = ids.addOn();
      batch.addOns.push({ id, storeId: place.id, name, price });
      return id;
    });
    const filled: FilledStore = { ...place, bestItems: [] };
    for (const item of items) {
      const id = ids.item();
      batch.items.push(
        itemRow(
          item,
          {
            ...place,
            id,
            storeId: place.id,
            ...categoryOf(item.category),
            brandId: idIn(brands, item.brand),
            commonConditionId: idIn(commonConditions, item.commonCondition),
            tagIds: item.tags.map((tag) => tagId(tag)),
            addOnIds: item.addOns.flatMap((addOn) => addOnIds[addOn] ?? []),
          },
          now,
        ),
      );
      batch.variations.push(...variationRows(item, id));
      batch.reviews.push(...reviewRows(item, id, place.id, now));
      remember(filled, item, id);
    }
    stores.set(store.slug, filled);
    if (batch.items.length >= itemsAtOnce) {
      await insertBatch(db, batch);
      batch = emptyBatch();
    }
  }
  await insertBatch(db, batch);
  await settle(db, [tables.tags, tables.stores, tables.addOns, tables.items]);
  return stores;

  /** A tag is written the first time something carries it. */
  function tagId(tag: LocalizedText): number {
    const known = tagIds.get(tag.en);
    if (known !== undefined) return known;
    const id = ids.tag();
    tagIds.set(tag.en, id);
    batch.tags.push({ id, tag });
    return id;
  }
}

type Batch = {
  tags: Row<typeof tables.tags>[];
  stores: Row<typeof tables.stores>[];
  addOns: Row<typeof tables.addOns>[];
  items: Row<typeof tables.items>[];
  variations: Row<typeof tables.itemVariations>[];
  reviews: Row<typeof reviews>[];
};

function emptyBatch(): Batch {
  return { tags: [], stores: [], addOns: [], items: [], variations: [], reviews: [] };
}

async function insertBatch(db: Database, batch: Batch): Promise<void> {
  await insertRows(db, tables.tags, batch.tags);
  await insertRows(db, tables.stores, batch.stores);
  await insertRows(db, tables.addOns, batch.addOns);
  await insertRows(db, tables.items, batch.items);
  await insertRows(db, tables.itemVariations, batch.variations);
  await insertRows(db, reviews, batch.reviews);
}

async function fillShelves(db: Database, moduleId: ModuleIds): Promise<void> {
  await insertRows(
    db,
    tables.categories,
    categories.map((category, index) => ({
      id: index + 1,
      moduleId: moduleId(category.module),
      parentId: idIn(categories, category.parent),
      slug: category.key,
      name: category.name,
      image: category.picture,
      priority: category.priority,
      featured: category.featured,
    })),
  );
  await insertRows(
    db,
    tables.brands,
    brands.map(({ key, name, picture }, index) => ({
      id: index + 1,
      moduleId: moduleId("ecommerce"),
      slug: key,
      name: name.en,
      image: picture,
    })),
  );
  await insertRows(
    db,
    tables.commonConditions,
    commonConditions.map(({ key, name }, index) => ({
      id: index + 1,
      moduleId: moduleId("pharmacy"),
      slug: key,
      name,
    })),
  );
  await settle(db, [tables.categories, tables.brands, tables.commonConditions]);
}

/** The ids of a category and of the main one above it. */
export function categoryOf(key: string): { categoryId: number; subCategoryId: number | null } {
  const parent = categories.find((category) => category.key === key)?.parent ?? null;
  const own = idIn(categories, key) ?? 0;
  return parent === null
    ? { categoryId: own, subCategoryId: null }
    : { categoryId: idIn(categories, parent) ?? 0, subCategoryId: own };
}

/** A door of its district; neighbours in the list are far apart in the streets. */
function placeOf(store: CatalogueStore, places: Places, id: number, moduleId: ModuleIds) {
  const doors = places.doors[store.district] ?? [];
  const door = doors[(store.index * 733 + 31) % doors.length];
  const zoneId = places.zoneIds[store.district];
  if (!door || !zoneId) throw new Error(`${store.slug}: no district ${store.district}`);
  return { id, moduleId: moduleId(store.module), zoneId, door };
}

function reviewsOf(catalogue: Catalogue, store: CatalogueStore, items: CatalogueItem[]) {
  return store.module === "rental"
    ? [...catalogue.vehiclesOf(store)].flatMap((vehicle) => vehicle.reviews)
    : items.flatMap((item) => item.reviews);
}

/** The three that sell most and are there to be sold, without a discount of their own. */
function remember(filled: FilledStore, item: CatalogueItem, id: number): void {
  if (item.discount || (item.stock !== null && item.stock < 3)) return;
  filled.bestItems = [...filled.bestItems, { id, price: item.price, sold: item.soldLately }]
    .toSorted((a, b) => b.sold - a.sold)
    .slice(0, 3);
}
