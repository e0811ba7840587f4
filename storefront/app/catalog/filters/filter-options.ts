import { type Allergen, allergens } from "@errand/core/catalog/allergens";
import type { Config } from "@errand/core/config/config.contract";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { Mark, SortOrder } from "./filters.ts";

/** The available filters and orders: only those that have an effect in this module. */
export interface FilterOptions {
  hasDiet: boolean;
  /** The marks beside the diet: organic, halal. */
  dietMarks: Mark[];
  hasPrices: boolean;
  marks: Mark[];
  orders: SortOrder[];
  categories: FilterChoice[];
  brands: FilterChoice[];
  /** The allergens that items can be without. */
  allergens: readonly Allergen[];
  /** Limits of the delivery charge. */
  deliveryCharges: number[];
}

export interface FilterChoice<Id = number> {
  id: Id;
  name: string;
}

interface FilterContext {
  config: Pick<Config, "toggle_veg_non_veg" | "module_config">;
  moduleType: ModuleType;
  /** Whether the visitor has a location; without one nothing can be ordered by distance. */
  hasPlace: boolean;
  categories?: FilterChoice[];
  brands?: FilterChoice[];
}

/** Marks available in every module. */
const marksOfAll: FilterOptions["marks"] = [
  "discounted",
  "free_delivery",
  "fast_delivery",
  "coupon",
  "currently_open",
];

export function itemFilterOptions(around: FilterContext): FilterOptions {
  const has = around.config.module_config[around.moduleType];
  return {
    ...storeFilterOptions(around),
    dietMarks: [
      ...(has.organic ? (["organic"] as const) : []),
      ...(has.halal ? (["halal"] as const) : []),
    ],
    hasPrices: true,
    marks: [...marksOfAll, ...(has.item_available_time ? (["available_now"] as const) : [])],
    orders: ["popular", "low", "high", ...nearest(around)],
    brands: has.brand ? (around.brands ?? []) : [],
    allergens: has.allergy ? allergens : [],
    deliveryCharges: [],
  };
}

export function storeFilterOptions(around: FilterContext): FilterOptions {
  const has = around.config.module_config[around.moduleType];
  return {
    hasDiet: around.config.toggle_veg_non_veg && has.veg_non_veg,
    dietMarks: has.halal ? ["halal"] : [],
    hasPrices: false,
    marks: ["delivery", "take_away", ...marksOfAll],
    orders: ["popular", ...nearest(around), ...byDelivery(around)],
    categories: around.categories ?? [],
    brands: [],
    allergens: [],
    deliveryCharges: around.hasPlace && delivers(around.moduleType) ? [2, 3, 5] : [],
  };
}

function nearest({ hasPlace }: FilterContext): FilterOptions["orders"] {
  return hasPlace ? ["nearby"] : [];
}

/** Without a location, most charges are unknown. */
function byDelivery({ hasPlace, moduleType }: FilterContext): FilterOptions["orders"] {
  if (!delivers(moduleType)) return [];
  return hasPlace ? ["delivery_time", "delivery_charge"] : ["delivery_time"];
}

/** Rental companies hand their vehicles over, and parcels have charges of their own. */
function delivers(moduleType: ModuleType): boolean {
  return moduleType !== "rental" && moduleType !== "parcel";
}
