import { isOpen, isPaused, opensLaterToday } from "@errand/core/catalog/availability";
import type {
  Store,
  StoreDetails,
  StoreDiscountResponse,
} from "@errand/core/catalog/catalog.types";
import { deliveryMinutes } from "@errand/core/catalog/delivery-minutes";
import { type Language, localize } from "@errand/core/language";
import type { Position } from "@errand/core/location/geometry";
import { fromMinor, type Minor, nothing, toPercent } from "@errand/core/money";
import { type DeliveryTerms, deliveryCharge, isFixedCharge } from "@errand/core/pricing/delivery";
import { type LocalTime, localTime } from "@errand/core/time";
import { isId } from "@errand/core/values";
import { and, eq, sql } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { StoreServices } from "../catalog/catalog-api.ts";
import { type StoreForAnyone, tagsOfStore } from "../catalog/catalog-cache.ts";
import { type Categories, sortByMenu, toCategoryResponses } from "../catalog/category.data.ts";
import { readStoreCoupons } from "../catalog/coupon.data.ts";
import { deliveryTermsOf } from "../catalog/delivery-terms.ts";
import { listed } from "../catalog/item-conditions.data.ts";
import type { ListedItemCount } from "../catalog/listed-item-counts.data.ts";
import { discountValue } from "../catalog/sales.data.ts";
import { distanceTo, hasDiscount } from "../catalog/store-summary.data.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { type Maps, metersBetween } from "../integrations/maps.ts";
import { type ReadContext, twoDecimals } from "../items/items.data.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import type { Coordinates } from "../requests/headers.ts";

type LocatedContext = ReadContext & { place: Coordinates | null };
type StoreRow = typeof stores.$inferSelect;

/** Responses of stores in the order of `ids`; one that does not exist is left out. */
export async function readStoreResponses(
  shop: StoreServices,
  ctx: LocatedContext,
  ids: number[],
): Promise<Store[]> {
  for (const id of ids) dependsOn(...tagsOfStore(id));
  const stores = await readForAnyone(shop, ctx, ids);
  return forVisitor(
    shop,
    ids.flatMap((id) => stores.get(id) ?? []),
    ctx,
  );
}

/** The same for public lists, from the cache where possible. */
export async function listStoreResponses(
  shop: StoreServices,
  ctx: LocatedContext,
  ids: number[],
): Promise<Store[]> {
  return forVisitor(shop, await listStoresForAnyone(shop, ctx, ids), ctx);
}

/** Stores without what depends on the location of a visitor, from the cache where possible. */
export function listStoresForAnyone(
  shop: StoreServices,
  ctx: ReadContext,
  ids: number[],
): Promise<StoreForAnyone[]> {
  return shop.catalogue.storesById.get(ids, ctx, (missing) => readForAnyone(shop, ctx, missing));
}

/**
 * What the customer pays for the delivery, by store; null without delivery or for an unknown
 * distance.
 */
export async function readDeliveryCharges(
  shop: StoreServices,
  ctx: LocatedContext,
  ids: number[],
): Promise<Map<number, number | null>> {
  const stores = await listStoreResponses(shop, ctx, ids);
  return new Map(
    stores.map(({ id, delivery, free_delivery, delivery_charge }) => [
      id,
      delivery && free_delivery ? 0 : delivery_charge,
    ]),
  );
}

/** Adds what depends on the location of the visitor. */
function forVisitor(
  { maps }: StoreServices,
  stores: StoreForAnyone[],
  { place }: LocatedContext,
): Promise<Store[]> {
  return Promise.all(
    stores.map(async ({ response, delivery }) => ({
      ...response,
      distance: place && distanceTo(response, place) / 1000,
      delivery_charge: delivery && (await chargeTo(place, delivery, response, maps)),
    })),
  );
}

/** Null when the charge depends on an unknown distance. */
async function chargeTo(
  place: Coordinates | null,
  terms: DeliveryTerms,
  { latitude, longitude }: Coordinates,
  maps: Maps,
): Promise<number | null> {
  if (isFixedCharge(terms)) return fromMinor(deliveryCharge(terms, 0));
  if (place === null) return null;
  const to: Position = [place.longitude, place.latitude];
  return fromMinor(deliveryCharge(terms, await metersBetween(maps, [longitude, latitude], to)));
}

async function readForAnyone(
  shop: StoreServices,
  ctx: ReadContext,
  ids: number[],
): Promise<Map<number, StoreForAnyone>> {
  if (ids.length === 0) return new Map();
  const [rows, { timeZone, distanceCharges }, categories, counts] = await Promise.all([
    storesByIds(ctx.db).execute({ ids }),
    shop.shop(),
    shop.catalogue.categories(),
    shop.catalogue.listedItemCounts(),
  ]);
  const options = { url: shop.settings.url, timeZone, at: localTime(ctx.now, timeZone) };
  return new Map(
    rows.map(({ store, moduleType, zone, pivot }) => [
      store.id,
      {
        response: {
          ...toStoreResponse(store, ctx, options),
          module_type: moduleType,
          main_categories: mainCategories(counts.get(store.id) ?? [], categories, ctx.language),
        },
        delivery:
          store.delivery && pivot ? deliveryTermsOf(store, zone, pivot, distanceCharges) : null,
        zoneName: localize(zone.displayName, ctx.language),
      },
    ]),
  );
}

const storesByIds = preparedQuery((db) =>
  db
    .select({ store: stores, moduleType: modules.type, zone: zones, pivot: zoneModules })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .innerJoin(zones, eq(zones.id, stores.zoneId))
    .leftJoin(
      zoneModules,
      and(eq(zoneModules.zoneId, stores.zoneId), eq(zoneModules.moduleId, stores.moduleId)),
    )
    .where(sql`${stores.id} = any(${sql.placeholder("ids")})`)
    .prepare("stores_by_ids"),
);

const maxMainCategories = 2;

/** The names of the main categories with the most listed items. */
function mainCategories(
  counts: ListedItemCount[],
  { byId }: Categories,
  language: Language,
): string[] {
  const sizes = new Map<number, number>();
  for (const { categoryId, count } of counts) {
    sizes.set(categoryId, (sizes.get(categoryId) ?? 0) + count);
  }
  return [...sizes]
    .toSorted(([a, sizeOfA], [b, sizeOfB]) => sizeOfB - sizeOfA || a - b)
    .flatMap(([id]) => byId.get(id) ?? [])
    .slice(0, maxMainCategories)
    .map(({ name }) => localize(name, language));
}

/** The id of a store, by id or by slug. */
export async function findStoreId(db: Database, idOrSlug: string): Promise<number | null> {
  const named = isId(idOrSlug)
    ? eq(stores.id, sql`${idOrSlug}::bigint`)
    : eq(stores.slug, idOrSlug);
  const [row] = await db.select({ id: stores.id }).from(stores).where(named);
  return row?.id ?? null;
}

/** A store with its categories, valid coupons and price range. */
export async function readStoreDetails(
  shop: StoreServices,
  ctx: LocatedContext,
  id: number,
): Promise<Omit<StoreDetails, "link_preview_full_url"> | null> {
  const { db, language, now } = ctx;
  const offered = and(eq(items.storeId, id), listed);
  const [[store], [row], used, [prices], categories, { timeZone }] = await Promise.all([
    readStoreResponses(shop, ctx, [id]),
    db
      .select({
        name: stores.name,
        moduleId: stores.moduleId,
        zoneId: stores.zoneId,
        menu: stores.menuCategoryIds,
      })
      .from(stores)
      .where(eq(stores.id, id)),
    db.selectDistinct({ id: items.categoryId }).from(items).where(offered),
    db
      .select({
        minimum: sql<Minor>`coalesce(min(${items.price}), 0)`,
        maximum: sql<Minor>`coalesce(max(${items.price}), 0)`,
      })
      .from(items)
      .where(offered),
    shop.catalogue.categories(),
    shop.shop(),
  ]);
  if (!store || !row) return null;
  const today = localTime(now, timeZone).day;
  return {
    ...store,
    active_coupons: await readStoreCoupons(db, { ...row, id }, today, language),
    category_details: sortByMenu(
      toCategoryResponses(
        categories,
        used.flatMap(({ id }) => categories.byId.get(id) ?? []),
        { url: shop.settings.url, language },
      ),
      row.menu,
    ),
    price_range: {
      min_price: fromMinor(prices?.minimum ?? nothing),
      max_price: fromMinor(prices?.maximum ?? nothing),
    },
  };
}

function toStoreResponse(
  store: StoreRow,
  { language, now }: ReadContext,
  { url, timeZone, at }: { url: string; timeZone: string; at: LocalTime },
): Omit<StoreForAnyone["response"], "module_type" | "main_categories"> {
  // `open` depends on opening hours and pauses; `active` says whether the store takes orders at
  // all.
  const { schedules, closedDates, pausedUntil } = store;
  const hours = { active: true, schedules, closedDates, pausedUntil };
  const open = isOpen(hours, at);
  const minutes = deliveryMinutes(store, now);
  return {
    id: store.id,
    slug: store.slug,
    name: localize(store.name, language),
    phone: store.phone,
    email: store.email,
    address: store.address,
    latitude: store.latitude,
    longitude: store.longitude,
    zone_id: store.zoneId,
    module_id: store.moduleId,
    logo_full_url: pictureUrl(url, store.logo),
    cover_photo_full_url: pictureUrl(url, store.cover),
    minimum_order: fromMinor(store.minimumOrder),
    tax: toPercent(store.taxRate),
    active: store.active,
    open: open ? 1 : 0,
    current_opening_time: open ? null : opensLaterToday(hours, at),
    schedule_order: store.scheduleOrder,
    order_place_to_schedule_interval: store.leadMinutes,
    delivery_time: `${minutes.min}-${minutes.max} min`,
    min_delivery_time: minutes.min,
    max_delivery_time: minutes.max,
    delivery: store.delivery,
    take_away: store.takeAway,
    free_delivery: store.freeDelivery,
    self_delivery_system: store.selfDelivery ? 1 : 0,
    minimum_shipping_charge: fromMinor(store.minimumDeliveryCharge),
    maximum_shipping_charge:
      store.maximumDeliveryCharge === null ? null : fromMinor(store.maximumDeliveryCharge),
    per_km_shipping_charge: fromMinor(store.perKmDeliveryCharge),
    prescription_order: store.prescriptionOrder,
    cutlery: store.cutlery,
    veg: store.veg ? 1 : 0,
    non_veg: store.nonVeg ? 1 : 0,
    featured: store.featured ? 1 : 0,
    halal_tag_status: store.showsHalal ? 1 : 0,
    is_recommended: store.recommended,
    extra_packaging_status: store.extraPackaging !== null,
    extra_packaging_amount: fromMinor(store.extraPackaging ?? nothing),
    announcement: store.announcement ? 1 : 0,
    announcement_message: store.announcement && localize(store.announcement, language),
    description: store.description && localize(store.description, language),
    reviews_section: store.showsReviews,
    avg_rating: twoDecimals(store.avgRating),
    rating_count: store.ratingCount,
    ...ratingsOf(store.ratings),
    total_items: store.itemCount,
    discount: runningDiscount(store, now, timeZone),
    schedules: store.schedules,
    closed_dates: store.closedDates,
    paused_until: isPaused(store, now) ? (pausedUntil?.toISOString() ?? null) : null,
  };
}

/** `positive_rating` is the share of three stars and more. */
function ratingsOf([n5 = 0, n4 = 0, n3 = 0, n2 = 0, n1 = 0]: number[]): Pick<
  Store,
  "ratings" | "positive_rating"
> {
  const all = n5 + n4 + n3 + n2 + n1;
  return {
    ratings: [n5, n4, n3, n2, n1],
    positive_rating: all === 0 ? 0 : twoDecimals(((n5 + n4 + n3) * 100) / all),
  };
}

const farPast = new Date(0);
const farFuture = new Date("9999-12-30T00:00:00Z");

type DiscountColumn = Extract<keyof StoreRow, `discount${string}`>;

/** The running discount of a store. */
export function runningDiscount(
  store: Pick<StoreRow, DiscountColumn>,
  now: Date,
  timeZone: string,
): StoreDiscountResponse | null {
  if (!hasDiscount(store, now)) return null;
  const starts = localTime(store.discountStarts ?? farPast, timeZone);
  const ends = localTime(store.discountEnds ?? farFuture, timeZone);
  return {
    discount: discountValue(store),
    discount_type: store.discountKind,
    min_purchase: fromMinor(store.discountMinimum),
    max_discount: fromMinor(store.discountCap),
    start_date: starts.day,
    start_time: starts.clock,
    end_date: ends.day,
    end_time: ends.clock,
  };
}
