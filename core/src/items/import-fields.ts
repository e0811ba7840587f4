/** The fields of an item that a catalogue file can have. */
export const productFields = [
  "sku",
  "name",
  "name_fr",
  "store",
  "slug",
  "description",
  "description_fr",
  "category",
  "sub_category",
  "brand",
  "common_condition",
  "price",
  "discount",
  "discount_amount",
  "stock",
  "unit",
  "unit_fr",
  "pictures",
  "tags",
  "tags_fr",
  "generic_names",
  "generic_names_fr",
  "nutrition",
  "nutrition_fr",
  "allergies",
  "allergies_fr",
  "veg",
  "organic",
  "halal",
  "basic",
  "prescription_required",
  "recommended",
  "maximum_cart_quantity",
  "available_from",
  "available_until",
  "option_groups",
  "add_ons",
  "variation_choices",
  "variation_prices",
  "size_guide",
  "returns_days",
  "sold_by",
  "weight_step",
  "goes_with",
  "sold_lately",
  "on_sale_since",
  "customer_reviews",
  "active",
] as const;
export type ProductField = (typeof productFields)[number];

/**
 * What only the shop states of items: a store neither names others nor tells of its own success.
 */
export const shopFields = ["store", "sold_lately", "on_sale_since", "customer_reviews"] as const;

type StoreField = Exclude<ProductField, (typeof shopFields)[number]>;

/** The fields of an item that a store states in a file. */
export const storeFields = productFields.filter(
  (field): field is StoreField => !(shopFields as readonly ProductField[]).includes(field),
);
