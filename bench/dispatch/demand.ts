import type { JobKind } from "@errand/core/dispatch/dispatch.types";
import { bicycle, ridingMinutes } from "@errand/core/dispatch/travel";
import type { Position } from "@errand/core/location/geometry";
import { type PlannedRun, planRun } from "@errand/core/runs/plan-run";
import { usualRunTerms } from "@errand/core/runs/run-terms";

/** An order of the simulated town; times are minutes from the start. */
export interface TownOrder {
  id: number;
  kind: Extract<JobKind, "food" | "goods">;
  pickup: Position;
  dropoff: Position;
  placedAt: number;
  /** When its store has confirmed it and it can be planned. */
  confirmedAt: number;
  /** When the store says that it is ready, and when it is. */
  statedAt: number;
  readyAt: number;
  dueAt: number;
  /** The same for the two orders of one customer, placed apart or as a run. */
  pairId?: number;
  /** The run that it is brought with, as one of a pair. */
  runId?: number;
}

export interface Demand {
  orders: TownOrder[];
  /** Where each courier starts. */
  couriers: Position[];
}

/** Random numbers between 0 and 1. */
export type Draw = () => number;

export interface DemandOptions {
  couriers: number;
  /** Orders an hour apart from the peak of a meal. */
  ordersPerHour: number;
  /** The length of the simulated time. */
  minutes: number;
  /** The share of orders, 0 to 1, that come in pairs of one customer. */
  pairs?: number;
}

const stores = 45;
const middle: Position = [3.8767, 43.6108];
/** Degrees of a kilometre to the east and to the north. */
const kilometre = { east: 1 / 80.6, north: 1 / 111.2 };
const confirmMinutes = 1.5;
/** What a promise adds to the preparation and the ride. */
const promiseMinutes = 14;
/** How often a second store is looked for that is on the way. */
const pairTries = 40;

/**
 * The orders of a town around a meal, whose peak has almost three times the orders of the hour
 * before it.
 */
export function drawDemand(
  draw: Draw,
  { couriers, ordersPerHour: all, minutes, pairs = 0 }: DemandOptions,
): Demand {
  // Customers, of whom some place two orders: with any part of pairs there are as many orders.
  const pairChance = pairs / (2 - pairs);
  const ordersPerHour = all / (1 + pairChance);
  const storePositions = Array.from({ length: stores }, () => around(draw, middle, 1.6));
  const orders: TownOrder[] = [];
  // A Poisson process by thinning: gaps of the highest rate, of which a part counts.
  const highest = ordersPerHour * peakOf(minutes / 2, minutes);
  for (let at = 0; ; ) {
    at -= (Math.log(1 - draw()) * 60) / highest;
    if (at >= minutes) break;
    if (draw() * highest > ordersPerHour * peakOf(at, minutes)) continue;
    const id = orders.length + 1;
    const order = drawOrder(draw, storePositions, { id, placedAt: at });
    orders.push(order);
    if (pairs === 0 || draw() > pairChance) continue;
    const other = drawOther(draw, storePositions, order);
    if (!other) continue;
    order.pairId = id;
    orders.push(other);
  }
  return {
    orders,
    couriers: Array.from({ length: couriers }, () => around(draw, middle, 1.8)),
  };
}

/** How many times the usual number of orders is placed: up to 2.8 times in the middle. */
function peakOf(at: number, minutes: number): number {
  return 1 + 1.8 * Math.exp(-(((at - minutes / 2) / 28) ** 2));
}

function drawOrder(
  draw: Draw,
  storePositions: Position[],
  { id, placedAt, door }: { id: number; placedAt: number; door?: Position },
): TownOrder {
  const kind = draw() < 0.75 ? "food" : "goods";
  const pickup = storePositions[Math.floor(draw() ** 1.5 * stores)] ?? middle;
  const dropoff = door ?? around(draw, pickup, 1.2);
  const preparation = kind === "food" ? 10 + 15 * draw() : 5 + 7 * draw();
  const confirmedAt = placedAt + confirmMinutes;
  const promised = preparation + ridingMinutes(pickup, dropoff, bicycle) + promiseMinutes;
  return {
    id,
    kind,
    pickup,
    dropoff,
    placedAt,
    confirmedAt,
    statedAt: confirmedAt + preparation,
    readyAt: confirmedAt + preparation * noise(draw, 0.22),
    dueAt: placedAt + roundUp(promised),
  };
}

/** A second order for the same door, from a store that a run can have besides. */
function drawOther(draw: Draw, storePositions: Position[], first: TownOrder): TownOrder | null {
  const about = { id: first.id + 1, placedAt: first.placedAt, door: first.dropoff };
  for (let attempt = 0; attempt < pairTries; attempt++) {
    const order = { ...drawOrder(draw, storePositions, about), pairId: first.id };
    if (order.pickup !== first.pickup && planPair([first, order])) return order;
  }
  return null;
}

/**
 * The same demand, whose pairs are placed as runs: their kitchens start so that each is ready when
 * the courier comes by the plan of the run, and the door is promised once.
 */
export function withRuns({ orders, couriers }: Demand): Demand {
  const pairs = Map.groupBy(orders, ({ pairId }) => pairId);
  pairs.delete(undefined);
  const inRun = new Map([...pairs.values()].flatMap(toRun).map((order) => [order.id, order]));
  return { orders: orders.map((order) => inRun.get(order.id) ?? order), couriers };
}

function toRun(pair: TownOrder[]): TownOrder[] {
  const planned = planPair(pair);
  if (!planned) return pair;
  const promised = planned.arrival - confirmMinutes - bicycle.pickupMinutes + promiseMinutes;
  return planned.pickups.flatMap(({ index, at }) => {
    const order = pair[index];
    if (!order) return [];
    const { placedAt, statedAt, readyAt, pairId } = order;
    const later = Math.max(0, placedAt + at - statedAt);
    return [
      {
        ...order,
        ...(pairId !== undefined && { runId: pairId }),
        statedAt: statedAt + later,
        readyAt: readyAt + later,
        dueAt: placedAt + roundUp(promised),
      },
    ];
  });
}

/** As the shop plans a run when it is placed; null for one that it refuses. */
function planPair(pair: TownOrder[]): PlannedRun | null {
  const [first] = pair;
  if (!first) return null;
  const pickups = pair.map(({ pickup, placedAt, statedAt, kind }) => ({
    position: pickup,
    readyIn: statedAt - placedAt,
    perishability: kind === "food" ? ("hot" as const) : ("cold" as const),
  }));
  const planned = planRun(pickups, first.dropoff, usualRunTerms);
  return "refused" in planned ? null : planned;
}

/** Promises are in steps of five minutes. */
function roundUp(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}

/** A normal distribution around a position, in kilometres. */
function around(draw: Draw, [lng, lat]: Position, spread: number): Position {
  return [
    lng + normal(draw) * spread * kilometre.east,
    lat + normal(draw) * spread * kilometre.north,
  ];
}

/** A factor around 1. */
export function noise(draw: Draw, spread: number): number {
  return Math.exp(normal(draw) * spread);
}

function normal(draw: Draw): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}
