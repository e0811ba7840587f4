import type { CatalogueCategory, CommonCondition, Named } from "./catalogue.types.ts";
import { categories } from "./categories.ts";
import { commonConditions } from "./pharmacy/shelf.ts";
import { vehicleBrands, vehicleCategories } from "./rental/fleet.ts";
import { brands } from "./shops/shelf.ts";

/** By what items and vehicles are sorted. Each list is in the order of its ids. */
export type Taxonomy = {
  categories: CatalogueCategory[];
  brands: Named[];
  commonConditions: CommonCondition[];
  vehicleCategories: Named[];
  vehicleBrands: Named[];
};

export const taxonomy: Taxonomy = {
  categories,
  brands,
  commonConditions,
  vehicleCategories,
  vehicleBrands,
};
