import type { Steps } from "../steps.ts";
import { switchCost } from "./dispatch-cost.ts";
import type { Fleet, Route } from "./fleet.ts";
import { cheapestInsertion, insert, remove } from "./insertion.ts";
import type { PricedInsertion } from "./route-cost.ts";

/** Of each job only this many couriers are compared: those who pass its pickup most closely. */
const maxCandidates = 16;
/** A run fills most of a bag, and the couriers who are near seldom have an empty one. */
const maxCandidatesOfRun = 64;
/** How often every job is tried elsewhere once all are assigned. */
const improvements = 2;
const tolerance = 1e-6;

/** A courier whom a job could go to. */
interface Option {
  route: Route;
  insertion: PricedInsertion;
  /**
   * The cost of the route, less the bonuses for idle couriers and for the courier of the last plan.
   */
  cost: number;
}

/**
 * The waiting jobs of a fleet with the couriers to compare, by the index of the job; none for
 * what the first job of its run decides.
 */
export type Options = Option[][];

/**
 * Puts the waiting jobs of a fleet into its routes, together, and those of a run as one: first the
 * one that would lose most if its best courier went to another job (regret insertion), then each is
 * moved where it costs less. Returns the couriers that each job was compared with; a step is one
 * job.
 */
export function* assignJobs(fleet: Fleet): Steps<Options> {
  const options: Options = [];
  for (const [job, own] of fleet.together.entries()) {
    options.push(own.length > 0 ? nearestOptions(fleet, job) : []);
    yield;
  }
  yield* insertByRegret(fleet, options);
  yield* insertAnywhere(fleet, options);
  for (let pass = 0; pass < improvements; pass++) if (!(yield* moveJobs(fleet, options))) break;
  return options;
}

/** The route that has a job; undefined for one that is in none. */
export function findRoute({ routes }: Fleet, job: number): Route | undefined {
  return routes.find(({ nodes }) => nodes.includes(2 * job));
}

/** What is subtracted from the cost of a job for a courier, or added to it. */
function preferenceOf({ waiting }: Fleet, { courier, nodes, idleBonus }: Route, job: number) {
  const plannedFor = waiting[job]?.plannedFor ?? courier.id;
  return (plannedFor === courier.id ? 0 : switchCost) - (nodes.length === 0 ? idleBonus : 0);
}

function price(fleet: Fleet, option: Option, job: number) {
  option.insertion = cheapestInsertion(fleet, option.route, job);
  option.cost = option.insertion.cost + preferenceOf(fleet, option.route, job);
}

function toOption(fleet: Fleet, route: Route, job: number): Option {
  const option = { route, insertion: cheapestInsertion(fleet, route, job), cost: 0 };
  option.cost = option.insertion.cost + preferenceOf(fleet, route, job);
  return option;
}

function nearestOptions(fleet: Fleet, job: number): Option[] {
  const { excluded, plannedFor } = fleet.waiting[job] ?? {};
  const isRun = (fleet.together[job]?.length ?? 0) > 1;
  const max = isRun ? maxCandidatesOfRun : maxCandidates;
  const near: { route: Route; distance: number }[] = [];
  for (const route of fleet.routes) {
    if (excluded?.has(route.courier.id)) continue;
    // The courier of the last plan stays one of those to compare.
    const distance = route.courier.id === plannedFor ? -1 : distanceTo(fleet, route, job);
    const last = near.at(-1);
    if (near.length === max && last && distance >= last.distance) continue;
    let place = near.length;
    while (place > 0 && (near[place - 1]?.distance ?? 0) > distance) place--;
    near.splice(place, 0, { route, distance });
    if (near.length > max) near.pop();
  }
  return near.map(({ route }) => toOption(fleet, route, job));
}

/**
 * From the pickup of a job to the nearest point that a courier passes, squared; a large number
 * while unknown.
 */
function distanceTo({ x, y }: Fleet, route: Route, job: number): number {
  const [pickupX, pickupY] = [x[2 * job] as number, y[2 * job] as number];
  const squared = (toX: number, toY: number) => (toX - pickupX) ** 2 + (toY - pickupY) ** 2;
  let nearest = Number.isNaN(route.x) ? Number.MAX_VALUE : squared(route.x, route.y);
  for (const node of route.nodes) {
    nearest = Math.min(nearest, squared(x[node] as number, y[node] as number));
  }
  return nearest;
}

function* insertByRegret(fleet: Fleet, options: Options): Steps<void> {
  const open = new Map(options.map((of, job) => [job, choiceOf(of)]));
  const byRoute = Map.groupBy(options.flat(), ({ route }) => route);
  for (;;) {
    let chosen: { job: number; option: Option; regret: number } | null = null;
    for (const [job, { best, regret }] of open) {
      if (best && (!chosen || regret > chosen.regret)) chosen = { job, option: best, regret };
    }
    if (!chosen) return;
    const { job, option } = chosen;
    insert(option.route, option.insertion);
    open.delete(job);
    for (const changed of byRoute.get(option.route) ?? []) {
      const other = changed.insertion.job;
      if (!open.has(other)) continue;
      price(fleet, changed, other);
      open.set(other, choiceOf(options[other] ?? []));
    }
    yield;
  }
}

/** The regret of a job with one courier left: it is assigned before all that have a choice. */
const onlyChoice = 1e6;

/** The best courier, and by how much the next one is worse. */
function choiceOf(options: Option[]): { best: Option | null; regret: number } {
  let best: Option | null = null;
  let next = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) {
      next = best?.cost ?? next;
      best = option;
    } else if (option.cost < next) next = option.cost;
  }
  return { best, regret: best ? Math.min(next - best.cost, onlyChoice) : 0 };
}

/** Tries all couriers for jobs that fit to none of the nearest ones. */
function* insertAnywhere(fleet: Fleet, options: Options): Steps<void> {
  for (const [job, { excluded }] of fleet.waiting.entries()) {
    if (fleet.together[job]?.length === 0 || findRoute(fleet, job)) continue;
    const allowed = fleet.routes.filter(({ courier }) => !excluded.has(courier.id));
    options[job] = allowed.map((route) => toOption(fleet, route, job));
    const { best } = choiceOf(options[job]);
    if (best) insert(best.route, best.insertion);
    yield;
  }
}

/** Moves each job where it costs less than where it is; false when none does. */
function* moveJobs(fleet: Fleet, options: Options): Steps<boolean> {
  let isChanged = false;
  for (const [job, own] of options.entries()) {
    const from = findRoute(fleet, job);
    if (!from || fleet.together[job]?.length === 0) continue;
    const nodes = from.nodes;
    remove(fleet, from, job);
    for (const option of own) price(fleet, option, job);
    const { best } = choiceOf(own);
    const here = own.find(({ route }) => route === from);
    const isBetter = best && here && best.cost < here.cost - tolerance;
    if (isBetter && best.route !== from) {
      insert(best.route, best.insertion);
      isChanged = true;
    } else if (here && Number.isFinite(here.cost)) insert(from, here.insertion);
    else Object.assign(from, { nodes, cost: null });
    yield;
  }
  return isChanged;
}
