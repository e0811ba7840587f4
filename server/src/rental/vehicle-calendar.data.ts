import {
  findNextFree,
  freeVehicles,
  type Hold,
  type Span,
} from "@errand/core/rental/free-vehicles";
import type { CalendarDay } from "@errand/core/rental/rental.types";
import { addDays, countDays, startOfDay } from "@errand/core/time";
import { and, gt, inArray, isNull, lt, ne, or } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { vehicleHolds } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";

/** When vehicles are free (contract 10.1). */

/** A period in the days of a time zone; both ends belong to it. */
interface Days {
  from: string;
  to: string;
  timeZone: string;
}

/**
 * The days of each vehicle, each with the least number that is free at any moment of it. What is
 * over of a day does not count, nor does what `exceptOrder` holds. Of a vehicle that is no longer
 * offered, none is free.
 */
export async function readVehicleDays(
  db: Database,
  vehicleIds: number[],
  { from, to, timeZone }: Days,
  now: Date,
  { exceptOrder }: { exceptOrder?: number } = {},
): Promise<Map<number, CalendarDay[]>> {
  const spans = Array.from({ length: countDays(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const start = Math.max(startOfDay(date, timeZone).getTime(), now.getTime());
    return { date, start, end: startOfDay(addDays(date, 1), timeZone).getTime() };
  }).filter(({ start, end }) => start < end);
  const [first, last] = [spans.at(0), spans.at(-1)];
  if (!first || !last) return new Map();
  const { id, total, active } = vehicles;
  const counted = await db
    .select({ id, total, active })
    .from(vehicles)
    .where(inArray(vehicles.id, vehicleIds));
  const whole = { start: first.start, end: last.end };
  const holds = await readHolds(db, vehicleIds, whole, { exceptOrder });
  return new Map(
    counted.map((vehicle) => [
      vehicle.id,
      spans.map(({ date, ...span }) => ({
        date,
        free: vehicle.active ? freeVehicles(vehicle.total, holds.get(vehicle.id) ?? [], span) : 0,
        of: vehicle.total,
      })),
    ]),
  );
}

const daysAhead = 30;

/** So many of a vehicle, of which there are `total`. */
interface WantedVehicle {
  id: number;
  total: number;
  quantity: number;
}

/** From when on each of these is free for as long as the span is, within 30 days. */
export async function readNextFree(
  db: Database,
  wanted: readonly WantedVehicle[],
  span: Span,
  { exceptOrder }: { exceptOrder?: number } = {},
): Promise<Map<number, Date>> {
  if (wanted.length === 0) return new Map();
  const latest = span.start + daysAhead * 86_400_000;
  const ids = wanted.map(({ id }) => id);
  const until = { start: span.start, end: latest + span.end - span.start };
  const holds = await readHolds(db, ids, until, { exceptOrder });
  return new Map(
    wanted.flatMap(({ id, ...numbers }) => {
      const at = findNextFree(numbers, holds.get(id) ?? [], span, latest);
      return at === null ? [] : [[id, new Date(at)] as const];
    }),
  );
}

/** The holds that overlap a span, by vehicle; without those of one order. */
export async function readHolds(
  db: Database,
  vehicleIds: number[],
  { start, end }: Span,
  { exceptOrder }: { exceptOrder?: number | undefined } = {},
): Promise<Map<number, Hold[]>> {
  const rows = await db
    .select()
    .from(vehicleHolds)
    .where(
      and(
        inArray(vehicleHolds.vehicleId, vehicleIds),
        lt(vehicleHolds.startsAt, new Date(end)),
        gt(vehicleHolds.endsAt, new Date(start)),
        // A block has no order.
        exceptOrder === undefined
          ? undefined
          : or(isNull(vehicleHolds.orderId), ne(vehicleHolds.orderId, exceptOrder)),
      ),
    );
  const holds = rows.map(({ vehicleId, quantity, startsAt, endsAt }) => ({
    vehicleId,
    hold: { start: startsAt.getTime(), end: endsAt.getTime(), quantity },
  }));
  return new Map(
    [...Map.groupBy(holds, ({ vehicleId }) => vehicleId)].map(([id, own]) => [
      id,
      own.map(({ hold }) => hold),
    ]),
  );
}
