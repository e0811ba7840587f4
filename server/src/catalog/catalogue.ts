import type { Words } from "@errand/core/words";
import { type Changes, kept } from "../database/changes.ts";
import type { Database } from "../database/database.ts";
import { type Categories, readCategories } from "./category.data.ts";
import { readSales, readTags, type Sale } from "./offer.data.ts";
import { readStoreSketches, type StoreSketch } from "./store-sketch.data.ts";

/** What nearly every list needs of the catalogue, kept in memory until it is changed. */
export interface Catalogue {
  stores(): Promise<StoreSketch[]>;
  categories(): Promise<Categories>;
  tags(): Promise<Map<number, Words>>;
  sales(): Promise<Sale[]>;
}

export function keepCatalogue(db: Database, changes: Changes): Catalogue {
  return {
    stores: kept(changes, "catalogue", () => readStoreSketches(db), ["stores"]),
    categories: kept(changes, "catalogue", () => readCategories(db), ["categories", "assortment"]),
    tags: kept(changes, "catalogue", () => readTags(db), ["tags"]),
    sales: kept(changes, "catalogue", () => readSales(db), ["flash_sales"]),
  };
}
