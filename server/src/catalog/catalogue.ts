import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { Words } from "@errand/core/language";
import { type Changes, kept } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import { keepLookUps, type LookUp } from "../text-search/text-match.ts";
import { type Assortment, readAssortment } from "./assortment.data.ts";
import { type BrandRow, type ConditionRow, readBrands, readConditions } from "./brand.data.ts";
import { type Categories, readCategories } from "./category.data.ts";
import { readSales, readTags, type Sale } from "./sales.data.ts";
import { readStoreSketches, type StoreSketch } from "./store-summary.data.ts";
import { keepShown, type Shown } from "./visible-ids.ts";

/** What nearly every list needs of the catalogue, kept in memory until it is changed. */
export interface Catalogue {
  stores(): Promise<StoreSketch[]>;
  assortment(): Promise<Assortment>;
  categories(): Promise<Categories>;
  brands(): Promise<BrandRow[]>;
  conditions(): Promise<ConditionRow[]>;
  tags(): Promise<Map<number, Words>>;
  sales(): Promise<Sale[]>;
  /** What is known of the words of a text. */
  lookUp: LookUp;
  /** Items of lists, by their ids. */
  shownItems: Shown<Item>;
  /** Items that are looked at, by the id or slug they were asked for by. */
  shownByName: Shown<Item>;
  /** Stores, by their ids; how far away they are is reckoned for each visitor. */
  shownStores: Shown<Omit<Store, "distance">>;
}

/** A page of a list has some dozens. */
const mostShown = 2_000;

export function keepCatalogue(db: Database, changes: Changes): Catalogue {
  const keep = <T>(read: () => Promise<T>, ...concerns: string[]) =>
    kept(changes, "catalogue", read, concerns);
  const assortment = keep(() => readAssortment(db), "assortment");
  return {
    assortment,
    stores: keep(() => readStoreSketches(db), "stores"),
    categories: keep(
      async () => readCategories(db, await assortment()),
      "categories",
      "assortment",
    ),
    brands: keep(() => readBrands(db), "brands", "assortment"),
    conditions: keep(() => readConditions(db), "common_conditions", "assortment"),
    tags: keep(() => readTags(db), "tags"),
    sales: keep(() => readSales(db), "flash_sales"),
    lookUp: keepLookUps(db, changes),
    shownItems: keepShown(changes, mostShown),
    shownByName: keepShown(changes, mostShown),
    shownStores: keepShown(changes, mostShown),
  };
}
