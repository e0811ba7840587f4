import type { Candidate, Explanation } from "./dispatch.types.ts";
import { maxIdleMinutes, minuteCost } from "./dispatch-cost.ts";
import type { Fleet, Route } from "./fleet.ts";
import { cheapestInsertion, insert, remove } from "./insertion.ts";
import type { PricedInsertion } from "./route-cost.ts";
import { timelineOf } from "./timeline.ts";

/** Why the job of a route is in it, and not in that of another candidate. */
export function explainAssignment(
  fleet: Fleet,
  { job, route, candidates }: { job: number; route: Route; candidates: readonly Route[] },
): Explanation {
  const without = { ...route };
  remove(fleet, without, job);
  const chosen = candidateOf(fleet, job, without, route);
  const other = nextBestOf(
    fleet,
    job,
    candidates.filter((candidate) => candidate !== route),
  );
  if (!other) return { decidedBy: "only_courier", chosen, nextBest: null };
  const after = { ...other.route, nodes: [...other.route.nodes] };
  insert(after, other.insertion);
  const nextBest = candidateOf(fleet, job, other.route, after);
  return { decidedBy: decidedBy(chosen, nextBest), chosen, nextBest };
}

function nextBestOf(fleet: Fleet, job: number, routes: readonly Route[]) {
  let best: { route: Route; insertion: PricedInsertion; cost: number } | null = null;
  for (const route of routes) {
    const insertion = cheapestInsertion(fleet, route, job);
    const cost = insertion.cost - (route.nodes.length === 0 ? route.idleBonus : 0);
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { route, insertion, cost };
  }
  return best;
}

/** What a job changes for a courier, from the route without it to the one with it. */
function candidateOf(fleet: Fleet, job: number, without: Route, route: Route): Candidate {
  const [before, after] = [
    getAssignmentOutcome(fleet, without, job),
    getAssignmentOutcome(fleet, route, job),
  ];
  return {
    courierId: route.courier.id,
    addedMinutes: rounded(after.work - before.work),
    lateMinutes: rounded(after.late),
    delayedMinutes: rounded(after.othersLate - before.othersLate),
    idleMinutes: rounded(without.nodes.length === 0 ? route.idleMinutes : 0),
  };
}

/** To a tenth of a minute. */
function rounded(minutes: number): number {
  return Math.round(minutes * 10) / 10;
}

function getAssignmentOutcome(fleet: Fleet, route: Route, job: number) {
  const outcome = { work: 0, late: 0, othersLate: 0 };
  const own = fleet.together[job] ?? [job];
  for (const { node, arrival, ride } of timelineOf(fleet, route)) {
    const isPickup = node % 2 === 0;
    outcome.work +=
      ride + (isPickup ? fleet.pickupMinutes : (fleet.dropoffMinutes[node >> 1] ?? 0));
    if (isPickup) continue;
    const late = Math.max(0, arrival - (fleet.dueAt[node >> 1] ?? 0));
    if (own.includes(node >> 1)) outcome.late = Math.max(outcome.late, late);
    else outcome.othersLate += late;
  }
  return outcome;
}

/** What speaks most for the chosen courier; the plan before when nothing else does. */
function decidedBy(chosen: Candidate, other: Candidate): Explanation["decidedBy"] {
  const lateness = ({ lateMinutes, delayedMinutes }: Candidate) => lateMinutes + delayedMinutes;
  const idle = ({ idleMinutes }: Candidate) => Math.min(idleMinutes, maxIdleMinutes);
  const advantages = [
    ["lateness", (lateness(other) - lateness(chosen)) * minuteCost.late],
    ["work", (other.addedMinutes - chosen.addedMinutes) * minuteCost.work],
    ["fairness", (idle(chosen) - idle(other)) * minuteCost.idle],
  ] as const;
  const [largest] = advantages.toSorted(([, a], [, b]) => b - a);
  return largest && largest[1] > 0 ? largest[0] : "stability";
}
