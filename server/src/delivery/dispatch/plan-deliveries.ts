import type { Assignment } from "@errand/core/dispatch/dispatch.types";
import { planInSteps } from "@errand/core/dispatch/plan";
import type { Travel } from "@errand/core/dispatch/travel";
import { type Database, inTransaction } from "../../database/database.ts";
import { handleJob, type JobHandler } from "../../jobs/job.ts";
import { offerDeliveryJob } from "../../orders/offer-delivery.job.ts";
import { notifyWatchers } from "../../orders/order-events.ts";
import { runInSlices } from "../../process/run-in-slices.ts";
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
    const steps = planInSteps(world, now, travelBy(dispatchTiming, roadDistances));
    const { assignments } = await runInSlices(steps);
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
  const runOf = toRuns(world);
  const run = runOf(orderId);
  const waiting = world.waiting.map((job) => {
    if (runOf(job.id) !== run) return job;
    return { ...job, excluded: new Set([...job.excluded, ...world.asked]) };
  });
  const travel = travelBy(dispatchTiming, roadDistances);
  const { assignments } = await runInSlices(planInSteps({ ...world, waiting }, now, travel));
  const own = assignments.filter(({ jobId }) => runOf(jobId) === run);
  const [first] = own;
  if (!first) return false;
  const isFree = (await lockCouriers(tx, [first.courierId])).size > 0;
  if (!isFree) return false;
  await offer(tx, own, now);
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
  world: DispatchWorld,
  assignments: Assignment[],
  now: Date,
): Promise<boolean> {
  const { planned, asked, waiting } = world;
  /** Each is offered at once: a delivery, or all of a run, which has one time and one courier. */
  const due: Assignment[][] = [];
  const busy = new Set(asked);
  const runOf = toRuns(world);
  const byRun = Map.groupBy(assignments, ({ jobId }) => runOf(jobId));
  for (const own of byRun.values()) {
    const [first] = own;
    if (!first || first.commitAt > now || busy.has(first.courierId)) continue;
    busy.add(first.courierId);
    due.push(own);
  }
  const byJob = new Map(assignments.map((assignment) => [assignment.jobId, assignment]));
  // What couriers see changes when a delivery gets a place in the plan, or loses it.
  const shown = waiting.map(({ id }) => id).filter((id) => byJob.has(id) !== planned.has(id));
  const changed = new Set([...shown, ...due.flat().map(({ jobId }) => jobId)]);
  const free = await lockWaiting(tx, [...changed]);
  const ready = await lockCouriers(
    tx,
    due.flat().map(({ courierId }) => courierId),
  );
  const kept = assignments.filter(({ jobId }) => free.has(jobId) || !changed.has(jobId));
  await writePlans(tx, kept, planned);
  await deletePlans(
    tx,
    shown.filter((id) => free.has(id) && !byJob.has(id)),
  );
  await deletePastPlans(tx);
  for (const id of shown) if (free.has(id)) await notifyWatchers(tx, id);
  const offered = due.filter((own) =>
    own.every(({ jobId, courierId }) => free.has(jobId) && ready.has(courierId)),
  );
  for (const own of offered) await offer(tx, own, now);
  return offered.length === due.length && changed.size === free.size;
}

/** What a delivery is offered with: its run, or nothing but itself. */
function toRuns({ waiting }: Pick<DispatchWorld, "waiting">): (jobId: number) => string {
  const runs = new Map(waiting.map(({ id, runId }) => [id, runId]));
  return (jobId) => {
    const runId = runs.get(jobId);
    return runId === undefined ? `order ${jobId}` : `run ${runId}`;
  };
}

/** Offers a delivery, or those of a run, to one courier alone. The caller has locked all. */
async function offer(tx: Database, own: Assignment[], now: Date) {
  for (const { jobId, courierId, explanation } of own) {
    await insertOffer(tx, { orderId: jobId, courierId, explanation }, now);
    await notifyWatchers(tx, jobId);
  }
  const [first] = own;
  if (first) await pushOffer(tx, { orderId: first.jobId, courierId: first.courierId }, now);
}
