import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Api } from "../api.ts";
import type { Database } from "../database/database.ts";
import { items } from "./catalog.tables.ts";
import { conditionsOf, listed } from "./item-conditions.data.ts";
import { type ItemQuery, type ListOrder, orderOf, type Scene, sceneOf } from "./item-query.ts";
import { reduction } from "./item-reduction.ts";
import { distanceTo } from "./store-sketch.data.ts";

export type { ItemQuery } from "./item-query.ts";

export interface ItemList {
  ids: number[];
  /** Counted up to 10 000. */
  total: number;
  /** Main categories of everything that matches. */
  categoryIds: number[];
}

type Shop = Pick<Api, "catalogue" | "shop">;

const nothing: ItemList = { ids: [], total: 0, categoryIds: [] };
const mostCounted = 10_000;
const popular = [sql`${items.popularity} desc`, sql`${items.avgRating} desc`];

/** One page of listed items: active ones of active stores, in these zones and this module. */
export async function listItems(
  shop: Shop,
  db: Database,
  query: ItemQuery,
  { withCategories }: { withCategories: boolean },
): Promise<ItemList> {
  const order = orderOf(query);
  if (query.match === null) return nothing;
  const scene = await sceneOf(shop, query);
  const matching = await conditionsOf(db, query, scene);
  if (!matching) return nothing;

  const [rows, total, categoryIds] = await Promise.all([
    db
      .select({ id: items.id })
      .from(items)
      .where(matching)
      .orderBy(...ordering(order, query, scene), items.id)
      .limit(query.limit)
      .offset((query.offset - 1) * query.limit),
    countUpTo(db, matching),
    withCategories ? categoriesOf(shop, db, query.module.id, matching) : [],
  ]);
  return { ids: rows.map(({ id }) => id), total, categoryIds };
}

function ordering(order: ListOrder, query: ItemQuery, scene: Scene): SQL[] {
  switch (order) {
    case "latest":
      return [sql`${items.createdAt} desc`];
    case "popular":
      return popular;
    case "reviewed":
      return [sql`${items.ratingCount} desc`, sql`${items.avgRating} desc`];
    case "discounted":
      return [sql`${reduction(scene.saleIds)} desc`];
    case "high":
      return [sql`${items.price} desc`];
    case "low":
      return [sql`${items.price}`];
    case "nearby":
      return [sql`array_position(${sql.param(nearestStores(query, scene))}, ${items.storeId})`];
    case "match":
      return query.match ? [query.match.rank, ...popular] : popular;
  }
}

function nearestStores({ place }: ItemQuery, { stores }: Scene): number[] {
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
    .where(and(listed, eq(items.storeId, storeId)))
    .orderBy(...popular, items.id)
    .limit(most);
  return rows.map(({ id }) => id);
}
