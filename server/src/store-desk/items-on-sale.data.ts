import { and, asc, desc, eq, gt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { addOns, items, itemVariations } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { isNamed } from "../items/store-item-filter.ts";
import { isOfStore } from "../items/store-item-response.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";

interface OnSaleQuery {
  storeId: number;
  search: string | undefined;
  shelfOf: number | undefined;
  isSoldOut: boolean;
  /** The start of the day of the shop. */
  since: Date;
  now: Date;
  limit: number;
  skip: number;
}

const maxCounted = 10_000;

/** The ids of active items of a store with the pieces of today's orders, those sold most first. */
export async function readItemsOnSale(
  db: Database,
  { storeId, search, shelfOf, isSoldOut, since, now, limit, skip }: OnSaleQuery,
): Promise<{ total: number; sold: Map<number, number> }> {
  const condition = and(
    isOfStore(storeId),
    items.active,
    search === undefined ? undefined : or(isNamed(search), hasOptionNamed(search)),
    shelfOf === undefined ? undefined : isOnShelfOf(storeId, shelfOf),
    isSoldOut ? sql`${firstEnd(now)} is not null` : undefined,
  );
  const sold = db.$with("sold").as(selectSold(db, storeId, since));
  const count = sql<number>`coalesce(${sold.pieces}, 0)`.mapWith(Number);
  const name = sql`lower(${items.name} ->> 'en')`;
  const order: SQL[] = isSoldOut ? [asc(firstEnd(now))] : [desc(count)];
  const rows = await db
    .with(sold)
    .select({ id: items.id, count })
    .from(items)
    .leftJoin(sold, eq(sold.itemId, items.id))
    .where(condition)
    .orderBy(...order, asc(name), asc(items.id))
    .limit(limit)
    .offset(skip);
  return {
    total: Math.min(await db.$count(items, condition), maxCounted),
    sold: new Map(rows.map((row) => [row.id, row.count])),
  };
}

/** The innermost category is the shelf; an item of another store has none here. */
function isOnShelfOf(storeId: number, itemId: number): SQL {
  const shelf = (alias: SQL) => sql`coalesce(${alias}.sub_category_id, ${alias}.category_id)`;
  return sql`(${items.id} <> ${itemId} and ${shelf(sql`${items}`)} =
    (select ${shelf(sql`o`)} from ${items} o where o.id = ${itemId} and o.store_id = ${storeId}))`;
}

/** What is weighed counts once, in however many steps it was ordered. */
function selectSold(db: Database, storeId: number, since: Date) {
  const pieces = sql<number>`sum(case when ${orderLines.weight} is null then ${orderLines.quantity} else least(${orderLines.quantity}, 1) end)`;
  return db
    .select({ itemId: orderLines.itemId, pieces: pieces.as("pieces") })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(
      and(
        eq(cartOrders.storeId, storeId),
        gt(orders.createdAt, since),
        notInArray(orders.status, ["canceled", "failed"]),
      ),
    )
    .groupBy(orderLines.itemId);
}

/** When the item, or the first of its options, is back; null while the store has all of it. */
function firstEnd(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const ofOptions = sql`(select min(each.value::timestamptz) from jsonb_each_text(${items.soldOutOptions}) each where each.value::timestamptz > ${at})`;
  const ofAddOns = sql`(select min(a.sold_out_until) from ${addOns} a where a.id = any(${items.addOnIds}) and a.active and a.sold_out_until > ${at})`;
  return sql`least(case when ${items.soldOutUntil} > ${at} then ${items.soldOutUntil} end, ${ofOptions}, ${ofAddOns})`;
}

function hasOptionNamed(search: string): SQL {
  const contains = (text: SQL) => sql`strpos(lower(${text}), lower(${search})) > 0`;
  const ofVariation = contains(sql`concat_ws(' ', v.type ->> 'en', v.type ->> 'fr')`);
  const ofAddOn = contains(sql`concat_ws(' ', a.name ->> 'en', a.name ->> 'fr')`);
  return sql`(exists (
      select from jsonb_path_query(${items.foodChoices}, '$[*].values[*].label.*') label
      where ${contains(sql`label #>> '{}'`)})
    or exists (select from ${itemVariations} v where v.item_id = ${items.id} and ${ofVariation})
    or exists (select from ${addOns} a where a.id = any(${items.addOnIds}) and ${ofAddOn}))`;
}
