import { AppError } from "@errand/core/errors";
import type { Trip } from "@errand/core/trips/trips.types";
import { asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { withShop } from "../config/shop.data.ts";
import type { Database } from "../database/database.ts";
import { withCancellations } from "../order-rows/cancellations.data.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { type TripResponseOptions, toTripResponses } from "./trip-response.ts";
import { isTripOrder, type TripRow } from "./trip-row.ts";
import { tripOrders, tripVehicles } from "./trips.tables.ts";

function selectTrips(db: Database, condition: SQL | undefined) {
  return db
    .select({
      order: orders,
      trip: tripOrders,
      provider: stores,
      hasVehicles: sql<boolean>`exists (select from ${tripVehicles} where ${tripVehicles.orderId} = ${orders.id})`,
    })
    .from(orders)
    .innerJoin(tripOrders, eq(tripOrders.orderId, orders.id))
    .innerJoin(stores, eq(stores.id, tripOrders.providerId))
    .where(condition);
}

type SelectedRow = Awaited<ReturnType<typeof selectTrips>>[number];

function isTripRow(row: SelectedRow): row is SelectedRow & { order: TripRow["order"] } {
  return isTripOrder(row.order);
}

async function complete(db: Database, rows: SelectedRow[]): Promise<TripRow[]> {
  return withCancellations(db, await withShop(db, rows.filter(isTripRow)));
}

export async function findTripRow(db: Database, tripId: number): Promise<TripRow | null> {
  const [row] = await complete(db, await selectTrips(db, eq(orders.id, tripId)));
  return row ?? null;
}

/**
 * Reads a trip that other changes wait for until this transaction ends; null for an unknown one.
 */
export async function findLockedTripRow(tx: Database, tripId: number): Promise<TripRow | null> {
  await tx.execute(sql`select 1 from ${orders} where ${orders.id} = ${tripId} for no key update`);
  return findTripRow(tx, tripId);
}

/** The same; throws `trip_not_found` for an unknown one. */
export async function lockTripRow(tx: Database, tripId: number): Promise<TripRow> {
  const row = await findLockedTripRow(tx, tripId);
  if (!row) throw new AppError("trip_not_found");
  return row;
}

/** One trip in the contract's shape. Throws `trip_not_found` for an unknown one. */
export async function readTrip(
  db: Database,
  tripId: number,
  options: TripResponseOptions,
): Promise<Trip> {
  const row = await findTripRow(db, tripId);
  const [trip] = row ? await toTripResponses(db, [row], options) : [];
  if (!trip) throw new AppError("trip_not_found");
  return trip;
}

const sortings = {
  newest: [desc(orders.id)],
  /** Those that are picked up first. */
  pickup: [asc(tripOrders.pickupTime), asc(orders.id)],
  latest: [desc(tripOrders.pickupTime), desc(orders.id)],
};

/** The trips that match `condition`, in a query over `orders`, `trip_orders` and `stores`. */
export async function readTripRows(
  db: Database,
  condition: SQL | undefined,
  { sorting, limit }: { sorting: keyof typeof sortings; limit: number },
): Promise<TripRow[]> {
  const rows = await selectTrips(db, condition)
    .orderBy(...sortings[sorting])
    .limit(limit);
  return complete(db, rows);
}

/** One page of the trips that match `condition`, and their number (up to 10 000). */
export async function readTrips(
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  options: TripResponseOptions,
  sorting: keyof typeof sortings = "newest",
): Promise<{ total: number; trips: Trip[] }> {
  const matching = () =>
    db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(tripOrders, eq(tripOrders.orderId, orders.id))
      .innerJoin(stores, eq(stores.id, tripOrders.providerId))
      .where(condition)
      .$dynamic();
  // By their numbers: what belongs to the trips before the page is not read.
  const page = matching()
    .orderBy(...sortings[sorting])
    .limit(limit)
    .offset((offset - 1) * limit);
  const [rows, [total]] = await Promise.all([
    readTripRows(db, inArray(orders.id, page), { sorting, limit }),
    db.select({ count: count() }).from(matching().limit(10_000).as("counted")),
  ]);
  return { total: total?.count ?? 0, trips: await toTripResponses(db, rows, options) };
}
