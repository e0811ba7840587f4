import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Position } from "../location/geometry.ts";
import { bagShare, bagSize } from "./bag.ts";
import type { DispatchCourier, DispatchJob, HeldStop, WaitingJob } from "./dispatch.types.ts";
import { offerLeadMinutes } from "./dispatch-cost.ts";
import { plan, routeWith } from "./plan.ts";
import { east, inMinutes, now, testCourier, testJob } from "./testing-jobs.ts";
import { bicycle, ridingMinutes } from "./travel.ts";

const couriersOf = (waiting: WaitingJob[], couriers: DispatchCourier[]) =>
  Object.fromEntries(
    plan({ waiting, couriers }, now).assignments.map(({ jobId, courierId }) => [jobId, courierId]),
  );
const bothStops = (held: DispatchJob): HeldStop[] => [
  { job: held, kind: "pickup" },
  { job: held, kind: "dropoff" },
];
const aboard = (held: DispatchJob): HeldStop[] => [{ job: held, kind: "dropoff" }];

describe("plan", () => {
  test("is empty without jobs, and leaves jobs without couriers", () => {
    expect(plan({ waiting: [], couriers: [testCourier(1, 0)] }, now).assignments).toEqual([]);
    expect(plan({ waiting: [testJob(7)], couriers: [] }, now).unassigned).toEqual([7]);
  });

  test("prefers the courier with the least work, and excludes those who declined", () => {
    const couriers = [testCourier(1, 9), testCourier(2, 3)];
    expect(couriersOf([testJob(7)], couriers)).toEqual({ 7: 2 });
    expect(couriersOf([testJob(7, { excluded: new Set([2]) })], couriers)).toEqual({ 7: 1 });
    expect(couriersOf([testJob(7, { excluded: new Set([1, 2]) })], couriers)).toEqual({});
  });

  test("assigns jobs together: the nearer courier goes where only that one is in time", () => {
    const waiting = [
      testJob(1),
      testJob(2, { pickup: east(-6), dropoff: east(-8), dueAt: inMinutes(14) }),
    ];
    const couriers = [testCourier(1, -1), testCourier(2, 7)];
    expect(couriersOf(waiting, couriers)).toEqual({ 1: 2, 2: 1 });
  });

  test("adds a meal from the same store on the way, but not a third one to the bag", () => {
    const held = testJob(1, { dropoff: east(10) });
    const riders = [testCourier(1, 0, { stops: bothStops(held) }), testCourier(2, 30)];
    expect(couriersOf([testJob(2)], riders)).toEqual({ 2: 1 });
    const full = testCourier(1, 0, { stops: [...aboard(held), ...aboard(testJob(3))] });
    const { routes } = plan({ waiting: [testJob(2)], couriers: [full] }, now);
    const stops = routes.get(1)?.map(({ jobId, kind }) => `${kind} ${jobId}`) ?? [];
    expect(stops.slice(0, 1)).not.toEqual(["pickup 2"]);
    expect(stops.indexOf("pickup 2")).toBeGreaterThan(0);
  });

  test("prefers the courier who has been idle longest at equal cost", () => {
    const couriers = [testCourier(1, 3), testCourier(2, 3, { idleSince: inMinutes(-20) })];
    expect(couriersOf([testJob(7)], couriers)).toEqual({ 7: 2 });
  });

  test("commits a job shortly before its courier must leave, and an urgent one at once", () => {
    const waiting = [testJob(7, { readyAt: inMinutes(20) })];
    const [planned] = plan({ waiting, couriers: [testCourier(1, 6)] }, now).assignments;
    const leaveAt = inMinutes(20 - 6 - offerLeadMinutes).getTime();
    expect(Math.abs((planned?.commitAt.getTime() ?? 0) - leaveAt)).toBeLessThan(1000);
    const urgent = waiting.map((one) => ({ ...one, isUrgent: true }));
    expect(plan({ waiting: urgent, couriers: [testCourier(1, 6)] }, now).assignments).toMatchObject(
      [{ commitAt: now }],
    );
  });

  test("states when each stop is reached, a pickup not before it is ready", () => {
    const waiting = [testJob(7, { readyAt: inMinutes(20) })];
    const { routes } = plan({ waiting, couriers: [testCourier(1, 6)] }, now);
    const [pickup, dropoff] = routes.get(1) ?? [];
    expect(pickup).toMatchObject({ jobId: 7, kind: "pickup", at: inMinutes(20) });
    expect(dropoff?.at.getTime()).toBeGreaterThanOrEqual(inMinutes(26.9).getTime());
  });

  test("uses a courier of unknown position when no other is left", () => {
    const lost = testCourier(1, 0, { position: null });
    expect(couriersOf([testJob(7)], [lost, testCourier(2, 8)])).toEqual({ 7: 2 });
    expect(couriersOf([testJob(7)], [lost])).toEqual({ 7: 1 });
  });

  test("keeps a planned courier unless another one is clearly better", () => {
    const planned = testJob(7, { plannedFor: 1 });
    expect(couriersOf([planned], [testCourier(1, 3.5), testCourier(2, 3)])).toEqual({ 7: 1 });
    expect(couriersOf([planned], [testCourier(1, 9), testCourier(2, 3)])).toEqual({ 7: 2 });
  });
});

describe("routeWith", () => {
  const stopsOf = (held: HeldStop[], added: DispatchJob[]) =>
    routeWith(testCourier(1, 0, { stops: held }), added, now).map(
      ({ jobId, kind }) => `${kind} ${jobId}`,
    );

  test("inserts a job on the way and keeps the order of the other stops", () => {
    const held = testJob(1, { dropoff: east(10) });
    expect(stopsOf(bothStops(held), [testJob(2, { pickup: east(2) })])).toEqual([
      ...["pickup 1", "pickup 2", "dropoff 2", "dropoff 1"],
    ]);
  });

  test("adds all jobs, also more than a plan gives to one courier", () => {
    const added = Array.from({ length: 9 }, (_, index) => testJob(index + 1));
    const stops = stopsOf([], added);
    expect(stops).toHaveLength(18);
    for (const { id } of added) {
      expect(stops.indexOf(`pickup ${id}`)).toBeLessThan(stops.indexOf(`dropoff ${id}`));
    }
  });
});

describe("an explanation", () => {
  const explain = (waiting: WaitingJob, couriers: DispatchCourier[]) =>
    plan({ waiting: [waiting], couriers }, now).assignments[0]?.explanation;

  test("names the only courier", () => {
    expect(explain(testJob(7), [testCourier(1, 3)])).toEqual({
      decidedBy: "only_courier",
      chosen: {
        courierId: 1,
        addedMinutes: 12,
        lateMinutes: 0,
        delayedMinutes: 0,
        idleMinutes: 0,
      },
      nextBest: null,
    });
  });

  test("compares the work and the lateness of the next best courier", () => {
    const couriers = [testCourier(1, 3), testCourier(2, 6)];
    expect(explain(testJob(7), couriers)).toMatchObject({
      decidedBy: "work",
      nextBest: { courierId: 2, addedMinutes: 15, lateMinutes: 0 },
    });
    expect(explain(testJob(7, { dueAt: inMinutes(10) }), couriers)).toMatchObject({
      decidedBy: "lateness",
      nextBest: { lateMinutes: 3 },
    });
  });

  test("states fairness when nothing else differs, and stability when it is the plan before", () => {
    const waited = testCourier(2, 3, { idleSince: inMinutes(-20) });
    expect(explain(testJob(7), [testCourier(1, 3), waited])?.decidedBy).toBe("fairness");
    const planned = testJob(7, { plannedFor: 1 });
    expect(explain(planned, [testCourier(1, 3.5), testCourier(2, 3)])?.decidedBy).toBe("stability");
  });
});

const coordinate = fc.double({ min: 0, max: 0.05, noNaN: true });
const position = fc.tuple(coordinate, coordinate);
const anyJob = fc
  .record({
    kind: fc.constantFrom("food", "goods", "parcel", "return"),
    pickup: position,
    dropoff: position,
    readyAt: fc.integer({ min: -10, max: 30 }).map(inMinutes),
    dueAt: fc.integer({ min: 0, max: 60 }).map(inMinutes),
    excluded: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
  })
  .map((drawn) => ({ ...drawn, excluded: new Set(drawn.excluded) }));
/** Couriers of whom some hold a job, aboard or still to be picked up. */
const anyWorld = fc
  .tuple(
    fc.array(anyJob, { maxLength: 12 }),
    fc.array(fc.tuple(fc.option(position), fc.nat(30), fc.option(anyJob), fc.boolean()), {
      maxLength: 6,
    }),
  )
  .map(([waiting, couriers]) => ({
    waiting: waiting.map((drawn, index): WaitingJob => ({ ...drawn, id: index + 1 })),
    couriers: couriers.map(([place, idle, drawn, isAboard], index): DispatchCourier => {
      const held = drawn && { ...drawn, id: 100 + index };
      const stops = held ? (isAboard ? aboard(held) : bothStops(held)) : [];
      return { id: index + 1, position: place, idleSince: inMinutes(-idle), stops };
    }),
  }));

describe("a plan of any world", () => {
  test("assigns every job at most once, to a courier who may take it", () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const { assignments, unassigned } = plan(world, now);
        const planned = [...assignments.map(({ jobId }) => jobId), ...unassigned];
        expect(planned.toSorted((a, b) => a - b)).toEqual(world.waiting.map(({ id }) => id));
        for (const { jobId, courierId } of assignments) {
          expect(world.waiting[jobId - 1]?.excluded.has(courierId)).toBe(false);
        }
      }),
    );
  });

  test("picks up before it hands over, and never fills a bag beyond its size", () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const kinds = new Map(
          [...world.waiting, ...world.couriers.flatMap(({ stops }) => stops.map((s) => s.job))].map(
            ({ id, kind }) => [id, kind],
          ),
        );
        for (const [courierId, stops] of plan(world, now).routes) {
          const held = world.couriers[courierId - 1]?.stops ?? [];
          const inBag = new Set(held.length === 1 ? held.map(({ job: { id } }) => id) : []);
          let load = [...inBag].reduce((sum, id) => sum + bagShare(kinds.get(id) ?? "food"), 0);
          for (const { jobId, kind } of stops) {
            const share = bagShare(kinds.get(jobId) ?? "food");
            expect(inBag.has(jobId)).toBe(kind === "dropoff");
            load += kind === "pickup" ? share : -share;
            inBag[kind === "pickup" ? "add" : "delete"](jobId);
            expect(load).toBeLessThanOrEqual(bagSize);
          }
          expect([...inBag]).toEqual([]);
        }
      }),
    );
  });

  test("keeps the stops that couriers have, in their order", () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const { routes } = plan(world, now);
        for (const { id, stops } of world.couriers) {
          const kept = (routes.get(id) ?? []).filter(({ jobId }) => jobId >= 100);
          expect(kept.map(({ kind }) => kind)).toEqual(stops.map(({ kind }) => kind));
        }
      }),
    );
  });

  test("is the same for the same world in another order", () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const reversed = {
          waiting: world.waiting.toReversed(),
          couriers: world.couriers.toReversed(),
        };
        expect(plan(reversed, now)).toEqual(plan(world, now));
      }),
    );
  });

  test("hardly changes when it is planned again, with one more job", () => {
    let [jobs, switched] = [0, 0];
    for (const world of fc.sample(anyWorld, { numRuns: 400, seed: 7 })) {
      const first = plan({ ...world, waiting: world.waiting.slice(1) }, now).assignments;
      const planned = new Map(first.map(({ jobId, courierId }) => [jobId, courierId]));
      const waiting = world.waiting.map((one) => ({
        ...one,
        plannedFor: planned.get(one.id) ?? null,
      }));
      for (const { jobId, courierId } of plan({ ...world, waiting }, now).assignments) {
        if (!planned.has(jobId)) continue;
        jobs += 1;
        if (planned.get(jobId) !== courierId) switched += 1;
      }
    }
    expect(jobs).toBeGreaterThan(500);
    expect(switched / jobs).toBeLessThan(0.1);
  });
});

describe("roads", () => {
  /** A river that is crossed far away: between the banks it is 60 minutes. */
  const isWest = ([lng]: Position) => lng < east(1)[0];
  const river = {
    ...bicycle,
    roadMeters: (from: Position, to: Position) =>
      isWest(from) === isWest(to) ? null : 60 * bicycle.metersPerMinute,
  };

  test("decide who is near: a courier on the same bank is, one across the river is not", () => {
    const world = {
      waiting: [testJob(1, { dropoff: east(-5) })],
      couriers: [testCourier(1, 2), testCourier(2, -8)],
    };
    expect(plan(world, now).assignments).toMatchObject([{ courierId: 1 }]);
    const byRoad = plan(world, now, river);
    expect(byRoad.assignments).toMatchObject([{ courierId: 2 }]);
    expect(byRoad.routes.get(2)?.map(({ kind, at }) => [kind, at])).toEqual([
      ["pickup", inMinutes(8)],
      ["dropoff", inMinutes(15)],
    ]);
  });

  test("keep the usual ride of a courier whose position is unknown", () => {
    const world = {
      waiting: [testJob(1, { dropoff: east(-5) })],
      couriers: [testCourier(1, 0, { position: null })],
    };
    expect(plan(world, now, river).routes).toEqual(plan(world, now).routes);
  });

  test("change nothing where they are as long as estimated", () => {
    const same = {
      ...bicycle,
      roadMeters: (from: Position, to: Position) =>
        ridingMinutes(from, to, bicycle) * bicycle.metersPerMinute,
    };
    const waiting = [1, 2, 3, 4].map((id) =>
      testJob(id, { pickup: east(id), dropoff: east(3 * id) }),
    );
    const world = { waiting, couriers: [testCourier(1, 0), testCourier(2, 9)] };
    const owners = (travel: typeof bicycle) =>
      plan(world, now, travel).assignments.map(({ jobId, courierId }) => [jobId, courierId]);
    expect(owners(same)).toEqual(owners(bicycle));
  });
});
