import type { JobKind } from "@errand/core/dispatch/dispatch.types";
import { bicycle, ridingMinutes } from "@errand/core/dispatch/travel";
import type { Position } from "@errand/core/location/geometry";

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
}

const stores = 45;
const middle: Position = [3.8767, 43.6108];
/** Degrees of a kilometre to the east and to the north. */
const kilometre = { east: 1 / 80.6, north: 1 / 111.2 };
const confirmMinutes = 1.5;

/**
 * The orders of a town around a meal, whose peak has almost three times the orders of the hour
 * before it.
 */
export function drawDemand(
  draw: Draw,
  { couriers, ordersPerHour, minutes }: DemandOptions,
): Demand {
  const storePositions = Array.from({ length: stores }, () => around(draw, middle, 1.6));
  const orders: TownOrder[] = [];
  // A Poisson process by thinning: gaps of the highest rate, of which a part counts.
  const highest = ordersPerHour * peakOf(minutes / 2, minutes);
  for (let at = 0; ; ) {
    at -= (Math.log(1 - draw()) * 60) / highest;
    if (at >= minutes) break;
    if (draw() * highest > ordersPerHour * peakOf(at, minutes)) continue;
    orders.push(drawOrder(draw, storePositions, { id: orders.length + 1, placedAt: at }));
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
  { id, placedAt }: { id: number; placedAt: number },
): TownOrder {
  const kind = draw() < 0.75 ? "food" : "goods";
  const pickup = storePositions[Math.floor(draw() ** 1.5 * stores)] ?? middle;
  const dropoff = around(draw, pickup, 1.2);
  const preparation = kind === "food" ? 10 + 15 * draw() : 5 + 7 * draw();
  const confirmedAt = placedAt + confirmMinutes;
  const promised = preparation + ridingMinutes(pickup, dropoff, bicycle) + 14;
  return {
    id,
    kind,
    pickup,
    dropoff,
    placedAt,
    confirmedAt,
    statedAt: confirmedAt + preparation,
    readyAt: confirmedAt + preparation * noise(draw, 0.22),
    dueAt: placedAt + Math.ceil(promised / 5) * 5,
  };
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
