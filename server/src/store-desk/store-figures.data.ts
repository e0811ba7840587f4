import { type Language, localize } from "@errand/core/language";
import { fromMinor, type Minor, minor } from "@errand/core/money";
import { saleKeys } from "@errand/core/orders/store-earnings";
import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";
import { getPeriodBounds } from "../orders/period-of-days.ts";

/**
 * A store and a period: from the day `from` to the day `to`, both included, in the time zone of the
 * shop.
 */
export interface FigureQuery {
  storeId: number;
  from: string;
  to: string;
  timeZone: string;
}

/** The figures of the orders that were placed within one hour of the local clock. */
export interface HourFigures {
  day: string;
  hour: number;
  orders: number;
  delivered: number;
  refusals: number;
  /** Minor units. */
  sales: number;
  /** Seconds, with the number of orders that they add up. */
  accept: [seconds: number, orders: number];
  prepare: [seconds: number, orders: number];
  deliver: [seconds: number, orders: number];
}

/** Later refunds do not change what was delivered. */
const isDelivered = sql`(${orders.statusTimestamps} ? 'delivered')`;

/** Those that were never paid never reached the store. */
const reachedStore = sql`(${orders.paymentMethod} = 'cash_on_delivery' or ${orders.statusTimestamps} ? 'confirmed')`;

/**
 * The store canceled the order, or did not start it in time. A customer who does not agree to a
 * price refuses it.
 */
const isRefusal = sql`(${orderTransitions.actorKind} = 'store' or (
  ${orderTransitions.actorKind} = 'clock'
  and (${cartOrders.pricedAt} is null or ${orderTransitions.from} = 'confirmed')
))`;

/**
 * One entry for each hour of each day with orders. In an hour that a clock change repeats, both are
 * one.
 */
export async function readHourFigures(db: Database, query: FigureQuery): Promise<HourFigures[]> {
  const local = sql`(${orders.createdAt} at time zone ${query.timeZone})`;
  const sales = sql`(
    select coalesce(sum((line->>'amount')::bigint), 0) from jsonb_array_elements(${orders.receipt}) as line
    where (line->>'added')::boolean and ${inArray(sql`line->>'key'`, [...saleKeys])}
  )`;
  const total = (value: SQL, condition: SQL) =>
    sql<number>`coalesce(sum(${value}) filter (where ${condition}), 0)::float8`;
  const number = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`;
  const times = {
    accept: secondsBetween("confirmed", "processing"),
    prepare: secondsBetween("processing", "handover"),
    deliver: secondsBetween("pending", "delivered"),
  };
  const isNow = sql`not ${orders.scheduled}`;
  const known = (seconds: SQL, condition: SQL = sql`true`) =>
    sql`${seconds} is not null and ${condition}`;
  const rows = await db
    .select({
      day: sql<string>`to_char(${local}, 'YYYY-MM-DD')`.as("day"),
      hour: sql<number>`extract(hour from ${local})::int`.as("hour"),
      orders: count(),
      delivered: number(isDelivered),
      refusals: number(isRefusal),
      sales: total(sales, isDelivered),
      accept: total(times.accept, known(times.accept, isNow)),
      accepted: number(known(times.accept, isNow)),
      prepare: total(times.prepare, known(times.prepare)),
      prepared: number(known(times.prepare)),
      deliver: total(times.deliver, known(times.deliver, isNow)),
      brought: number(known(times.deliver, isNow)),
    })
    .from(orders)
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .leftJoin(
      orderTransitions,
      and(eq(orderTransitions.orderId, orders.id), eq(orderTransitions.to, sql.raw("'canceled'"))),
    )
    .where(isWithin(query))
    .groupBy(sql`day`, sql`hour`)
    .orderBy(sql`day`, sql`hour`);
  return rows.map(({ accept, accepted, prepare, prepared, deliver, brought, ...row }) => ({
    ...row,
    accept: [accept, accepted],
    prepare: [prepare, prepared],
    deliver: [deliver, brought],
  }));
}

/** Seconds between two statuses; null unless the order had both, one after the other. */
function secondsBetween(from: string, to: string): SQL {
  const at = (status: string) => sql`(${orders.statusTimestamps} ->> ${status})::timestamptz`;
  return sql`case when ${at(to)} >= ${at(from)} then extract(epoch from ${at(to)} - ${at(from)}) end`;
}

function isWithin({ storeId, from, to, timeZone }: FigureQuery): SQL | undefined {
  const bounds = getPeriodBounds({ from, to }, timeZone);
  return and(
    eq(cartOrders.storeId, storeId),
    gte(orders.createdAt, bounds.from),
    lt(orders.createdAt, bounds.to),
    reachedStore,
  );
}

/**
 * Why the store canceled orders, most frequent first; null when it did not start them, or gave no
 * reason.
 */
export async function readRefusalReasons(db: Database, query: FigureQuery) {
  const isStore = sql`${orderTransitions.actorKind} = 'store'`;
  const reason = sql<string | null>`case when ${isStore} then ${orderTransitions.reason} end`;
  return db
    .select({ reason: reason.as("stated_reason"), count: count() })
    .from(orderTransitions)
    .innerJoin(orders, eq(orders.id, orderTransitions.orderId))
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(and(isWithin(query), eq(orderTransitions.to, "canceled"), isRefusal))
    .groupBy(sql`stated_reason`)
    .orderBy(desc(count()), sql`stated_reason`)
    .limit(20);
}

const maxBestItems = 10;

/**
 * The items that sold most pieces in delivered orders, with what they sold for after discounts,
 * without add-ons.
 */
export async function readBestItems(db: Database, query: FigureQuery, language: Language) {
  // What is weighed counts once, in however many steps it was ordered.
  const pieces = sql<number>`sum(case when ${orderLines.weight} is null then ${orderLines.quantity} else least(${orderLines.quantity}, 1) end)`;
  // A delivered line that is sold by weight has been weighed.
  const grams = sql`(${orderLines.weight} ->> 'weighed')::numeric`;
  const price = sql`coalesce(round(${orderLines.unitPrice} * ${grams} / 1000), ${orderLines.unitPrice} * ${orderLines.quantity})`;
  const sales = sql<Minor>`sum(${price} - ${orderLines.discount})`;
  const rows = await db
    .select({ itemId: items.id, name: items.name, pieces, sales })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .where(and(isWithin(query), isDelivered))
    .groupBy(items.id)
    .having(sql`${pieces} > 0`)
    .orderBy(desc(pieces), items.id)
    .limit(maxBestItems);
  return rows.map(({ itemId, name, pieces: quantity, sales: amount }) => ({
    item_id: itemId,
    name: localize(name, language),
    quantity: Number(quantity),
    sales: fromMinor(minor(Number(amount))),
  }));
}
