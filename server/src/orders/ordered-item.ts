import type { FoodVariation, Item, Variation } from "@errand/core/catalog/catalog.types";
import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import type { OrderLineSnapshot } from "@errand/core/orders/line-snapshot";
import type { LineWeight } from "@errand/core/pricing/weight";
import { pictureUrl } from "../pictures/picture-url.ts";

interface ItemOptions {
  itemId: number;
  weight: LineWeight | null;
  language: Language;
  /** The shop's public URL. */
  url: string;
}

/**
 * The ordered item in the API's shape. Stock, ratings, offers and opening times belong to the item
 * of today and are empty.
 */
export function toOrderedItem(
  snapshot: OrderLineSnapshot,
  { itemId, weight, language, url }: ItemOptions,
): Item {
  const inLanguage = (text: LocalizedText) => localize(text, language);
  const flag = (is: boolean) => (is ? 1 : 0);
  const pictures = snapshot.pictures.map((name) => pictureUrl(url, name));
  const { store } = snapshot;
  return {
    id: itemId,
    slug: snapshot.slug,
    name: inLanguage(snapshot.name),
    description: inLanguage(snapshot.description),
    unit_type: snapshot.unit && inLanguage(snapshot.unit),
    sold_by: weight ? "weight" : "piece",
    weight_step: weight?.step ?? null,
    price: fromMinor(snapshot.price),
    store_id: store.id,
    store_slug: store.slug,
    store_name: inLanguage(store.name),
    zone_id: snapshot.zoneId,
    module_id: snapshot.moduleId,
    module_type: snapshot.moduleType,
    variations: variationsOf(snapshot, language),
    food_variations: foodVariationsOf(snapshot, language),
    add_ons: snapshot.addOns.map(({ id, name, price }) => ({
      id,
      name: inLanguage(name),
      price: fromMinor(price),
      store_id: store.id,
    })),
    has_variant: flag(snapshot.variation !== null),
    veg: flag(snapshot.veg),
    organic: flag(snapshot.organic),
    is_halal: flag(snapshot.halal),
    is_prescription_required: flag(snapshot.prescription),
    isCampaignItem: snapshot.campaign,
    image_full_url: pictures[0] ?? null,
    images_full_url: pictures,
    ...ofToday,
  };
}

const ofToday = {
  stock: null,
  discount: 0,
  discount_type: "percent",
  store_discount: 0,
  store_discount_min_purchase: 0,
  store_discount_max: 0,
  flash_sale: 0,
  free_delivery: false,
  avg_rating: 0,
  rating_count: 0,
  whislists_count: 0,
  wishlist_count: 0,
  generic_name: [],
  nutritions_name: [],
  allergies_name: [],
  tags: [],
  category_ids: [],
  brand_id: null,
  common_condition_id: null,
  is_basic: 0,
  choice_options: [],
  recommended: 0,
  halal_tag_status: 0,
  maximum_cart_quantity: null,
  schedule_order: false,
  line_notes: false,
  store_open: 1,
  store_opening_time: null,
  min_delivery_time: 0,
  max_delivery_time: 0,
  available_time_starts: null,
  available_time_ends: null,
  available_date_starts: null,
  available_date_ends: null,
  sold_out_until: null,
} as const satisfies Partial<Item>;

/** What was chosen, in the API's shape. */
export function selectedVariations(
  snapshot: OrderLineSnapshot,
  language: Language,
): (FoodVariation | Variation)[] {
  return [...variationsOf(snapshot, language), ...foodVariationsOf(snapshot, language)];
}

function variationsOf({ variation }: OrderLineSnapshot, language: Language): Variation[] {
  if (!variation) return [];
  const { id, label, price } = variation;
  return [{ id: Number(id), type: localize(label, language), price: fromMinor(price), stock: 0 }];
}

function foodVariationsOf({ groups }: OrderLineSnapshot, language: Language): FoodVariation[] {
  return groups.map(({ id, label, type, min, max, required, options }) => ({
    id,
    name: localize(label, language),
    type,
    min,
    max,
    required: required ? "on" : "off",
    values: options.map((option) => ({
      id: option.id,
      label: localize(option.label, language),
      optionPrice: fromMinor(option.price),
      isSelected: true,
    })),
  }));
}
