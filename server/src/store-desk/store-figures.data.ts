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
  /** How many were ready, and how many of them by the time that was stated. */
  promises: { made: number; kept: number };
}

/** The best-selling items or vehicles of a period. */
interface BestSeller {
  name: string;
  quantity: number;
  sales: number;
}

/** How the figures of stores, or of rental providers, are read. */
export interface FigureReader {
  readHours(db: Database, query: FigureQuery): Promise<HourFigures[]>;
  readReasons(
    db: Database,
    query: FigureQuery,
  ): Promise<{ reason: string | null; count: number }[]>;
  readBest(
    db: Database,
    query: FigureQuery,
    language: Language,
  ): Promise<{
    best_items: (BestSeller & { item_id: number })[];
    best_vehicles: (BestSeller & { vehicle_id: number })[];
  }>;
}

export const storeFigures: FigureReader = {
  readHours: readHourFigures,
  readReasons: readRefusalReasons,
  readBest: async (db, query, language) => ({
    best_items: await readBestItems(db, query, language),
    best_vehicles: [],
  }),
};

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

/** Ready by the time that the store had stated, or when the courier of its run was planned. */
const isReadyInTime = sql`(
  (${orders.statusTimestamps} ->> 'handover')::timestamptz <= greatest(
    (${orders.statusTimestamps} ->> 'processing')::timestamptz
      + make_interval(mins => ${cartOrders.processingMinutes}),
    ${cartOrders.pickupAt}
  ) + make_interval(mins => ${cartOrders.delayMinutes})
)`;

/**
 * One entry for each hour of each day with orders. In an hour that a clock change repeats, both are
 * one.
 */
async function readHourFigures(db: Database, query: FigureQuery): Promise<HourFigures[]> {
  const { day, hour } = toLocalHour(query.timeZone);
  const times = {
    accept: secondsBetween("confirmed", "processing"),
    prepare: secondsBetween("processing", "handover"),
    deliver: secondsBetween("pending", "delivered"),
  };
  const isNow = sql`not ${orders.scheduled}`;
  const isPromised = sql`${times.prepare} is not null and ${cartOrders.processingMinutes} is not null`;
  const known = (seconds: SQL, condition: SQL = sql`true`) =>
    sql`${seconds} is not null and ${condition}`;
  const rows = await db
    .select({
      day,
      hour,
      orders: count(),
      delivered: countWhere(isDelivered),
      refusals: countWhere(isRefusal),
      sales: sumWhere(sales, isDelivered),
      accept: sumWhere(times.accept, known(times.accept, isNow)),
      accepted: countWhere(known(times.accept, isNow)),
      prepare: sumWhere(times.prepare, known(times.prepare)),
      prepared: countWhere(known(times.prepare)),
      deliver: sumWhere(times.deliver, known(times.deliver, isNow)),
      brought: countWhere(known(times.deliver, isNow)),
      made: countWhere(isPromised),
      kept: countWhere(sql`${isPromised} and ${isReadyInTime}`),
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
  return rows.map((row) => ({
    ...row,
    accept: [row.accept, row.accepted],
    prepare: [row.prepare, row.prepared],
    deliver: [row.deliver, row.brought],
    promises: { made: row.made, kept: row.kept },
  }));
}

/** The day and the hour in which an order was placed, by the clock of a time zone. */
export function toLocalHour(timeZone: string) {
  const local = sql`(${orders.createdAt} at time zone ${timeZone})`;
  return {
    day: sql<string>`to_char(${local}, 'YYYY-MM-DD')`.as("day"),
    hour: sql<number>`extract(hour from ${local})::int`.as("hour"),
  };
}

/** What an order sold, in minor units. */
export const sales = sql`(
  select coalesce(sum((line->>'amount')::bigint), 0) from jsonb_array_elements(${orders.receipt}) as line
  where (line->>'added')::boolean
    and (${inArray(sql`line->>'key'`, [...saleKeys])} or line ? 'borneByStore')
)`;

export function sumWhere(value: SQL, condition: SQL) {
  return sql<number>`coalesce(sum(${value}) filter (where ${condition}), 0)::float8`;
}

export function countWhere(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`;
}

/** Seconds between two statuses; null unless the order had both, one after the other. */
export function secondsBetween(from: string, to: string): SQL {
  const at = (status: string) => sql`(${orders.statusTimestamps} ->> ${status})::timestamptz`;
  return sql`case when ${at(to)} >= ${at(from)} then extract(epoch from ${at(to)} - ${at(from)}) end`;
}

function isWithin(query: FigureQuery): SQL | undefined {
  return and(eq(cartOrders.storeId, query.storeId), isPlacedWithin(query), reachedStore);
}

export function isPlacedWithin({ from, to, timeZone }: FigureQuery): SQL | undefined {
  const bounds = getPeriodBounds({ from, to }, timeZone);
  return and(gte(orders.createdAt, bounds.from), lt(orders.createdAt, bounds.to));
}

/**
 * Why the store canceled orders, most frequent first; null when it did not start them, or gave no
 * reason.
 */
async function readRefusalReasons(db: Database, query: FigureQuery) {
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

export const maxBestSellers = 10;

/**
 * The items that sold most pieces in delivered orders, with what they sold for after discounts,
 * without add-ons.
 */
async function readBestItems(db: Database, query: FigureQuery, language: Language) {
  // What is weighed counts once, in however many steps it was ordered.
  const pieces = sql<number>`sum(case when ${orderLines.weight} is null then ${orderLines.quantity} else least(${orderLines.quantity}, 1) end)`;
  // A delivered line that is sold by weight has been weighed.
  const grams = sql`(${orderLines.weight} ->> 'weighed')::numeric`;
  const price = sql`coalesce(round(${orderLines.unitPrice} * ${grams} / 1000), ${orderLines.unitPrice} * ${orderLines.quantity})`;
  const sold = sql<Minor>`sum(${price} - ${orderLines.discount})`;
  const rows = await db
    .select({ itemId: items.id, name: items.name, pieces, sales: sold })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .where(and(isWithin(query), isDelivered))
    .groupBy(items.id)
    .having(sql`${pieces} > 0`)
    .orderBy(desc(pieces), items.id)
    .limit(maxBestSellers);
  return rows.map(({ itemId, name, pieces: quantity, sales: amount }) => ({
    item_id: itemId,
    name: localize(name, language),
    quantity: Number(quantity),
    sales: fromMinor(minor(Number(amount))),
  }));
}
