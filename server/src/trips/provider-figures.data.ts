import { type Language, localize } from "@errand/core/language";
import { fromMinor, minor } from "@errand/core/money";
import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import {
  countWhere,
  type FigureQuery,
  type FigureReader,
  type HourFigures,
  isPlacedWithin,
  maxBestSellers,
  sales,
  secondsBetween,
  sumWhere,
  toLocalHour,
} from "../store-desk/store-figures.data.ts";
import { tripLines, tripOrders } from "./trips.tables.ts";

/** The figures of a rental provider: its trips and its vehicles. */
export const providerFigures: FigureReader = {
  readHours,
  readReasons,
  readBest: async (db, query, language) => ({
    best_items: [],
    best_vehicles: await readBestVehicles(db, query, language),
  }),
};

/** Later refunds do not change what was completed. */
const isCompleted = sql`(${orders.statusTimestamps} ? 'completed')`;

/** The provider canceled the trip, or did not confirm it in time. */
const isRefusal = sql`(${orderTransitions.actorKind} = 'store'
  or (${orderTransitions.actorKind} = 'clock' and ${orderTransitions.from} = 'pending'))`;

const isCancellation = and(
  eq(orderTransitions.orderId, orders.id),
  eq(orderTransitions.to, sql.raw("'canceled'")),
);

function isWithin(query: FigureQuery): SQL | undefined {
  return and(eq(tripOrders.providerId, query.storeId), isPlacedWithin(query));
}

async function readHours(db: Database, query: FigureQuery): Promise<HourFigures[]> {
  const { day, hour } = toLocalHour(query.timeZone);
  const accept = secondsBetween("pending", "confirmed");
  const isAccepted = sql`${accept} is not null`;
  const rows = await db
    .select({
      day,
      hour,
      orders: count(),
      delivered: countWhere(isCompleted),
      refusals: countWhere(isRefusal),
      sales: sumWhere(sales, isCompleted),
      accept: sumWhere(accept, isAccepted),
      accepted: countWhere(isAccepted),
    })
    .from(orders)
    .innerJoin(tripOrders, eq(tripOrders.orderId, orders.id))
    .leftJoin(orderTransitions, isCancellation)
    .where(isWithin(query))
    .groupBy(sql`day`, sql`hour`)
    .orderBy(sql`day`, sql`hour`);
  return rows.map(({ accept: seconds, accepted, ...row }) => ({
    ...row,
    accept: [seconds, accepted],
    prepare: [0, 0],
    deliver: [0, 0],
    promises: { made: 0, kept: 0 },
  }));
}

/** Why the provider canceled trips, most frequent first; null when it did not confirm them. */
async function readReasons(db: Database, query: FigureQuery) {
  const isProvider = sql`${orderTransitions.actorKind} = 'store'`;
  const reason = sql<string | null>`case when ${isProvider} then ${orderTransitions.reason} end`;
  return db
    .select({ reason: reason.as("stated_reason"), count: count() })
    .from(orders)
    .innerJoin(tripOrders, eq(tripOrders.orderId, orders.id))
    .innerJoin(orderTransitions, isCancellation)
    .where(and(isWithin(query), isRefusal))
    .groupBy(sql`stated_reason`)
    .orderBy(desc(count()), sql`stated_reason`)
    .limit(20);
}

/** The vehicles of most completed trips, with what they were rented for after discounts. */
async function readBestVehicles(db: Database, query: FigureQuery, language: Language) {
  const pieces = sql<number>`sum(${tripLines.quantity})`;
  const rows = await db
    .select({
      vehicleId: vehicles.id,
      name: vehicles.name,
      pieces,
      sold: sql<number>`sum(${tripLines.unitPrice} * ${tripLines.quantity} - ${tripLines.discount})`,
    })
    .from(tripLines)
    .innerJoin(orders, eq(orders.id, tripLines.orderId))
    .innerJoin(tripOrders, eq(tripOrders.orderId, orders.id))
    .innerJoin(vehicles, eq(vehicles.id, tripLines.vehicleId))
    .where(and(isWithin(query), isCompleted))
    .groupBy(vehicles.id)
    .orderBy(desc(pieces), vehicles.id)
    .limit(maxBestSellers);
  return rows.map(({ vehicleId, name, pieces: quantity, sold }) => ({
    vehicle_id: vehicleId,
    name: localize(name, language),
    quantity: Number(quantity),
    sales: fromMinor(minor(Number(sold))),
  }));
}
