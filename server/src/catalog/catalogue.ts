import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { LocalizedText } from "@errand/core/language";
import { cachedValue } from "../caching/cached-value.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import { createWordLookup, type WordLookup } from "../text-search/text-match.ts";
import { type Assortment, readAssortment } from "./assortment.data.ts";
import { type BrandRow, type ConditionRow, readBrands, readConditions } from "./brand.data.ts";
import { type Categories, readCategories } from "./category.data.ts";
import { createEntityCache, type EntityCache } from "./entity-cache.ts";
import { readSales, readTags, type Sale } from "./sales.data.ts";
import { readStoreSummaries, type StoreSummary } from "./store-summary.data.ts";

/** What nearly every list needs of the catalogue, kept in memory until it is changed. */
export interface Catalogue {
  stores(): Promise<StoreSummary[]>;
  assortment(): Promise<Assortment>;
  categories(): Promise<Categories>;
  brands(): Promise<BrandRow[]>;
  conditions(): Promise<ConditionRow[]>;
  tags(): Promise<Map<number, LocalizedText>>;
  sales(): Promise<Sale[]>;
  /** What is known of the words of a text. */
  lookupWords: WordLookup;
  /** Items of lists, by their ids. */
  itemsById: EntityCache<Item>;
  /** Items that are looked at, by the id or slug they were asked for by. */
  itemsByIdOrSlug: EntityCache<Item>;
  /** Stores, by their ids; how far away they are is reckoned for each visitor. */
  storesById: EntityCache<Omit<Store, "distance">>;
}

/** A page of a list has some dozens. */
const maxEntities = 2_000;

export function createCatalogue(db: Database, changes: ChangeFeed): Catalogue {
  const cached = <T>(read: () => Promise<T>, ...concerns: string[]) =>
    cachedValue(changes, "catalogue", read, concerns);
  const assortment = cached(() => readAssortment(db), "assortment");
  return {
    assortment,
    stores: cached(() => readStoreSummaries(db), "stores"),
    categories: cached(
      async () => readCategories(db, await assortment()),
      "categories",
      "assortment",
    ),
    brands: cached(() => readBrands(db), "brands", "assortment"),
    conditions: cached(() => readConditions(db), "common_conditions", "assortment"),
    tags: cached(() => readTags(db), "tags"),
    sales: cached(() => readSales(db), "flash_sales"),
    lookupWords: createWordLookup(db, changes),
    itemsById: createEntityCache(changes, maxEntities),
    itemsByIdOrSlug: createEntityCache(changes, maxEntities),
    storesById: createEntityCache(changes, maxEntities),
  };
}
