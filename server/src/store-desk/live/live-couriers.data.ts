import type { LiveCourier } from "@errand/core/store-desk/desk-live.contract";
import { inArray, or } from "drizzle-orm";
import { couriers } from "../../couriers/couriers.tables.ts";
import type { Database } from "../../database/database.ts";
import { isOnJob, readCouriers } from "../../delivery/couriers.data.ts";
import { jointRoute } from "../../delivery/dispatch/courier-route.data.ts";
import { courierRoutes, type StoredStop } from "../../delivery/dispatch/courier-routes.tables.ts";
import { toHeldJob, toPosition } from "../../delivery/dispatch/dispatch-job.ts";
import type { LiveApi } from "./live-orders.ts";
import type { LiveRow } from "./live-rows.data.ts";

/** More than any town has at work. */
const maxCouriers = 1_000;

/** The couriers on duty and those with a delivery, with where they ride next. */
export async function readLiveCouriers(
  { dispatchTiming }: LiveApi,
  db: Database,
  rows: readonly LiveRow[],
  now: Date,
): Promise<LiveCourier[]> {
  const paging = { limit: maxCouriers, offset: 1 };
  const { couriers: found } = await readCouriers(db, paging, now, or(couriers.active, isOnJob));
  const routes = await readStoredRoutes(
    db,
    found.map(({ id }) => id),
  );
  const held = Map.groupBy(rows, ({ order }) => order.courierId);
  return found.map((courier) => {
    const jobs = (held.get(courier.id) ?? []).flatMap(
      (row) => toHeldJob(row, dispatchTiming, now) ?? [],
    );
    const position = courier.location && toPosition(courier.location);
    const start = { id: courier.id, position, idleSince: now };
    const stops = jointRoute(start, jobs, routes.get(courier.id) ?? [], dispatchTiming, now);
    return {
      ...courier,
      stops: stops.map(({ jobId, kind, at }) => ({ order_id: jobId, kind, at: at.toISOString() })),
    };
  });
}

async function readStoredRoutes(db: Database, ids: number[]): Promise<Map<number, StoredStop[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ courierId: courierRoutes.courierId, stops: courierRoutes.stops })
    .from(courierRoutes)
    .where(inArray(courierRoutes.courierId, ids));
  return new Map(rows.map(({ courierId, stops }) => [courierId, stops]));
}
