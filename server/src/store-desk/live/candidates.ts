import { findCandidates } from "@errand/core/dispatch/candidates";
import type { Candidate } from "@errand/core/store-desk/desk-live.contract";
import { inArray } from "drizzle-orm";
import { couriers } from "../../couriers/couriers.tables.ts";
import type { Database } from "../../database/database.ts";
import { toDispatchJob } from "../../delivery/dispatch/dispatch-job.ts";
import type { DispatchTiming } from "../../delivery/dispatch/dispatch-timing.ts";
import { readDispatchWorld } from "../../delivery/dispatch/dispatch-world.data.ts";
import { readRefusals } from "../../delivery/job-offers.data.ts";
import { isForCouriers, type OrderRow } from "../../order-rows/order-facts.ts";
import { findOrderRow } from "../../orders/orders.data.ts";

/** As many as a screen shows; who is behind them is never the right one. */
const maxShown = 20;

/**
 * Who could bring a delivery that has no courier, or take over what its courier has picked up;
 * nobody for any other order.
 */
export async function readCandidates(
  db: Database,
  orderId: number,
  { timing, now }: { timing: DispatchTiming; now: Date },
): Promise<Candidate[]> {
  const world = await readDispatchWorld(db, timing, now, orderId);
  const row =
    world.rows.find(({ order }) => order.id === orderId) ?? (await findAboard(db, orderId));
  const job = row && toDispatchJob(row, timing, now);
  if (!job) return [];
  const declined = await readRefusals(db, orderId, now);
  const excluded = world.waiting.find(({ id }) => id === orderId)?.excluded ?? declined;
  const others = world.couriers.filter(({ id }) => id !== row.order.courierId);
  const found = findCandidates(job, others, now, timing.travel).slice(0, maxShown);
  const names = await readNames(
    db,
    found.map(({ courierId }) => courierId),
  );
  const refusalOf = (courierId: number, hasRoom: boolean) => {
    if (declined.has(courierId)) return "declined" as const;
    if (excluded.has(courierId)) return "cash_limit" as const;
    return hasRoom ? null : ("no_room" as const);
  };
  return found.map(({ courierId, hasRoom, delays, ...times }) => ({
    courier_id: courierId,
    courier_name: names.get(courierId) ?? "",
    refusal: refusalOf(courierId, hasRoom),
    pickup_at: times.pickupAt.toISOString(),
    arrives_at: times.arrivesAt.toISOString(),
    added_minutes: times.addedMinutes,
    minutes_late: times.lateMinutes,
    delays: delays.map(({ jobId, minutes }) => ({ order_id: jobId, minutes })),
  }));
}

async function findAboard(db: Database, orderId: number): Promise<OrderRow | null> {
  const row = await findOrderRow(db, orderId);
  return row?.order.status === "picked_up" && isForCouriers(row) ? row : null;
}

async function readNames(db: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: couriers.id, first: couriers.firstName, last: couriers.lastName })
    .from(couriers)
    .where(inArray(couriers.id, ids));
  return new Map(rows.map(({ id, first, last }) => [id, `${first} ${last}`.trim()]));
}
