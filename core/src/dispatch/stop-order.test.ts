import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Position } from "../location/geometry.ts";
import { minuteCost } from "./dispatch-cost.ts";
import type { Stop } from "./order-problem.ts";
import { bestStopOrder, maxExactStops, type StopOrder } from "./stop-order.ts";
import { bicycle, ridingMinutes } from "./travel.ts";

const start: Position = [0, 0];
/** A stop so many minutes of riding to the east of the start. */
const stopAt = (minutes: number, terms: Omit<Stop, "position"> = {}): Stop => ({
  position: [minutes / ridingMinutes([0, 0], [1, 0], bicycle), 0],
  ...terms,
});
const orderOf = (stops: Stop[]) => bestStopOrder(start, stops).order;
const costOf = ({ minutes, lateMinutes }: StopOrder) =>
  minutes * minuteCost.work + lateMinutes * minuteCost.late;

describe("bestStopOrder", () => {
  test("is empty without stops", () => {
    expect(bestStopOrder(start, [])).toEqual({ order: [], minutes: 0, lateMinutes: 0 });
  });

  test("rides to the nearest stop of a line first", () => {
    const { order, minutes } = bestStopOrder(start, [stopAt(9), stopAt(3), stopAt(6)]);
    expect(order).toEqual([1, 2, 0]);
    expect(minutes).toBeCloseTo(9);
  });

  test("picks up before it hands over", () => {
    expect(orderOf([stopAt(1, { after: [1] }), stopAt(5)])).toEqual([1, 0]);
  });

  test("takes a longer way to keep a promise", () => {
    expect(orderOf([stopAt(2), stopAt(-3)])).toEqual([0, 1]);
    expect(orderOf([stopAt(2), stopAt(-3, { dueAt: 4 })])).toEqual([1, 0]);
  });

  test("counts waiting and what a stop takes as work", () => {
    const stop = stopAt(2, { readyAt: 10, serviceMinutes: 3 });
    expect(bestStopOrder(start, [stop]).minutes).toBeCloseTo(13);
  });

  test("states how late the stops are reached together", () => {
    const stops = [stopAt(5, { dueAt: 3 }), stopAt(8, { dueAt: 4 })];
    expect(bestStopOrder(start, stops).lateMinutes).toBeCloseTo(6);
  });

  test("refuses stops that wait for each other", () => {
    const stops = [stopAt(1, { after: [1] }), stopAt(2, { after: [0] })];
    expect(() => bestStopOrder(start, stops)).toThrow(RangeError);
  });
});

const coordinate = fc.double({ min: 0, max: 0.05, noNaN: true });
const anyStop = fc.record({
  position: fc.tuple(coordinate, coordinate),
  readyAt: fc.integer({ min: 0, max: 20 }),
  dueAt: fc.integer({ min: 5, max: 60 }),
  serviceMinutes: fc.integer({ min: 0, max: 4 }),
});
/** Stops of which some wait for one with a lower index. */
const stopsUpTo = (maxLength: number) =>
  fc.array(fc.tuple(anyStop, fc.option(fc.nat(20))), { maxLength }).map((drawn) =>
    drawn.map(([stop, before], index): Stop => {
      return before !== null && before < index ? { ...stop, after: [before] } : stop;
    }),
  );

function* permutations(rest: number[]): Generator<number[]> {
  if (rest.length === 0) yield [];
  for (const [index, first] of rest.entries()) {
    for (const order of permutations(rest.toSpliced(index, 1))) yield [first, ...order];
  }
}

const isAllowed = (stops: Stop[], order: number[]) =>
  order.every((stop, index) =>
    (stops[stop]?.after ?? []).every((before) => order.indexOf(before) < index),
  );

/** Rides an order stop by stop. */
function ride(stops: Stop[], order: number[]): number {
  let [at, late, here] = [0, 0, start];
  for (const index of order) {
    const stop = stops[index] as Stop;
    at += ridingMinutes(here, stop.position, bicycle);
    late += Math.max(0, at - (stop.dueAt ?? Number.POSITIVE_INFINITY));
    at = Math.max(at, stop.readyAt ?? 0) + (stop.serviceMinutes ?? 0);
    here = stop.position;
  }
  return at * minuteCost.work + late * minuteCost.late;
}

describe("an order of any stops", () => {
  test.each([
    { count: 6, numRuns: 60 },
    { count: maxExactStops, numRuns: 6 },
  ])("costs as little as the best of all orders of $count", ({ count, numRuns }) => {
    fc.assert(
      fc.property(stopsUpTo(count), (stops) => {
        let lowest = Number.POSITIVE_INFINITY;
        for (const order of permutations(stops.map((_, index) => index))) {
          if (isAllowed(stops, order)) lowest = Math.min(lowest, ride(stops, order));
        }
        expect(costOf(bestStopOrder(start, stops))).toBeCloseTo(lowest, 6);
      }),
      { numRuns },
    );
  });

  test("has every stop once, after those that come before, also above the exact limit", () => {
    fc.assert(
      fc.property(stopsUpTo(maxExactStops + 6), (stops) => {
        const found = bestStopOrder(start, stops);
        expect(found.order.toSorted((a, b) => a - b)).toEqual(stops.map((_, index) => index));
        expect(isAllowed(stops, found.order)).toBe(true);
        expect(ride(stops, found.order)).toBeCloseTo(costOf(found), 6);
      }),
      { numRuns: 60 },
    );
  });
});
