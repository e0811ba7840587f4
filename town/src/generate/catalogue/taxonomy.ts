import type { Taxonomy } from "../../catalogue/catalogue.types.ts";
import { categories } from "./categories.ts";
import { commonConditions } from "./pharmacy/pharmacy-items.ts";
import { vehicleBrands, vehicleCategories } from "./rental/vehicle-kinds.ts";
import { brands } from "./shops/shop-items.ts";

export const taxonomy: Taxonomy = {
  categories,
  brands,
  commonConditions,
  vehicleCategories,
  vehicleBrands,
};
