import type { Position } from "../location/geometry.ts";
import { exactMeters } from "../location/geometry.ts";
import { bagShare, bagSize } from "./bag.ts";
import type { DispatchCourier, DispatchJob, WaitingJob, World } from "./dispatch.types.ts";
import { maxIdleMinutes, minuteCost } from "./dispatch-cost.ts";
import { ridingMinutes, type Travel } from "./travel.ts";

/**
 * A world in numbers, which a plan compares hundreds of thousands of times. Times are minutes from
 * now. The job with index `job` has two nodes: its pickup `2 * job` and its dropoff `2 * job + 1`;
 * waiting jobs come first. Coordinates are minutes of riding on a plane.
 */
export interface Fleet {
  /** By id, so that the order of the input changes nothing. */
  waiting: WaitingJob[];
  /** The waiting jobs, then those that are held. */
  jobs: DispatchJob[];
  /**
   * The waiting jobs that go to one courier together, by the first of them: a run, or the job
   * alone. Empty for the others of a run.
   */
  together: number[][];
  x: Float64Array;
  y: Float64Array;
  readyAt: Float64Array;
  dueAt: Float64Array;
  share: Float64Array;
  /** By id. */
  routes: Route[];
  /**
   * Minutes of riding between all nodes and starts of routes, in rows; null rides over the plane.
   */
  rides: Float64Array | null;
  /** The length of a row of `rides`. */
  rideCount: number;
  pickupMinutes: number;
  /** By job: those of a run are handed over at once. */
  dropoffMinutes: Float64Array;
}

/** The stops of a courier, which a plan adds to. */
export interface Route {
  courier: DispatchCourier;
  /** NaN for a courier whose position is unknown. */
  x: number;
  y: number;
  /** Its start in `rides`. */
  start: number;
  nodes: number[];
  /** The part of the bag that is taken now. */
  load: number;
  idleMinutes: number;
  /** What a courier without stops is preferred by. */
  idleBonus: number;
  /** Of its stops; null until it is calculated. */
  cost: number | null;
}

const minute = 60_000;
/**
 * Nodes and starts whose rides are looked up one by one; of more, eight bytes for each pair would
 * be too many.
 */
const maxRides = 1_000;

export function toFleet({ waiting, couriers }: World, now: Date, travel: Travel): Fleet {
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  const sorted = couriers.toSorted(byId);
  const own = shareTerms(waiting.toSorted(byId));
  const held = new Map<number, DispatchJob>();
  for (const { stops } of sorted) for (const { job } of stops) held.set(job.id, job);
  const jobs: DispatchJob[] = [...own, ...held.values()];
  const index = new Map(jobs.map(({ id }, place) => [id, place]));
  const toPlane = planeAround(jobs[0]?.pickup ?? [0, 0], travel);
  const points = jobs.flatMap(({ pickup, dropoff }) => [toPlane(pickup), toPlane(dropoff)]);
  const share = Float64Array.from(toShares(jobs));
  const countAtDoor = countDoors(jobs);
  const fromNow = (at: Date) => (at.getTime() - now.getTime()) / minute;
  return {
    waiting: own,
    jobs,
    together: findTogether(own),
    x: Float64Array.from(points, ([x]) => x),
    y: Float64Array.from(points, ([, y]) => y),
    readyAt: Float64Array.from(jobs, ({ readyAt }) => fromNow(readyAt)),
    dueAt: Float64Array.from(jobs, ({ dueAt }) => fromNow(dueAt)),
    pickupMinutes: travel.pickupMinutes,
    dropoffMinutes: Float64Array.from(jobs, (job) => travel.dropoffMinutes / countAtDoor(job)),
    share,
    ...ridesOf(jobs, sorted, travel),
    routes: sorted.map((courier, place) => {
      const [x, y] = courier.position ? toPlane(courier.position) : [Number.NaN, Number.NaN];
      const nodes = courier.stops.map(
        ({ job, kind }) => 2 * (index.get(job.id) ?? 0) + (kind === "dropoff" ? 1 : 0),
      );
      const isAboard = (node: number) => node % 2 === 1 && !nodes.includes(node - 1);
      const load = nodes.filter(isAboard).reduce((sum, node) => sum + (share[node >> 1] ?? 0), 0);
      const idleMinutes = nodes.length > 0 ? 0 : Math.max(0, -fromNow(courier.idleSince));
      const idleBonus = minuteCost.idle * Math.min(idleMinutes, maxIdleMinutes);
      return {
        courier,
        x,
        y,
        start: 2 * jobs.length + place,
        nodes,
        load,
        idleMinutes,
        idleBonus,
        cost: null,
      };
    }),
  };
}

/** What is decided for a run once: who is not asked, who has it by the last plan, and how soon. */
function shareTerms(waiting: readonly WaitingJob[]): WaitingJob[] {
  const runs = Map.groupBy(waiting, ({ runId }) => runId);
  return waiting.map((job) => {
    const all = job.runId === undefined ? [] : (runs.get(job.runId) ?? []);
    if (all.length < 2) return job;
    return {
      ...job,
      excluded: new Set(all.flatMap(({ excluded }) => [...excluded])),
      plannedFor: all.find(({ plannedFor }) => plannedFor != null)?.plannedFor ?? null,
      isUrgent: all.some(({ isUrgent }) => isUrgent),
    };
  });
}

function findTogether(waiting: readonly WaitingJob[]): number[][] {
  const leads = new Map<number, number[]>();
  return waiting.map(({ runId }, job) => {
    const lead = runId === undefined ? undefined : leads.get(runId);
    if (lead) {
      lead.push(job);
      return [];
    }
    const own = [job];
    if (runId !== undefined) leads.set(runId, own);
    return own;
  });
}

/** How many jobs are handed over together with a job; 1 for a job alone. */
function countDoors(jobs: readonly DispatchJob[]): (job: DispatchJob) => number {
  const atDoor = jobs.filter(({ fromDoor }) => !fromDoor);
  const runs = Map.groupBy(atDoor, ({ runId }) => runId);
  return ({ runId, fromDoor }) =>
    runId === undefined || fromDoor ? 1 : (runs.get(runId)?.length ?? 1);
}

/** The part of the bag that each job takes; those of a run together all of it at most. */
function toShares(jobs: DispatchJob[]): number[] {
  const runs = Map.groupBy(jobs, ({ runId }) => runId);
  return jobs.map(({ kind, load, runId }) => {
    if (load !== undefined) return load;
    const own = bagShare(kind);
    if (runId === undefined) return own;
    const together = (runs.get(runId) ?? []).reduce((sum, job) => sum + bagShare(job.kind), 0);
    return together > bagSize ? Math.floor((own * bagSize) / together) : own;
  });
}

/** The rides by road, if roads are known. */
function ridesOf(jobs: DispatchJob[], couriers: DispatchCourier[], travel: Travel) {
  const positions = [
    ...jobs.flatMap(({ pickup, dropoff }) => [pickup, dropoff]),
    ...couriers.map(({ position }) => position),
  ];
  const rideCount = positions.length;
  if (!travel.roadMeters || rideCount > maxRides) return { rides: null, rideCount };
  const rides = new Float64Array(rideCount * rideCount);
  for (const [from, start] of positions.entries()) {
    for (const [to, end] of positions.entries()) {
      rides[from * rideCount + to] = start && end ? ridingMinutes(start, end, travel) : Number.NaN;
    }
  }
  return { rides, rideCount };
}

/** Converts positions near `origin` to minutes of riding to the east and to the north of it. */
function planeAround(origin: Position, { metersPerMinute, detour }: Travel) {
  const [lng, lat] = origin;
  const perDegree = (to: Position) => (exactMeters(origin, to) * detour) / metersPerMinute;
  const step = 0.01;
  const east = perDegree([lng + step, lat]) / step;
  const north = perDegree([lng, lat + step]) / step;
  return ([x, y]: Position): [number, number] => [(x - lng) * east, (y - lat) * north];
}
