import type { Hold } from "@errand/core/rental/free-vehicles";
import { and, asc, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { vehicleHolds } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";

/** Columns that searches filter and sort by. The words are normalized and separated by spaces. */
const columns = {
  id: vehicles.id,
  providerId: vehicles.providerId,
  categoryId: vehicles.categoryId,
  brandId: vehicles.brandId,
  seats: vehicles.seats,
  airCondition: vehicles.airCondition,
  fuel: vehicles.fuel,
  transmission: vehicles.transmission,
  type: vehicles.type,
  hourlyPrice: vehicles.hourlyPrice,
  perKmPrice: vehicles.perKmPrice,
  dailyPrice: vehicles.dailyPrice,
  total: vehicles.total,
  trips: vehicles.trips,
  avgRating: vehicles.avgRating,
  ratingCount: vehicles.ratingCount,
  words: sql<string>`array_to_string(tsvector_to_array(search), ' ')`,
  nameWords: sql<string>`array_to_string(tsvector_to_array(ts_filter(search, '{a}')), ' ')`,
};

export type FleetRow = Awaited<ReturnType<typeof readFleetRows>>[number];

/** The active vehicles of these ids. */
export function readFleetRows(db: Database, ids: number[]) {
  return select(db, inArray(vehicles.id, ids));
}

/** Reading fewer at a time leaves the process time for other requests. */
const rowsAtOnce = 5_000;

/** All active vehicles, some thousands at a time. */
export async function* readWholeFleet(db: Database): AsyncGenerator<FleetRow[]> {
  let last = 0;
  for (;;) {
    const rows = await select(db, gt(vehicles.id, last))
      .orderBy(asc(vehicles.id))
      .limit(rowsAtOnce);
    yield rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function select(db: Database, which: SQL | undefined) {
  return db.select(columns).from(vehicles).where(and(vehicles.active, which)).$dynamic();
}

export interface HoldOfVehicle extends Hold {
  vehicleId: number;
}

/** The holds that end after `now`, of these vehicles or of all. */
export async function readHolds(
  db: Database,
  now: Date,
  vehicleIds: number[] | null,
): Promise<HoldOfVehicle[]> {
  const rows = await db
    .select({
      vehicleId: vehicleHolds.vehicleId,
      quantity: vehicleHolds.quantity,
      start: vehicleHolds.startsAt,
      end: vehicleHolds.endsAt,
    })
    .from(vehicleHolds)
    .where(
      and(
        gt(vehicleHolds.endsAt, now),
        vehicleIds ? inArray(vehicleHolds.vehicleId, vehicleIds) : undefined,
      ),
    );
  return rows.map(({ start, end, ...hold }) => ({
    ...hold,
    start: start.getTime(),
    end: end.getTime(),
  }));
}
