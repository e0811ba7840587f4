import type { Config } from "@errand/core/config/config.contract";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { Mark, Order } from "./filters.ts";

/** What a person may choose by: only what can make a difference in this module of this shop. */
export interface FilterOptions {
  hasDiet: boolean;
  hasPrices: boolean;
  marks: Mark[];
  orders: Order[];
  categories: Choice[];
  brands: Choice[];
}

export interface Choice {
  id: number;
  name: string;
}

interface Surroundings {
  config: Pick<Config, "toggle_veg_non_veg" | "module_config">;
  moduleType: ModuleType;
  /** Nobody can be near to a visitor who has not said where they are. */
  hasPlace: boolean;
  categories?: Choice[];
  brands?: Choice[];
}

/** What every module's items and stores can have. */
const marksOfAll: FilterOptions["marks"] = [
  "discounted",
  "free_delivery",
  "fast_delivery",
  "coupon",
  "currently_open",
];

export function itemFilterOptions(around: Surroundings): FilterOptions {
  const has = around.config.module_config[around.moduleType];
  return {
    ...storeFilterOptions(around),
    hasPrices: true,
    marks: [
      ...marksOfAll,
      ...(has.item_available_time ? (["available_now"] as const) : []),
      ...(has.organic ? (["organic"] as const) : []),
      ...(has.halal ? (["halal"] as const) : []),
    ],
    orders: ["popular", "low", "high", ...nearest(around)],
    brands: has.brand ? (around.brands ?? []) : [],
  };
}

export function storeFilterOptions(around: Surroundings): FilterOptions {
  const has = around.config.module_config[around.moduleType];
  return {
    hasDiet: around.config.toggle_veg_non_veg && has.veg_non_veg,
    hasPrices: false,
    marks: [...marksOfAll, ...(has.halal ? (["halal"] as const) : [])],
    orders: ["popular", ...nearest(around)],
    categories: around.categories ?? [],
    brands: [],
  };
}

function nearest({ hasPlace }: Surroundings): FilterOptions["orders"] {
  return hasPlace ? ["nearby"] : [];
}
