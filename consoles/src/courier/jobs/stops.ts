import type { CourierContract } from "@errand/core/contract.courier";
import { isTakenAlong } from "@errand/core/delivery/taken-along";
import type { Job } from "@errand/core/orders/staff-orders.types";
import { isUnderWay } from "./project-job.ts";

export type Route = CourierContract["GET /courier/route"]["reply"];
export type Leg = NonNullable<Route["stops"][number]["leg"]>;
type StopKind = Route["stops"][number]["kind"];

/**
 * Where a courier goes next, and for which jobs: several are fetched at one counter, and those of a
 * run are brought to one door.
 */
export interface Stop {
  kind: StopKind;
  place: Job["pickup"];
  jobs: Job[];
  /** When the courier is expected there; null while the plan is not known. */
  plannedAt: string | null;
  /** The way to it from the stop before, of the first one from the courier. */
  leg: Leg | null;
}

/**
 * The stops that are left, in the order of the plan; those of jobs that it does not know yet
 * follow. Neighbouring stops at one counter are one, and so are the doors of a run, where the cash
 * for what is taken along there is paid, too.
 */
export function getStops(jobs: readonly Job[], route: Route | null): Stop[] {
  const open = jobs.filter(isUnderWay).toSorted((a, b) => a.id - b.id);
  const planned = route?.stops ?? [];
  const known = planned.flatMap(({ job_id, kind, planned_at, leg }) => {
    const job = open.find(({ id }) => id === job_id);
    return job && isLeft(job, kind) ? [{ ...toStop(job, kind), plannedAt: planned_at, leg }] : [];
  });
  const isKnown = (job: Job, kind: StopKind) =>
    known.some((stop) => stop.kind === kind && stop.jobs[0]?.id === job.id);
  const others = open.flatMap((job) => {
    const last = job.kind === "return" ? "return" : "dropoff";
    return (["pickup", last] as const)
      .filter((kind) => isLeft(job, kind) && !isKnown(job, kind))
      .map((kind) => toStop(job, kind));
  });
  return joinStops(payAtDoors([...known, ...others]));
}

/** The cash of each parcel that is taken along is due where its run is handed over before. */
function payAtDoors(stops: Stop[]): Stop[] {
  return stops.reduce((all, stop) => {
    const [parcel] = stop.jobs;
    if (!parcel || stop.kind !== "pickup" || !isTakenAlong(parcel)) return all;
    const door = all.find((other) => isDoorOf(other, parcel.run_id));
    if (!door) return all;
    const add = (to: Stop, amount: number): Stop => ({
      ...to,
      jobs: to.jobs.map((job) => ({ ...job, collect: job.collect + amount })),
    });
    return all.map((other) => {
      if (other === door) return add(other, parcel.collect);
      return other === stop ? add(other, -parcel.collect) : other;
    });
  }, stops);
}

/** Whether a run is handed over at a stop. */
function isDoorOf({ kind, jobs: [job] }: Stop, runId: number | null): boolean {
  return kind === "dropoff" && job?.run_id === runId && runId !== null && !isTakenAlong(job);
}

/** Whether a stop of a job is still to be made. */
function isLeft({ state }: Job, kind: StopKind): boolean {
  return kind === "pickup" ? state === "accepted" || state === "at_pickup" : true;
}

function toStop(job: Job, kind: StopKind): Stop {
  const place = kind === "pickup" ? job.pickup : job.dropoff;
  return { kind, place, jobs: [job], plannedAt: null, leg: null };
}

function joinStops(stops: Stop[]): Stop[] {
  const joined: Stop[] = [];
  for (const stop of stops) {
    const last = joined.at(-1);
    if (last && (isSameCounter(last, stop) || isSameRun(last, stop))) last.jobs.push(...stop.jobs);
    else joined.push(stop);
  }
  return joined;
}

function isSameRun(a: Stop, b: Stop): boolean {
  const runId = a.jobs[0]?.run_id ?? null;
  return isDoorOf(a, runId) && isDoorOf(b, runId);
}

function isSameCounter(a: Stop, b: Stop): boolean {
  if (a.kind !== "pickup" || b.kind !== "pickup") return false;
  return (
    a.place.name === b.place.name &&
    a.place.latitude === b.place.latitude &&
    a.place.longitude === b.place.longitude
  );
}

/**
 * How many stops the jobs of a tour have behind them; like those that are left, several at one
 * counter or for one run are one.
 */
export function countPastStops(jobs: readonly Job[]): number {
  const past = jobs.flatMap((job) => {
    const { id, kind, state, pickup, run_id } = job;
    const counter =
      kind === "parcel" ? id : `${pickup.name} ${pickup.latitude} ${pickup.longitude}`;
    const isFetched = isUnderWay(job) && !isLeft(job, "pickup");
    if (state === "done") return [`from ${counter}`, `to ${run_id ?? id}`];
    return isFetched ? [`from ${counter}`] : [];
  });
  return new Set(past).size;
}

/** Whether the courier is at a stop. */
export function isAtStop({ kind, jobs }: Stop): boolean {
  const there = kind === "pickup" ? "at_pickup" : "at_door";
  return jobs.every(({ state }) => state === there);
}

/** The number that people say: the last three digits. */
export function shortNumber({ id }: { id: number }): string {
  return String(id % 1000).padStart(3, "0");
}

/** A key for lists of stops. */
export function getStopKey({ kind, jobs }: Stop): string {
  return `${kind} ${jobs[0]?.id}`;
}
