import type { StoreCatalogue, StoreItem } from "./menu.queries.ts";

export function testCatalogue(changes: Partial<StoreCatalogue> = {}): StoreCatalogue {
  return {
    module_type: "food",
    counts: { all: 3, on_sale: 3, off_sale: 0, sold_out: 1, low_stock: 0, without_picture: 3 },
    categories: [
      { id: 1, name: "Pizza", items: 2, sub_categories: [{ id: 4, name: "White base", items: 1 }] },
      { id: 2, name: "Desserts", items: 1, sub_categories: [] },
      { id: 3, name: "Soups", items: 0, sub_categories: [] },
    ],
    brands: [],
    common_conditions: [],
    add_ons: [],
    ...changes,
  };
}

export function testItem(changes: Partial<StoreItem> = {}): StoreItem {
  return {
    id: 11,
    slug: "margherita",
    sku: null,
    name: "Margherita",
    name_fr: "Marguerite",
    description: "Tomato and mozzarella.",
    description_fr: "Tomate et mozzarella.",
    unit: null,
    unit_fr: null,
    category_id: 1,
    sub_category_id: null,
    brand_id: null,
    common_condition_id: null,
    sold_by: "piece",
    weight_step: null,
    price: 10.6,
    discount: 0,
    discount_type: "percent",
    stock: null,
    images: [],
    images_full_url: [],
    tags: [],
    generic_names: [],
    nutrition: [],
    allergies: null,
    veg: 1,
    organic: 0,
    halal: 0,
    basic: 0,
    prescription_required: 0,
    recommended: 0,
    active: 1,
    maximum_cart_quantity: null,
    available_from: null,
    available_until: null,
    sold_out_until: null,
    size_guide: null,
    returns_days: null,
    goes_with: [],
    option_groups: [],
    add_ons: [],
    variation_choices: [],
    variations: [],
    ...changes,
  };
}

export function testPage(items: StoreItem[]) {
  return { total_size: items.length, limit: 100, offset: 1, items };
}
