import { isItemAvailable, isOpen } from "@errand/core/catalog/availability";
import type { ItemFilter, ItemOrder } from "@errand/core/catalog/catalog.contract";
import { AppError } from "@errand/core/errors";
import { type LocalTime, localTime } from "@errand/core/time";
import { and, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Api } from "../api.ts";
import type { Database } from "../database/database.ts";
import type { Place } from "../requests/headers.ts";
import { flashSaleItems, items } from "./catalog.tables.ts";
import { readCouponStoreIds } from "./coupon.data.ts";
import { runningSaleIds } from "./offer.data.ts";
import type { Match } from "./search.ts";
import { distanceTo, type StoreSketch } from "./store-sketch.data.ts";

export interface ItemQuery extends Partial<Omit<ItemFilter, "filter">> {
  filter?: ItemFilter["filter"];
  zoneIds: number[];
  module: { id: number };
  place: Place | null;
  now: Date;
  storeId?: number | undefined;
  /** Main or child. */
  categoryId?: number | undefined;
  recommended?: boolean;
  match?: Match | null;
  /** The order of the list, unless `filter` names one. */
  order: "latest" | "reviewed" | "discounted" | "match" | ItemOrder;
  limit: number;
  offset: number;
}

export interface ItemList {
  ids: number[];
  /** Counted up to 10 000. */
  total: number;
  /** Main categories of everything that matches. */
  categoryIds: number[];
}

type Shop = Pick<Api, "catalogue" | "shop">;

const mostCounted = 10_000;
const itemOrders: readonly string[] = ["popular", "high", "low", "nearby"] satisfies ItemOrder[];

/** One page of listed items: active ones of active stores, in these zones and this module. */
export async function listItems(
  shop: Shop,
  db: Database,
  query: ItemQuery,
  { withCategories }: { withCategories: boolean },
): Promise<ItemList> {
  const order = orderOf(query);
  if (query.match === null) return { ids: [], total: 0, categoryIds: [] };
  const near = await storesOf(shop, query);
  const matching = await conditions(shop, db, query, near);
  if (!matching) return { ids: [], total: 0, categoryIds: [] };

  const [rows, counted, categoryIds] = await Promise.all([
    db
      .select({ id: items.id })
      .from(items)
      .where(matching)
      .orderBy(...(await orderBy(shop, query, order, near)), items.id)
      .limit(query.limit)
      .offset((query.offset - 1) * query.limit),
    countUpTo(db, matching),
    withCategories ? categoriesOf(shop, db, query.module.id, matching) : [],
  ]);
  return { ids: rows.map(({ id }) => id), total: counted, categoryIds };
}

function orderOf(query: ItemQuery): ItemQuery["order"] {
  const named = (query.filter ?? []).filter((value): value is ItemOrder =>
    itemOrders.includes(value),
  );
  if (new Set(named).size > 1) throw new AppError("filter", { field: "filter" });
  const order = named[0] ?? query.order;
  return order === "nearby" && !query.place ? "popular" : order;
}

/** The stores of the query's zones and module. */
async function storesOf(shop: Shop, { zoneIds, module }: ItemQuery): Promise<StoreSketch[]> {
  const all = await shop.catalogue.stores();
  return all.filter((store) => store.moduleId === module.id && zoneIds.includes(store.zoneId));
}

/** Null when nothing can match. */
async function conditions(
  shop: Shop,
  db: Database,
  query: ItemQuery,
  near: StoreSketch[],
): Promise<SQL | null> {
  const filters = new Set(query.filter ?? []);
  const at = localTime(query.now, (await shop.shop()).timeZone);
  const couponStores = filters.has("coupon")
    ? await readCouponStoreIds(db, query.module.id, at.day)
    : null;
  const wanted = near.filter(
    (store) =>
      store.active &&
      (query.storeId === undefined || store.id === query.storeId) &&
      (!filters.has("free_delivery") || store.freeDelivery) &&
      (!filters.has("fast_delivery") || store.maxDeliveryMinutes <= 30) &&
      (couponStores === null || couponStores.has(store.id)) &&
      (!(filters.has("currently_open") || filters.has("available_now")) || isOpen(store, at)),
  );
  if (wanted.length === 0) return null;

  return (
    and(
      items.active,
      isNull(items.campaignStarts),
      eq(items.moduleId, query.module.id),
      oneOf(items.zoneId, query.zoneIds),
      wanted.length < near.length
        ? oneOf(
            items.storeId,
            wanted.map(({ id }) => id),
          )
        : undefined,
      query.categoryId
        ? or(eq(items.categoryId, query.categoryId), eq(items.subCategoryId, query.categoryId))
        : undefined,
      query.category_ids && query.category_ids.length > 0
        ? or(
            inArray(items.categoryId, query.category_ids),
            inArray(items.subCategoryId, query.category_ids),
          )
        : undefined,
      query.brand_ids && query.brand_ids.length > 0
        ? inArray(items.brandId, query.brand_ids)
        : undefined,
      query.recommended ? items.recommended : undefined,
      query.type === "veg" ? items.veg : undefined,
      query.type === "non_veg" ? sql`not ${items.veg}` : undefined,
      filters.has("top_rated") ? gte(items.avgRating, 4) : undefined,
      query.rating_count ? gte(items.avgRating, query.rating_count) : undefined,
      query.min_price === undefined
        ? undefined
        : gte(items.price, Math.round(query.min_price * 100)),
      query.max_price === undefined
        ? undefined
        : lte(items.price, Math.round(query.max_price * 100)),
      filters.has("available_now") ? await availableAt(db, query.module.id, at) : undefined,
      filters.has("discounted") || query.order === "discounted"
        ? isDiscounted(await running(shop, query.now))
        : undefined,
      query.match?.found,
    ) ?? null
  );
}

/** With one value an index gives its order too, with a list of them it would not. */
function oneOf(column: typeof items.zoneId | typeof items.storeId, ids: number[]): SQL | undefined {
  const [only] = ids;
  return ids.length === 1 && only !== undefined ? eq(column, only) : inArray(column, ids);
}

/** Few items have hours of their own; the rule is asked about each of them. */
async function availableAt(
  db: Database,
  moduleId: number,
  at: LocalTime,
): Promise<SQL | undefined> {
  const withHours = or(isNotNull(items.availableFrom), isNotNull(items.availableUntil));
  const rows = await db
    .select({
      id: items.id,
      availableFrom: items.availableFrom,
      availableUntil: items.availableUntil,
      campaignStarts: items.campaignStarts,
      campaignEnds: items.campaignEnds,
    })
    .from(items)
    .where(and(eq(items.moduleId, moduleId), withHours));
  const unavailable = rows.filter((item) => !isItemAvailable(item, at)).map(({ id }) => id);
  return unavailable.length > 0 ? sql`${items.id} <> all(${sql.param(unavailable)})` : undefined;
}

async function running(shop: Shop, now: Date): Promise<number[]> {
  return runningSaleIds(await shop.catalogue.sales(), now);
}

/** A reduction of its own, or one of a flash sale that has some left. */
function isDiscounted(saleIds: number[]): SQL | undefined {
  if (saleIds.length === 0) return sql`${items.discount} > 0`;
  return sql`(${items.discount} > 0 or exists (${saleItem(sql`1`, saleIds)}))`;
}

/** How much is taken off, in hundredths of a percent. */
function reduction(saleIds: number[]): SQL {
  const own = percentOff(items.discount, items.discountKind);
  if (saleIds.length === 0) return own;
  const onSale = percentOff(flashSaleItems.discount, flashSaleItems.discountKind);
  return sql`coalesce((${saleItem(onSale, saleIds)} limit 1), ${own})`;
}

function percentOff(discount: AnyPgColumn, kind: AnyPgColumn): SQL {
  return sql`case when ${kind} = 'percent' then ${discount} else least(${discount}, ${items.price}) * 10000.0 / greatest(${items.price}, 1) end`;
}

function saleItem(what: SQL, saleIds: number[]): SQL {
  return sql`select ${what} from ${flashSaleItems} where ${flashSaleItems.itemId} = ${items.id} and ${inArray(flashSaleItems.flashSaleId, saleIds)} and ${flashSaleItems.sold} < ${flashSaleItems.stock}`;
}

async function orderBy(
  shop: Shop,
  query: ItemQuery,
  order: ItemQuery["order"],
  near: StoreSketch[],
): Promise<SQL[]> {
  const popular = [sql`${items.popularity} desc`, sql`${items.avgRating} desc`];
  switch (order) {
    case "latest":
      return [sql`${items.createdAt} desc`];
    case "reviewed":
      return [sql`${items.ratingCount} desc`, sql`${items.avgRating} desc`];
    case "high":
      return [sql`${items.price} desc`];
    case "low":
      return [sql`${items.price}`];
    case "discounted":
      return [sql`${reduction(await running(shop, query.now))} desc`];
    case "nearby":
      return [sql`array_position(${sql.param(byDistance(near, query.place))}, ${items.storeId})`];
    case "match":
      return query.match ? [query.match.rank, ...popular] : popular;
    case "popular":
      return popular;
  }
}

function byDistance(stores: StoreSketch[], place: Place | null): number[] {
  if (!place) return [];
  return stores
    .map((store) => ({ id: store.id, metres: distanceTo(store, place) }))
    .sort((a, b) => a.metres - b.metres || a.id - b.id)
    .map(({ id }) => id);
}

async function countUpTo(db: Database, matching: SQL): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(items)
    .where(matching)
    .limit(mostCounted)
    .as("some");
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
}

/** Each category is asked whether it has one such item, which is quicker than looking at all items. */
async function categoriesOf(
  shop: Shop,
  db: Database,
  moduleId: number,
  matching: SQL,
): Promise<number[]> {
  const { childrenOf } = await shop.catalogue.categories();
  const mains = (childrenOf.get(0) ?? []).filter((row) => row.moduleId === moduleId);
  if (mains.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.id from unnest(${sql.param(mains.map(({ id }) => id))}::int[]) as c (id)
    cross join lateral (
      select 1 from ${items} where ${items.categoryId} = c.id and ${matching} limit 1
    ) as one`);
  return rows.map(({ id }) => id);
}

/** The most wanted items of one store. */
export async function findItemIdsOfStore(
  db: Database,
  storeId: number,
  most: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(items.active, isNull(items.campaignStarts), eq(items.storeId, storeId)))
    .orderBy(sql`${items.popularity} desc`, sql`${items.avgRating} desc`, items.id)
    .limit(most);
  return rows.map(({ id }) => id);
}
