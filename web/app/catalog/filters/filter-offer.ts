import type { Config } from "@errand/core/config/config.contract";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { Mark, Order } from "./filters.ts";

/** What a person may choose by: only what can make a difference in this module of this shop. */
export interface FilterOffer {
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

export function itemOffer({
  config,
  moduleType,
  hasPlace,
  categories = [],
  brands = [],
}: Surroundings): FilterOffer {
  const has = config.module_config[moduleType];
  return {
    hasDiet: config.toggle_veg_non_veg && has.veg_non_veg,
    hasPrices: true,
    marks: [
      "discounted",
      "free_delivery",
      "fast_delivery",
      "coupon",
      "currently_open",
      ...(has.item_available_time ? (["available_now"] as const) : []),
      ...(has.organic ? (["organic"] as const) : []),
      ...(has.halal ? (["halal"] as const) : []),
    ],
    orders: ["popular", "low", "high", ...(hasPlace ? (["nearby"] as const) : [])],
    categories,
    brands: has.brand ? brands : [],
  };
}

export function storeOffer({
  config,
  moduleType,
  hasPlace,
  categories = [],
}: Surroundings): FilterOffer {
  const has = config.module_config[moduleType];
  return {
    hasDiet: config.toggle_veg_non_veg && has.veg_non_veg,
    hasPrices: false,
    marks: [
      "discounted",
      "free_delivery",
      "fast_delivery",
      "coupon",
      "currently_open",
      ...(has.halal ? (["halal"] as const) : []),
    ],
    orders: ["popular", ...(hasPlace ? (["nearby"] as const) : [])],
    categories,
    brands: [],
  };
}
