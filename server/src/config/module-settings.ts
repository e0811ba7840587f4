import type { Config, ModuleSettings } from "@errand/core/config/config.contract";

const defaults: ModuleSettings = {
  order_status: { accepted: true },
  order_place_to_schedule_interval: true,
  stock: false,
  add_on: false,
  veg_non_veg: false,
  unit: false,
  item_available_time: false,
  order_attachment: false,
  organic: false,
  halal: false,
  nutrition: false,
  allergy: false,
  generic_name: false,
  common_condition: false,
  basic: false,
  brand: false,
  cutlery: false,
  always_open: false,
};

/** What items and orders of each kind of module have. */
export const usualModuleSettings: Config["module_config"] = {
  food: {
    ...defaults,
    add_on: true,
    veg_non_veg: true,
    item_available_time: true,
    halal: true,
    nutrition: true,
    allergy: true,
    cutlery: true,
  },
  grocery: {
    ...defaults,
    stock: true,
    veg_non_veg: true,
    unit: true,
    organic: true,
    halal: true,
    nutrition: true,
    allergy: true,
  },
  pharmacy: {
    ...defaults,
    stock: true,
    unit: true,
    order_attachment: true,
    generic_name: true,
    common_condition: true,
    basic: true,
  },
  ecommerce: { ...defaults, stock: true, brand: true },
  parcel: { ...defaults, always_open: true },
  rental: defaults,
};
