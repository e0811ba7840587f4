import { describe, expect, test } from "vitest";
import type { DispatchCourier, WaitingJob } from "./dispatch.types.ts";
import { plan } from "./plan.ts";
import { east, inMinutes, now, testCourier, testJob } from "./testing-jobs.ts";
import { bicycle } from "./travel.ts";

const job: typeof testJob = (id, terms) => testJob(id, { dueAt: inMinutes(60), ...terms });
const couriersOf = (waiting: WaitingJob[], couriers: DispatchCourier[]) =>
  plan({ waiting, couriers }, now).assignments.map(({ jobId, courierId }) => [jobId, courierId]);

describe("the plan of a run", () => {
  test("gives all jobs of a run to one courier, though another is nearer to one of them", () => {
    const waiting = [job(1, { runId: 7 }), job(2, { runId: 7, kind: "goods", pickup: east(-9) })];
    const couriers = [testCourier(1, 1), testCourier(2, -10)];
    const [first, second] = couriersOf(waiting, couriers);
    expect(first?.[1]).toBe(second?.[1]);
    expect([first?.[0], second?.[0]].toSorted()).toEqual([1, 2]);
  });

  test("asks nobody who has refused one of its jobs", () => {
    const waiting = [job(1, { runId: 7 }), job(2, { runId: 7, excluded: new Set([1]) })];
    expect(couriersOf(waiting, [testCourier(1, 0)])).toEqual([]);
    expect(couriersOf(waiting, [testCourier(1, 0), testCourier(2, 9)]).map(([, id]) => id)).toEqual(
      [2, 2],
    );
  });

  test("puts a run into any empty bag, and not beside what has no room then", () => {
    const meals = [job(1, { runId: 7 }), job(2, { runId: 7 }), job(3, { runId: 7 })];
    const held = job(9, { kind: "goods", dropoff: east(40), dueAt: inMinutes(60) });
    const busy = { ...testCourier(1, 0), stops: [{ job: held, kind: "dropoff" as const }] };
    expect(couriersOf(meals, [busy, testCourier(2, 8)]).map(([, id]) => id)).toEqual([2, 2, 2]);
    const joined = couriersOf([...meals, job(4)], [testCourier(1, 0)]);
    expect(joined.map(([id]) => id).toSorted()).toEqual([1, 2, 3, 4]);
  });

  test("asks for all of a run when its first job is due", () => {
    const later = { runId: 7, pickup: east(1), readyAt: inMinutes(30) };
    const waiting = [job(1, { runId: 7, readyAt: inMinutes(20) }), job(2, later)];
    const { assignments } = plan({ waiting, couriers: [testCourier(1, 0)] }, now);
    expect(new Set(assignments.map(({ commitAt }) => commitAt.getTime())).size).toBe(1);
  });

  test("fetches all of it before it goes to the door, once", () => {
    const waiting = [
      job(1, { runId: 7, pickup: east(4), dropoff: east(5) }),
      job(2, { runId: 7, pickup: east(6), dropoff: east(5) }),
    ];
    const { routes } = plan({ waiting, couriers: [testCourier(1, 0)] }, now);
    const stops = routes.get(1) ?? [];
    expect(stops.map(({ kind, jobId }) => `${kind} ${jobId}`)).toEqual([
      "pickup 1",
      "pickup 2",
      "dropoff 1",
      "dropoff 2",
    ]);
    // The door takes its minutes once.
    const [first, second] = stops.slice(2).map(({ at }) => at.getTime());
    expect((second ?? 0) - (first ?? 0)).toBe((bicycle.dropoffMinutes / 2) * 60_000);
  });

  test("takes a parcel along at the door, and brings it on from there", () => {
    const parcel = { runId: 7, kind: "parcel", fromDoor: true } as const;
    const waiting = [
      job(1, { runId: 7 }),
      job(2, { ...parcel, pickup: east(5), dropoff: east(1) }),
      job(3, { runId: 7, pickup: east(2) }),
    ];
    const { routes } = plan({ waiting, couriers: [testCourier(1, -1)] }, now);
    expect(routes.get(1)?.map(({ kind, jobId }) => `${kind} ${jobId}`)).toEqual([
      "pickup 1",
      "pickup 3",
      "dropoff 1",
      "dropoff 3",
      "pickup 2",
      "dropoff 2",
    ]);
  });

  test("is chosen also among couriers who are far, as near ones seldom have an empty bag", () => {
    const busy = Array.from({ length: 20 }, (_, index) => {
      const held = job(100 + index, { dropoff: east(90), dueAt: inMinutes(500) });
      return { ...testCourier(index + 1, 1), stops: [{ job: held, kind: "dropoff" as const }] };
    });
    const meals = [job(1, { runId: 7 }), job(2, { runId: 7 })];
    expect(couriersOf(meals, [...busy, testCourier(30, 12)])).toEqual([
      [1, 30],
      [2, 30],
    ]);
  });

  test("says what the next best courier would have made of all of it", () => {
    const meals = [job(1, { runId: 7 }), job(2, { runId: 7 })];
    const { assignments } = plan(
      { waiting: meals, couriers: [testCourier(1, 1), testCourier(2, 9)] },
      now,
    );
    const [one, other] = assignments.map(({ explanation }) => explanation);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ chosen: { courierId: 1 }, nextBest: { courierId: 2 } });
  });
});
