import type { Item, ItemDetails, Store } from "@errand/core/catalog/catalog.types";
import type { LocalizedText } from "@errand/core/language";
import type { DeliveryTerms } from "@errand/core/pricing/delivery";
import { type CacheCounts, countCache } from "../caching/cache-counts.ts";
import { cachedValue } from "../caching/cached-value.ts";
import { itemsTag, itemTag, stockTag, storeTag, type Tag } from "../caching/tags.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import { readSynonyms } from "../text-search/synonyms.data.ts";
import type { Synonyms } from "../text-search/synonyms.ts";
import { createWordLookup, type WordLookup } from "../text-search/word-lookup.ts";
import { type BrandRow, type ConditionRow, readBrands, readConditions } from "./brand.data.ts";
import { type Categories, readCategories } from "./category.data.ts";
import { createEntityCache, type EntityCache } from "./entity-cache.ts";
import { type HoursInZone, hoursByZone } from "./hours-by-zone.ts";
import { type ListedItemCounts, readListedItemCounts } from "./listed-item-counts.data.ts";
import type { ItemOffer } from "./offers.data.ts";
import { readSales, readTags, type Sale } from "./sales.data.ts";
import { readStoreSummaries, type StoreSummary } from "./store-summary.data.ts";

/** A store without its distance and delivery charge, which depend on the visitor's location. */
export interface StoreForAnyone {
  response: Omit<Store, "distance" | "delivery_charge">;
  /** Null when the store does not deliver. */
  delivery: DeliveryTerms | null;
  /** The name of its zone for customers. */
  zoneName: string;
}

/** An item with what only its details show. */
export type DetailedItem = Item & Pick<ItemDetails, "goes_with">;

/** Catalogue data that nearly every list needs, cached in memory until it changes. */
export interface CatalogCache {
  stores(): Promise<StoreSummary[]>;
  /** The different opening hours of the active stores in each zone. */
  hoursByZone(): Promise<ReadonlyMap<number, HoursInZone[]>>;
  listedItemCounts(): Promise<ListedItemCounts>;
  categories(): Promise<Categories>;
  brands(): Promise<BrandRow[]>;
  conditions(): Promise<ConditionRow[]>;
  tags(): Promise<Map<number, LocalizedText>>;
  sales(): Promise<Sale[]>;
  lookupWords: WordLookup;
  /** The thesaurus of each module. */
  synonyms(): Promise<Map<number, Synonyms>>;
  /** Items of lists by id. */
  itemsById: EntityCache<Item>;
  /** What items are made from, for the lines of a cart that a change leaves as they are. */
  offersById: EntityCache<ItemOffer>;
  /** Single items, by the id or slug of the request. */
  itemsByIdOrSlug: EntityCache<DetailedItem>;
  storesById: EntityCache<StoreForAnyone>;
}

export function createCatalogCache(
  db: Database,
  changes: ChangeFeed,
  counts: CacheCounts = new Map(),
): CatalogCache {
  const items = countCache(counts, "items");
  const cached = <T>(read: () => Promise<T>, ...concerns: string[]) =>
    cachedValue(changes, "catalogue", read, concerns);
  const stores = cached(() => readStoreSummaries(db), "stores");
  const listedItemCounts = cached(() => readListedItemCounts(db), "assortment");
  return {
    listedItemCounts,
    stores,
    hoursByZone: cached(async () => hoursByZone(await stores()), "stores"),
    categories: cached(
      async () => readCategories(db, await listedItemCounts()),
      "categories",
      "assortment",
    ),
    brands: cached(() => readBrands(db), "brands", "assortment"),
    conditions: cached(() => readConditions(db), "common_conditions", "assortment"),
    tags: cached(() => readTags(db), "tags"),
    sales: cached(() => readSales(db), "flash_sales"),
    lookupWords: createWordLookup(db, changes, counts),
    synonyms: cached(() => readSynonyms(db), "search_synonyms"),
    itemsById: createEntityCache<Item>(changes, tagsOfItem, items),
    offersById: createEntityCache<ItemOffer>(
      changes,
      ({ item }) => tagsOfItem({ store_id: item.storeId }),
      countCache(counts, "offers"),
    ),
    itemsByIdOrSlug: createEntityCache<DetailedItem>(
      changes,
      (item) => [...tagsOfItem(item), itemTag(item.id)],
      items,
    ),
    storesById: createEntityCache(
      changes,
      ({ response }) => tagsOfStore(response.id),
      countCache(counts, "stores"),
    ),
  };
}

/** What the response of a store is made from: its main categories are those of its items. */
export function tagsOfStore(id: number): Tag[] {
  return [storeTag(id), itemsTag(id)];
}

/**
 * What the response of an item in a list is made from. Its exact stock and number of wishlists,
 * which change with every order and click, are up to a minute old there.
 */
export function tagsOfItem({ store_id }: Pick<Item, "store_id">): Tag[] {
  return [storeTag(store_id), itemsTag(store_id), stockTag(store_id)];
}
