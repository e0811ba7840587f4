import { isOpen, opensLaterToday } from "@errand/core/catalog/availability";
import type { FoodVariation, Item } from "@errand/core/catalog/catalog.types";
import { deliveryMinutes } from "@errand/core/catalog/delivery-minutes";
import {
  findLastingEnd,
  findOptionEnd,
  type SoldOutOptions,
} from "@errand/core/catalog/sold-out-options";
import { type Language, localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { type LocalTime, localTime } from "@errand/core/time";
import { isId } from "@errand/core/values";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { type FoodChoice, items } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { type DetailedItem, tagsOfItem } from "../catalog/catalog-cache.ts";
import type { Categories } from "../catalog/category.data.ts";
import {
  type ItemOffer,
  readOffers,
  selectOffers,
  withPresentStock,
} from "../catalog/offers.data.ts";
import { discountValue } from "../catalog/sales.data.ts";
import { toSlug } from "../catalog/slug.ts";
import { hasDiscount } from "../catalog/store-summary.data.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { sharedItem } from "../requests/reply-text.ts";

/** Language and time of the read. */
export interface ReadContext {
  db: Database;
  language: Language;
  now: Date;
}

type ItemServices = Pick<CatalogApi, "catalogue" | "shop"> & { settings: { url: string } };

/**
 * Responses of items in the order of `ids`, inactive ones included, by one query. An item that does
 * not exist is left out.
 */
export async function readItemResponses(
  shop: ItemServices,
  ctx: ReadContext,
  ids: number[],
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const found = await toItemResponses(shop, ctx, await readOffers(ctx.db, ids, ctx.now));
  for (const item of found) dependsOn(...tagsOfItem(item));
  const byId = new Map(found.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The same for public lists, from the cache where possible. */
export function listItemResponses(
  shop: ItemServices,
  ctx: ReadContext,
  ids: number[],
): Promise<Item[]> {
  return shop.catalogue.itemsById.get(ids, ctx, async (missing) => {
    const items = await readItemResponses(shop, ctx, missing);
    return new Map(items.map((item) => [item.id, sharedItem(item)]));
  });
}

/** The public response of an active item by its id or slug, with what only its details show. */
export async function getItemResponse(
  shop: ItemServices,
  ctx: ReadContext,
  idOrSlug: string,
): Promise<DetailedItem | undefined> {
  const [item] = await shop.catalogue.itemsByIdOrSlug.get([idOrSlug], ctx, async () => {
    const query = isId(idOrSlug) ? activeOfferById : activeOfferBySlug;
    const offers = await query(ctx.db).execute({ idOrSlug, now: ctx.now.toISOString() });
    const [response] = await toItemResponses(shop, ctx, offers);
    const [offer] = offers;
    if (!offer || !response) return new Map();
    return new Map([[idOrSlug, { ...response, ...toDetails(offer, ctx.language) }]]);
  });
  return item;
}

function toDetails({ item }: ItemOffer, language: Language) {
  const { sizeGuide, returnsDays, goesWith } = item;
  return {
    ...(sizeGuide && {
      size_guide: {
        columns: sizeGuide.columns.map((column) => localize(column, language)),
        rows: sizeGuide.rows,
      },
    }),
    ...(returnsDays !== null && { returns_days: returnsDays }),
    goes_with: goesWith,
  };
}

/**
 * Offers of items as lists show them, from the cache where possible, with the stock that they have
 * now.
 */
export async function listOffers(
  shop: ItemServices,
  ctx: ReadContext,
  ids: number[],
): Promise<ItemOffer[]> {
  if (ids.length === 0) return [];
  const offers = await shop.catalogue.offersById.get(ids, ctx, async (missing) => {
    const read = await readOffers(ctx.db, missing, ctx.now);
    const items = await toItemResponses(shop, ctx, read);
    const responses = new Map(items.map((item) => [item.id, sharedItem(item)]));
    return new Map(
      read.map((offer) => [offer.item.id, { ...offer, response: responses.get(offer.item.id) }]),
    );
  });
  return withPresentStock(ctx.db, offers);
}

/** Responses of offers; those of cached offers are made already. */
export async function toItemResponses(
  shop: ItemServices,
  ctx: ReadContext,
  offers: ItemOffer[],
): Promise<Item[]> {
  const [categories, tags, { timeZone }] = await Promise.all([
    shop.catalogue.categories(),
    shop.catalogue.tags(),
    shop.shop(),
  ]);
  const at = localTime(ctx.now, timeZone);
  const options = { ...ctx, at, url: shop.settings.url, categories, tags };
  return offers.map((offer) => offer.response ?? toItemResponse(offer, options));
}

/** The id of an active item, by id or by slug. */
export async function findItemId(db: Database, idOrSlug: string): Promise<number | null> {
  const [row] = await db.select({ id: items.id }).from(items).where(isActive(idOrSlug));
  return row?.id ?? null;
}

export type ItemReference = Pick<typeof items.$inferSelect, "id" | "storeId" | "categoryId">;

/** The id, store and category of an active item. */
export async function findItemReference(
  db: Database,
  id: number,
): Promise<ItemReference | undefined> {
  const [reference] = await db
    .select({ id: items.id, storeId: items.storeId, categoryId: items.categoryId })
    .from(items)
    .where(isActive(String(id)));
  return reference;
}

function isActive(idOrSlug: string): SQL | undefined {
  const named = isId(idOrSlug) ? eq(items.id, sql`${idOrSlug}::bigint`) : eq(items.slug, idOrSlug);
  return and(named, items.active);
}

const activeOfferById = preparedQuery((db) =>
  selectOffers(
    db,
    and(eq(items.id, sql`${sql.placeholder("idOrSlug")}::bigint`), items.active),
  ).prepare("active_offer_by_id"),
);
const activeOfferBySlug = preparedQuery((db) =>
  selectOffers(db, and(eq(items.slug, sql.placeholder("idOrSlug")), items.active)).prepare(
    "active_offer_by_slug",
  ),
);

interface ResponseOptions extends ReadContext {
  at: LocalTime;
  url: string;
  categories: Categories;
  tags: Map<number, { en: string; fr: string }>;
}

function toItemResponse(
  { item, store, moduleType, stock, wishlistCount, variations, addOns, saleItem }: ItemOffer,
  { url, language, now, at, categories, tags }: ResponseOptions,
): Item {
  const translate = (text: { en: string; fr: string }) => localize(text, language);
  const running = saleItem ?? item;
  const minutes = deliveryMinutes(store, now);
  const isStoreOpen = isOpen(store, at);
  const storePercent = store.discountKind === "percent" && hasDiscount(store, now);
  return {
    id: item.id,
    slug: item.slug,
    name: translate(item.name),
    description: translate(item.description),
    unit_type: item.unit && translate(item.unit),
    sold_by: item.weightStep === null ? "piece" : "weight",
    weight_step: item.weightStep,
    price: fromMinor(item.price),
    stock,
    discount: discountValue(running),
    discount_type: running.discountKind,
    store_discount: storePercent ? discountValue(store) : 0,
    store_discount_min_purchase: storePercent ? fromMinor(store.discountMinimum) : 0,
    store_discount_max: storePercent ? fromMinor(store.discountCap) : 0,
    flash_sale: saleItem ? 1 : 0,
    free_delivery: store.freeDelivery,
    store_id: item.storeId,
    store_name: translate(store.name),
    store_slug: store.slug,
    zone_id: item.zoneId,
    module_id: item.moduleId,
    module_type: moduleType,
    avg_rating: twoDecimals(item.avgRating),
    rating_count: item.ratingCount,
    whislists_count: wishlistCount,
    wishlist_count: wishlistCount,
    generic_name: item.genericNames.map(translate),
    nutritions_name: item.nutrition.map(translate),
    allergies_name: item.allergies.map(translate),
    tags: item.tagIds.flatMap((id) => {
      const tag = tags.get(id);
      return tag ? [{ id, tag: translate(tag) }] : [];
    }),
    category_ids: [item.categoryId, item.subCategoryId].flatMap((id) => {
      const category = id === null ? undefined : categories.byId.get(id);
      if (!category) return [];
      const { slug, name, parentId } = category;
      return [
        {
          id: category.id,
          slug,
          name: translate(name),
          position: parentId === null ? 0 : (1 as const),
        },
      ];
    }),
    brand_id: item.brandId,
    common_condition_id: item.commonConditionId,
    is_basic: item.basic ? 1 : 0,
    variations: variations.map(({ id, type, price, stock }) => ({
      id,
      type: translate(type),
      price: fromMinor(price),
      stock: findOptionEnd(item.soldOutOptions, { variationId: id }, now) === null ? stock : 0,
    })),
    food_variations: item.foodChoices.map((choice) =>
      toFoodVariation(choice, { language, now, soldOut: item.soldOutOptions }),
    ),
    choice_options: item.choices.map(({ title, options, pictures }, index) => ({
      name: `choice_${index + 1}`,
      title: translate(title),
      options: options.map(translate),
      ...(pictures && { pictures, keys: options.map(({ en }) => toSlug(en)) }),
    })),
    add_ons: addOns
      .filter(({ soldOutUntil }) => findLastingEnd(soldOutUntil, now) === null)
      .map(({ id, name, price, storeId }) => ({
        id,
        name: translate(name),
        price: fromMinor(price),
        store_id: storeId,
      })),
    has_variant: variations.length > 0 ? 1 : 0,
    veg: item.veg ? 1 : 0,
    // Prescription medicines are never recommended, even if their store has marked them.
    recommended: item.recommended && !item.prescriptionRequired ? 1 : 0,
    organic: item.organic ? 1 : 0,
    is_halal: item.halal ? 1 : 0,
    halal_tag_status: store.showsHalal ? 1 : 0,
    maximum_cart_quantity: item.maximumCartQuantity,
    is_prescription_required: item.prescriptionRequired ? 1 : 0,
    schedule_order: store.scheduleOrder,
    line_notes: store.lineNotes,
    store_open: isStoreOpen ? 1 : 0,
    store_opening_time: isStoreOpen ? null : opensLaterToday(store, at),
    min_delivery_time: minutes.min,
    max_delivery_time: minutes.max,
    available_time_starts: item.availableFrom,
    available_time_ends: item.availableUntil,
    available_date_starts: item.campaignStarts,
    available_date_ends: item.campaignEnds,
    sold_out_until:
      item.soldOutUntil && now < item.soldOutUntil ? item.soldOutUntil.toISOString() : null,
    isCampaignItem: item.campaignStarts !== null,
    image_full_url: pictureUrl(url, item.images[0] ?? null),
    images_full_url: item.images.map((name) => pictureUrl(url, name)),
  };
}

function toFoodVariation(
  choice: FoodChoice,
  { language, now, soldOut }: { language: Language; now: Date; soldOut: SoldOutOptions },
): FoodVariation {
  return {
    id: choice.id,
    name: localize(choice.name, language),
    type: choice.type,
    min: choice.min,
    max: choice.max,
    required: choice.required ? "on" : "off",
    values: choice.values.map(({ id, label, price }) => {
      const end = findOptionEnd(soldOut, { groupId: choice.id, optionId: id }, now);
      return {
        id,
        label: localize(label, language),
        optionPrice: fromMinor(price),
        isSelected: false,
        ...(end !== null && { sold_out_until: end }),
      };
    }),
  };
}

/** An average rating in its form (contract 2.7). */
export function twoDecimals(average: number): number {
  return Math.round(average * 100) / 100;
}
