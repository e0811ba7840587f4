import type { Assignment } from "@errand/core/dispatch/dispatch.types";
import { plan } from "@errand/core/dispatch/plan";
import type { Travel } from "@errand/core/dispatch/travel";
import { type Database, inTransaction } from "../../database/database.ts";
import { handleJob, type JobHandler } from "../../jobs/job.ts";
import { offerDeliveryJob } from "../../orders/offer-delivery.job.ts";
import { notifyWatchers } from "../../orders/order-events.ts";
import type { DeliveryApi } from "../delivery-api.ts";
import { findLiveOffer, insertOffer } from "../job-offers.data.ts";
import { pushOffer } from "../push-offer.ts";
import { lockCouriers, lockPlanning, lockWaiting } from "./dispatch-locks.data.ts";
import type { DispatchTiming } from "./dispatch-timing.ts";
import { type DispatchWorld, readDispatchWorld } from "./dispatch-world.data.ts";
import { deletePastPlans, deletePlans, writePlans } from "./job-plans.data.ts";
import { planAt, planDeliveriesJob, planNow } from "./plan-deliveries.job.ts";
import type { RoadDistances } from "./road-distances.ts";
import { noticeAt, reportUnassigned } from "./unassigned.ts";

type PlanApi = Pick<DeliveryApi, "db" | "clock" | "dispatchTiming" | "roadDistances">;

/**
 * While deliveries wait, they are planned as often at least: couriers move, and stores are late.
 */
const intervalMs = 5000;
/** After what was locked by a request it is planned again. */
const retryMs = 1000;

export function dispatchHandlers(api: PlanApi): JobHandler[] {
  return [
    // A worker that has several of them plans once.
    handleJob(offerDeliveryJob, (_data, { db }) => planNow(db, api.clock())),
    handleJob(planDeliveriesJob, () => planDeliveries(api)),
  ];
}

/**
 * Plans all deliveries without a courier together, offers those whose couriers must leave soon, and
 * enqueues the next plan. Neither waits for a request that changes an order or a courier nor makes
 * one wait: what is locked is left for the next plan.
 */
export function planDeliveries({
  db,
  clock,
  dispatchTiming,
  roadDistances,
}: PlanApi): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockPlanning(tx);
    const now = clock();
    const world = await readDispatchWorld(tx, dispatchTiming, now);
    await roadDistances?.prepare(world);
    const { assignments } = plan(world, now, travelBy(dispatchTiming, roadDistances));
    const isAllDone = await storePlan(tx, world, assignments, now);
    await reportUnassigned(tx, world.rows, { timing: dispatchTiming, now });
    if (world.rows.length === 0) return;
    const due = assignments.map(({ commitAt }) => commitAt).filter((at) => at > now);
    const notices = world.rows.map((row) => noticeAt(row, dispatchTiming, now));
    const moments = [...due, ...world.offersEnd, ...notices].filter((at) => at > now).map(Number);
    const soonest = Math.min(...moments, now.getTime() + (isAllDone ? intervalMs : retryMs));
    await planAt(tx, new Date(soonest));
  });
}

/**
 * Offers a delivery now to the courier who is best for it, unless it is offered already. False when
 * no courier is left. The caller has locked the order.
 */
export async function offerToBest(
  tx: Database,
  orderId: number,
  {
    dispatchTiming,
    roadDistances,
    now,
  }: Pick<DeliveryApi, "dispatchTiming" | "roadDistances"> & {
    now: Date;
  },
): Promise<boolean> {
  await lockPlanning(tx);
  if (await findLiveOffer(tx, orderId, now)) return true;
  const world = await readDispatchWorld(tx, dispatchTiming, now, orderId);
  const waiting = world.waiting.map((job) => {
    if (job.id !== orderId) return job;
    return { ...job, excluded: new Set([...job.excluded, ...world.asked]) };
  });
  const travel = travelBy(dispatchTiming, roadDistances);
  const { assignments } = plan({ ...world, waiting }, now, travel);
  const assignment = assignments.find(({ jobId }) => jobId === orderId);
  if (!assignment) return false;
  const isFree = (await lockCouriers(tx, [assignment.courierId])).size > 0;
  if (!isFree) return false;
  await offer(tx, assignment, now);
  await planNow(tx, now);
  return true;
}

/** How couriers travel, by the distances by road that are known now. */
function travelBy({ travel }: DispatchTiming, roadDistances: RoadDistances | null): Travel {
  return roadDistances ? { ...travel, roadMeters: roadDistances.meters } : travel;
}

/** Stores who has what, and offers what is due; false when something was locked. */
async function storePlan(
  tx: Database,
  { planned, asked, waiting }: DispatchWorld,
  assignments: Assignment[],
  now: Date,
): Promise<boolean> {
  const due: Assignment[] = [];
  const busy = new Set(asked);
  for (const assignment of assignments) {
    if (assignment.commitAt > now || busy.has(assignment.courierId)) continue;
    busy.add(assignment.courierId);
    due.push(assignment);
  }
  const byJob = new Map(assignments.map((assignment) => [assignment.jobId, assignment]));
  // What couriers see changes when a delivery gets a place in the plan, or loses it.
  const shown = waiting.map(({ id }) => id).filter((id) => byJob.has(id) !== planned.has(id));
  const changed = new Set([...shown, ...due.map(({ jobId }) => jobId)]);
  const free = await lockWaiting(tx, [...changed]);
  const ready = await lockCouriers(
    tx,
    due.map(({ courierId }) => courierId),
  );
  const kept = assignments.filter(({ jobId }) => free.has(jobId) || !changed.has(jobId));
  await writePlans(tx, kept, planned);
  await deletePlans(
    tx,
    shown.filter((id) => free.has(id) && !byJob.has(id)),
  );
  await deletePastPlans(tx);
  for (const id of shown) if (free.has(id)) await notifyWatchers(tx, id);
  const offered = due.filter(({ jobId, courierId }) => free.has(jobId) && ready.has(courierId));
  for (const assignment of offered) await offer(tx, assignment, now);
  return offered.length === due.length && changed.size === free.size;
}

/** Offers a delivery to its courier alone. The caller has locked both. */
async function offer(tx: Database, { jobId, courierId, explanation }: Assignment, now: Date) {
  await insertOffer(tx, { orderId: jobId, courierId, explanation }, now);
  await pushOffer(tx, { orderId: jobId, courierId }, now);
  await notifyWatchers(tx, jobId);
}
