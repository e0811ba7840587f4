import type { StoreCatalogue } from "@errand/core/items/store-catalogue.contract";
import { type ItemState, lowStock } from "@errand/core/items/store-item-limits";
import type { Language } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import {
  addOns,
  brands,
  categories,
  commonConditions,
  items,
  stores,
} from "../catalog/catalog.tables.ts";
import { sortByMenu } from "../catalog/category.data.ts";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import { hasFewerThan, isInState } from "./store-item-filter.ts";
import { isOfStore } from "./store-item-response.ts";

/** What the items of a store can be of, in the language of the request. */
export async function readCatalogue(
  db: Database,
  storeId: number,
  { language, now }: { language: Language; now: Date },
): Promise<StoreCatalogue> {
  const [store] = await db
    .select({ moduleId: stores.moduleId, type: modules.type, menu: stores.menuCategoryIds })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(eq(stores.id, storeId));
  if (!store) throw new Error(`the store ${storeId} of a member of the staff does not exist`);
  return {
    module_type: store.type,
    counts: await countStates(db, storeId, now),
    categories: await readCategories(db, { ...store, storeId, language }),
    ...(await readGroups(db, store.moduleId, language)),
    add_ons: await readAddOns(db, storeId, language),
  };
}

const none = { all: 0, on_sale: 0, off_sale: 0, sold_out: 0, low_stock: 0, without_picture: 0 };

async function countStates(db: Database, storeId: number, now: Date) {
  const countIf = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const inState = (state: ItemState) => countIf(isInState(state, now));
  const [counted] = await db
    .select({
      all: count(),
      on_sale: inState("on_sale"),
      off_sale: inState("off_sale"),
      sold_out: inState("sold_out"),
      low_stock: countIf(hasFewerThan(lowStock)),
      without_picture: inState("without_picture"),
    })
    .from(items)
    .where(isOfStore(storeId));
  return counted ?? none;
}

async function readCategories(
  db: Database,
  {
    storeId,
    moduleId,
    menu,
    language,
  }: { storeId: number; moduleId: number; menu: number[]; language: Language },
): Promise<StoreCatalogue["categories"]> {
  const rows = await db
    .select({ id: categories.id, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .where(and(eq(categories.moduleId, moduleId), eq(categories.active, true)))
    .orderBy(asc(categories.priority), asc(sql`${categories.name} ->> 'en'`), asc(categories.id));
  const used = await db
    .select({ id: items.categoryId, subId: items.subCategoryId, items: count() })
    .from(items)
    .where(isOfStore(storeId))
    .groupBy(items.categoryId, items.subCategoryId);
  const countItems = (isOf: (entry: (typeof used)[number]) => boolean) =>
    used.filter(isOf).reduce((sum, { items: number }) => sum + number, 0);
  const main = rows
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name }) => ({
      ...{ id, name: name[language], items: countItems((entry) => entry.id === id) },
      sub_categories: rows
        .filter(({ parentId }) => parentId === id)
        .map((sub) => ({
          ...{ id: sub.id, name: sub.name[language] },
          items: countItems(({ subId }) => subId === sub.id),
        })),
    }));
  const [shown, empty] = [true, false].map((isShown) =>
    main.filter(({ items: number }) => number > 0 === isShown),
  );
  return [...sortByMenu(shown ?? [], menu), ...(empty ?? [])];
}

async function readGroups(db: Database, moduleId: number, language: Language) {
  const conditions = await db
    .select({ id: commonConditions.id, name: commonConditions.name })
    .from(commonConditions)
    .where(and(eq(commonConditions.moduleId, moduleId), eq(commonConditions.active, true)))
    .orderBy(asc(sql`${commonConditions.name} ->> ${language}`));
  return {
    brands: await db
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .where(eq(brands.moduleId, moduleId))
      .orderBy(asc(brands.name)),
    common_conditions: conditions.map(({ id, name }) => ({ id, name: name[language] })),
  };
}

async function readAddOns(db: Database, storeId: number, language: Language) {
  const rows = await db
    .select({ id: addOns.id, name: addOns.name, price: addOns.price })
    .from(addOns)
    .where(and(eq(addOns.storeId, storeId), eq(addOns.active, true)))
    .orderBy(asc(sql`lower(${addOns.name} ->> ${language})`), asc(addOns.id));
  return rows.map(({ id, name, price }) => ({
    ...{ id, name: name.en, name_fr: name.fr },
    price: fromMinor(price),
  }));
}
