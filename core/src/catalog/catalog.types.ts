import * as z from "zod";
import { moduleType } from "../modules/modules.contract.ts";
import { clock, day, flag, id, money, percent, slug, timestamp } from "../values.ts";

/** The catalogue in API responses (contract 1.8). */

export const amountKind = z.enum(["percent", "amount"]);
export type AmountKind = z.infer<typeof amountKind>;
const nullableUrl = z.string().nullable();
/** The picture of shared links, in the language of the request. */
const linkPreviewUrl = z.string();

const bareCategory = z.object({
  id,
  slug,
  name: z.string(),
  image_full_url: nullableUrl,
  module_id: id,
  parent_id: z.int().min(0),
  position: z.union([z.literal(0), z.literal(1)]),
  featured: flag,
  products_count: z.int(),
});
export type Category = z.infer<typeof bareCategory> & { childes: Category[] };
export const category: z.ZodType<Category> = bareCategory.extend({
  get childes() {
    return z.array(category);
  },
});

export const addOn = z.object({ id, name: z.string(), price: money, store_id: id });
export type AddOn = z.infer<typeof addOn>;

export const variation = z.object({ id, type: z.string(), price: money, stock: z.int() });
export type Variation = z.infer<typeof variation>;

export const choiceOption = z.object({
  name: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  /**
   * Of each option its pictures, by their position in `images_full_url`; missing where all options
   * share them.
   */
  pictures: z.array(z.array(z.int().min(0))).optional(),
  /** Of each option with pictures its name in links, the same in every language. */
  keys: z.array(z.string()).optional(),
});

/** What each size measures: a value for each column. */
export const sizeGuide = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.object({ size: z.string(), values: z.array(z.string()) })),
});
export type SizeGuide = z.infer<typeof sizeGuide>;

export const foodVariation = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(["single", "multi"]),
  min: z.int().min(0),
  max: z.int().min(0),
  required: z.enum(["on", "off"]),
  values: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      optionPrice: money,
      isSelected: z.boolean(),
      /** The store has none until then; missing while it has some. */
      sold_out_until: timestamp.optional(),
    }),
  ),
});
export type FoodVariation = z.infer<typeof foodVariation>;

export const schedule = z.object({
  day: z.int().min(0).max(6),
  opening_time: clock,
  closing_time: clock,
});
export type Schedule = z.infer<typeof schedule>;

export const storeDiscount = z.object({
  discount: z.number(),
  discount_type: amountKind,
  min_purchase: money,
  max_discount: money,
  start_date: day,
  start_time: clock,
  end_date: day,
  end_time: clock,
});
export type StoreDiscountResponse = z.infer<typeof storeDiscount>;

export const coupon = z.object({
  id,
  title: z.string(),
  code: z.string(),
  coupon_type: z.enum(["default", "store_wise", "zone_wise", "first_order", "free_delivery"]),
  discount: z.number(),
  discount_type: amountKind,
  min_purchase: money,
  max_discount: money,
  limit: z.int().nullable(),
  start_date: day,
  expire_date: day,
  module_id: id,
  store_id: id.nullable(),
  store: z.object({ id, name: z.string() }).nullable(),
  zoneId: z.array(id),
  data: z.array(id),
});
export type CouponResponse = z.infer<typeof coupon>;

export const store = z.object({
  id,
  slug,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  zone_id: id,
  module_id: id,
  module_type: moduleType,
  logo_full_url: nullableUrl,
  cover_photo_full_url: nullableUrl,
  minimum_order: money,
  tax: percent,
  active: z.boolean(),
  open: flag,
  current_opening_time: clock.nullable(),
  schedule_order: z.boolean(),
  order_place_to_schedule_interval: z.int(),
  delivery_time: z.string(),
  min_delivery_time: z.int(),
  max_delivery_time: z.int(),
  distance: z.number().nullable(),
  /**
   * The delivery to the request's coordinates by the rules of the checkout, before any free
   * delivery. Null when the store does not deliver, and without coordinates when the charge depends
   * on the distance.
   */
  delivery_charge: money.nullable(),
  /** The names of the two main categories with the most items. */
  main_categories: z.array(z.string()),
  delivery: z.boolean(),
  take_away: z.boolean(),
  free_delivery: z.boolean(),
  self_delivery_system: flag,
  minimum_shipping_charge: money,
  maximum_shipping_charge: money.nullable(),
  per_km_shipping_charge: money,
  prescription_order: z.boolean(),
  cutlery: z.boolean(),
  veg: flag,
  non_veg: flag,
  featured: flag,
  halal_tag_status: flag,
  is_recommended: z.boolean(),
  extra_packaging_status: z.boolean(),
  extra_packaging_amount: money,
  announcement: flag,
  announcement_message: z.string().nullable(),
  /** What the store says of itself. */
  description: z.string().nullable(),
  reviews_section: z.boolean(),
  avg_rating: z.number(),
  rating_count: z.int(),
  ratings: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  positive_rating: percent,
  total_items: z.int(),
  discount: storeDiscount.nullable(),
  schedules: z.array(schedule),
  closed_dates: z.array(day),
  /** Until then the store takes no orders; null while it is not paused. */
  paused_until: timestamp.nullable(),
});
export type Store = z.infer<typeof store>;

export const storeDetails = store.extend({
  active_coupons: z.array(coupon),
  category_details: z.array(category),
  price_range: z.object({ min_price: money, max_price: money }),
  link_preview_full_url: linkPreviewUrl,
});
export type StoreDetails = z.infer<typeof storeDetails>;

export const item = z.object({
  id,
  slug,
  name: z.string(),
  description: z.string(),
  unit_type: z.string().nullable(),
  /** By weight: `price` is that of a kilogram, and quantities and stock count steps. */
  sold_by: z.enum(["piece", "weight"]),
  /** The grams of one step; null for what is sold by the piece. */
  weight_step: z.int().nullable(),
  price: money,
  stock: z.int().nullable(),
  discount: z.number(),
  discount_type: amountKind,
  /** The store's running discount on whole orders; 0 without one, and for one that is an amount. */
  store_discount: percent,
  /** The cart subtotal from which `store_discount` counts. */
  store_discount_min_purchase: money,
  /** The most that `store_discount` takes off an order; 0: no cap. */
  store_discount_max: money,
  flash_sale: flag,
  free_delivery: z.boolean(),
  store_id: id,
  store_name: z.string(),
  store_slug: slug,
  zone_id: id,
  module_id: id,
  module_type: moduleType,
  avg_rating: z.number(),
  rating_count: z.int(),
  whislists_count: z.int(),
  wishlist_count: z.int(),
  generic_name: z.array(z.string()),
  nutritions_name: z.array(z.string()),
  allergies_name: z.array(z.string()),
  tags: z.array(z.object({ id, tag: z.string() })),
  category_ids: z.array(
    z.object({ id, slug, name: z.string(), position: z.union([z.literal(0), z.literal(1)]) }),
  ),
  brand_id: id.nullable(),
  common_condition_id: id.nullable(),
  is_basic: flag,
  variations: z.array(variation),
  food_variations: z.array(foodVariation),
  choice_options: z.array(choiceOption),
  add_ons: z.array(addOn),
  has_variant: flag,
  veg: flag,
  recommended: flag,
  organic: flag,
  is_halal: flag,
  halal_tag_status: flag,
  maximum_cart_quantity: z.int().nullable(),
  is_prescription_required: flag,
  schedule_order: z.boolean(),
  /** Whether its store reads a note of a cart line. */
  line_notes: z.boolean(),
  /** Whether its store is open; in lists as it was within the last minute. */
  store_open: flag,
  /** When its closed store opens later today; null when it does not. */
  store_opening_time: clock.nullable(),
  min_delivery_time: z.int(),
  max_delivery_time: z.int(),
  available_time_starts: clock.nullable(),
  available_time_ends: clock.nullable(),
  available_date_starts: day.nullable(),
  available_date_ends: day.nullable(),
  /** The store has none until then; null while it has not stated that. */
  sold_out_until: timestamp.nullable(),
  isCampaignItem: z.boolean(),
  image_full_url: nullableUrl,
  images_full_url: z.array(z.string()),
  // Only the details of an item have the following; lists would be longer for nothing.
  size_guide: sizeGuide.optional(),
  /** How long the store takes it back; 0: not at all. Missing: as long as the shop refunds. */
  returns_days: z.int().optional(),
  /** Items of the same store that go with it. */
  goes_with: z.array(id).optional(),
});
export type Item = z.infer<typeof item>;

export const itemDetails = item.extend({
  store_details: store,
  goes_with: z.array(id),
  link_preview_full_url: linkPreviewUrl,
});
export type ItemDetails = z.infer<typeof itemDetails>;
