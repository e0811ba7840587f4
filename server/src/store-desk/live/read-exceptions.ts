import type { Exception } from "@errand/core/store-desk/desk-live.contract";
import type { Database } from "../../database/database.ts";
import { readCashLimits, readSilentCouriers } from "./courier-exceptions.data.ts";
import type { TimedOrder } from "./live-orders.ts";
import { readMoneyExceptions } from "./money-exceptions.data.ts";
import { orderExceptions, type ZonedException } from "./order-exceptions.ts";

/** All exceptions of the town, those that count from the earliest time before others. */
export async function readExceptions(
  db: Database,
  timed: readonly TimedOrder[],
  now: Date,
): Promise<ZonedException[]> {
  const silent = await readSilentCouriers(
    db,
    timed.map(({ row }) => row),
    now,
  );
  const all = [
    ...timed.flatMap((one) => orderExceptions(one, now)),
    ...silent,
    ...(await readMoneyExceptions(db, now)),
    ...(await readCashLimits(db)),
  ];
  return all.toSorted((a, b) => a.since.localeCompare(b.since) || a.key.localeCompare(b.key));
}

/** Whether an operator of these zones (null for all) sees it; couriers serve all zones. */
export function isInZones({ zoneId }: ZonedException, zoneIds: readonly number[] | null): boolean {
  return zoneId === null || zoneIds === null || zoneIds.includes(zoneId);
}

export function toException({ zoneId: _zoneId, ...exception }: ZonedException): Exception {
  return exception;
}
