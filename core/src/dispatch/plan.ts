import { runToEnd, type Steps } from "../steps.ts";
import { assignJobs, findRoute } from "./assign-jobs.ts";
import type {
  Assignment,
  DispatchCourier,
  DispatchJob,
  Plan,
  PlannedStop,
  World,
} from "./dispatch.types.ts";
import { offerLeadMinutes } from "./dispatch-cost.ts";
import { explainAssignment } from "./explain-assignment.ts";
import { toFleet } from "./fleet.ts";
import { type Timeline, timelineOf } from "./timeline.ts";
import { bicycle, type Travel } from "./travel.ts";

const minute = 60_000;

/**
 * Plans which courier brings which waiting job, and in which order: every job is inserted where it
 * costs least, and all are assigned together. The jobs of a run go to one courier or to none, and
 * are asked for when the first one is due. Stops that couriers hold stay with them, in their
 * order. The same world gives the same plan, whatever the order of its jobs and couriers. Source:
 * contract 6.2, Dispatch.
 */
export function plan(world: World, now: Date, travel: Travel = bicycle): Plan {
  return runToEnd(planInSteps(world, now, travel));
}

/** The same in steps, which take a tenth of a second together in a town that is busy. */
export function* planInSteps(world: World, now: Date, travel: Travel = bicycle): Steps<Plan> {
  const fleet = toFleet(world, now, travel);
  const options = yield* assignJobs(fleet);
  const timelines = new Map(fleet.routes.map((route) => [route, timelineOf(fleet, route)]));
  const at = (minutes: number) => new Date(now.getTime() + Math.round(minutes * minute));

  const assignments: Assignment[] = [];
  const unassigned: number[] = [];
  for (const [job, own] of fleet.together.entries()) {
    if (own.length === 0) continue;
    const ids = own.flatMap((each) => fleet.waiting[each]?.id ?? []);
    const route = findRoute(fleet, job);
    if (!route) {
      unassigned.push(...ids);
      continue;
    }
    const leaveAt = (timelines.get(route) ?? [])
      .filter(({ node }) => node % 2 === 0 && own.includes(node >> 1))
      .map((stop) => stop.leaveAt);
    const isUrgent = fleet.waiting[job]?.isUrgent;
    const commitAt = isUrgent ? now : at(Math.min(...leaveAt) - offerLeadMinutes);
    const candidates = (options[job] ?? []).map((option) => option.route);
    const explanation = explainAssignment(fleet, { job, route, candidates });
    const courierId = route.courier.id;
    for (const jobId of ids) assignments.push({ jobId, courierId, commitAt, explanation });
    yield;
  }
  return {
    assignments: assignments.toSorted((a, b) => a.commitAt.getTime() - b.commitAt.getTime()),
    unassigned,
    routes: new Map(
      [...timelines]
        .filter(([, { length }]) => length > 0)
        .map(([{ courier }, timeline]) => [courier.id, toStops(timeline)]),
    ),
  };

  function toStops(timeline: Timeline) {
    return timeline.map(({ node, arrival }) => ({
      jobId: fleet.jobs[node >> 1]?.id ?? 0,
      kind: node % 2 === 0 ? ("pickup" as const) : ("dropoff" as const),
      at: at(arrival),
    }));
  }
}

/**
 * The stops of a courier with more jobs inserted where they cost least; those that do not fit come
 * last, a pickup before its dropoff.
 */
export function routeWith(
  courier: DispatchCourier,
  added: readonly DispatchJob[],
  now: Date,
  travel: Travel = bicycle,
): PlannedStop[] {
  const waiting = added.map((job) => ({ ...job, excluded: new Set<number>() }));
  const { routes, unassigned } = plan({ waiting, couriers: [courier] }, now, travel);
  const planned = routes.get(courier.id) ?? [];
  const last = planned.at(-1)?.at ?? now;
  const rest = unassigned.flatMap((jobId): PlannedStop[] => [
    { jobId, kind: "pickup", at: last },
    { jobId, kind: "dropoff", at: last },
  ]);
  return [...planned, ...rest];
}
