import type { FoodVariation, Item } from "@errand/core/catalog/catalog.types";
import { fromMinor } from "@errand/core/money";
import { inLanguage, type Language } from "@errand/core/words";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Api } from "../api.ts";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { type FoodChoice, items, stores } from "./catalog.tables.ts";
import type { Categories } from "./category.data.ts";
import {
  type AddOnRow,
  readAddOns,
  readSaleItems,
  readVariations,
  runningSaleIds,
  type SaleItem,
  type VariationRow,
} from "./offer.data.ts";
import { hasDiscount } from "./store-sketch.data.ts";

/** Who reads, and when. */
export interface Reading {
  db: Database;
  language: Language;
  now: Date;
}

type Shop = Pick<Api, "catalogue" | "settings">;

/**
 * Items as they travel, in the order of their ids, also those no longer offered. An item that does
 * not exist is left out. A page of them takes five queries, however long it is.
 */
export async function readItems(shop: Shop, reading: Reading, ids: number[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const { db, now } = reading;
  const [rows, categories, tags, sales] = await Promise.all([
    readRows(db, ids),
    shop.catalogue.categories(),
    shop.catalogue.tags(),
    shop.catalogue.sales(),
  ]);
  const [variations, addOns, saleItems] = await Promise.all([
    readVariations(
      db,
      rows.filter(({ item }) => item.stock !== null).map(({ item }) => item.id),
    ),
    readAddOns(
      db,
      rows.flatMap(({ item }) => item.addOnIds),
    ),
    readSaleItems(db, runningSaleIds(sales, now), ids),
  ]);
  const around = { ...reading, url: shop.settings.url, categories, tags, addOns };
  const wire = new Map(
    rows.map((row) => [
      row.item.id,
      toWire(row, variations.get(row.item.id) ?? [], saleItems.get(row.item.id), around),
    ]),
  );
  return ids.flatMap((id) => wire.get(id) ?? []);
}

/** The id of an active item, by id or by slug. */
export async function findItemId(db: Database, idOrSlug: string): Promise<number | null> {
  const named = /^\d+$/.test(idOrSlug)
    ? eq(items.id, sql`${idOrSlug}::bigint`)
    : eq(items.slug, idOrSlug);
  const [row] = await db.select({ id: items.id }).from(items).where(and(named, items.active));
  return row?.id ?? null;
}

function readRows(db: Database, ids: number[]) {
  return db
    .select({
      item: items,
      store: {
        name: stores.name,
        slug: stores.slug,
        freeDelivery: stores.freeDelivery,
        scheduleOrder: stores.scheduleOrder,
        minDeliveryMinutes: stores.minDeliveryMinutes,
        maxDeliveryMinutes: stores.maxDeliveryMinutes,
        showsHalal: stores.showsHalal,
        discount: stores.discount,
        discountKind: stores.discountKind,
        discountStarts: stores.discountStarts,
        discountEnds: stores.discountEnds,
      },
      moduleType: modules.type,
    })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .innerJoin(modules, eq(modules.id, items.moduleId))
    .where(inArray(items.id, ids));
}

type ItemRow = Awaited<ReturnType<typeof readRows>>[number];

interface Around extends Reading {
  url: string;
  categories: Categories;
  tags: Map<number, { en: string; fr: string }>;
  addOns: Map<number, AddOnRow>;
}

function toWire(
  { item, store, moduleType }: ItemRow,
  variations: VariationRow[],
  saleItem: SaleItem | undefined,
  { url, language, now, categories, tags, addOns }: Around,
): Item {
  const say = (words: { en: string; fr: string }) => inLanguage(words, language);
  const running = saleItem ?? item;
  const storePercent = store.discountKind === "percent" && hasDiscount(store, now);
  return {
    id: item.id,
    slug: item.slug,
    name: say(item.name),
    description: say(item.description),
    unit_type: item.unit && say(item.unit),
    price: fromMinor(item.price),
    stock: item.stock,
    // Hundredths, whether of a percent or of the currency.
    discount: running.discount / 100,
    discount_type: running.discountKind,
    store_discount: storePercent ? store.discount / 100 : 0,
    flash_sale: saleItem ? 1 : 0,
    free_delivery: store.freeDelivery,
    store_id: item.storeId,
    store_name: say(store.name),
    store_slug: store.slug,
    zone_id: item.zoneId,
    module_id: item.moduleId,
    module_type: moduleType,
    avg_rating: twoDecimals(item.avgRating),
    rating_count: item.ratingCount,
    whislists_count: item.wishlistCount,
    wishlist_count: item.wishlistCount,
    generic_name: item.genericNames.map(say),
    nutritions_name: item.nutrition.map(say),
    allergies_name: item.allergies.map(say),
    tags: item.tagIds.flatMap((id) => {
      const tag = tags.get(id);
      return tag ? [{ id, tag: say(tag) }] : [];
    }),
    category_ids: [item.categoryId, item.subCategoryId].flatMap((id) => {
      const category = id === null ? undefined : categories.byId.get(id);
      if (!category) return [];
      const { slug, name, parentId } = category;
      return [
        { id: category.id, slug, name: say(name), position: parentId === null ? 0 : (1 as const) },
      ];
    }),
    brand_id: item.brandId,
    common_condition_id: item.commonConditionId,
    is_basic: item.basic ? 1 : 0,
    variations: variations.map(({ type, price, stock }) => ({
      type: say(type),
      price: fromMinor(price),
      stock,
    })),
    food_variations: item.foodChoices.map((choice) => toFoodVariation(choice, language)),
    choice_options: item.choices.map(({ title, options }, index) => ({
      name: `choice_${index + 1}`,
      title: say(title),
      options: options.map(say),
    })),
    add_ons: item.addOnIds.flatMap((id) => {
      const addOn = addOns.get(id);
      if (!addOn) return [];
      return [
        { id, name: say(addOn.name), price: fromMinor(addOn.price), store_id: addOn.storeId },
      ];
    }),
    has_variant: variations.length > 0 ? 1 : 0,
    veg: item.veg ? 1 : 0,
    recommended: item.recommended ? 1 : 0,
    organic: item.organic ? 1 : 0,
    is_halal: item.halal ? 1 : 0,
    halal_tag_status: store.showsHalal ? 1 : 0,
    maximum_cart_quantity: item.maximumCartQuantity,
    is_prescription_required: item.prescriptionRequired ? 1 : 0,
    schedule_order: store.scheduleOrder,
    min_delivery_time: store.minDeliveryMinutes,
    max_delivery_time: store.maxDeliveryMinutes,
    available_time_starts: item.availableFrom,
    available_time_ends: item.availableUntil,
    available_date_starts: item.campaignStarts,
    available_date_ends: item.campaignEnds,
    isCampaignItem: item.campaignStarts !== null,
    image_full_url: pictureUrl(url, item.images[0] ?? null),
    images_full_url: item.images.map((name) => pictureUrl(url, name)),
  };
}

function toFoodVariation(choice: FoodChoice, language: Language): FoodVariation {
  return {
    name: inLanguage(choice.name, language),
    type: choice.type,
    min: choice.min,
    max: choice.max,
    required: choice.required ? "on" : "off",
    values: choice.values.map(({ label, price }) => ({
      label: inLanguage(label, language),
      optionPrice: fromMinor(price),
      isSelected: false,
    })),
  };
}

/** How averages travel (contract 2.7). */
export function twoDecimals(average: number): number {
  return Math.round(average * 100) / 100;
}
