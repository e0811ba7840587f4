import { describe, expect, test } from "vitest";
import { joinRuns } from "./join-runs.ts";
import { projectJob } from "./project-job.ts";
import { countPastStops, getStops, isAtStop, type Route } from "./stops.ts";
import { testJob } from "./testing.ts";

const food = testJob({ id: 100_429 });
const other = testJob({
  id: 100_430,
  pickup: { ...food.pickup, name: "Pharmacie des Halles", latitude: 44.16 },
});

function routeOf(...stops: [kind: Route["stops"][number]["kind"], jobId: number][]): Route {
  return {
    version: 1,
    to_hand_over: [],
    stops: stops.map(([kind, job_id]) => ({
      ...food.pickup,
      kind,
      job_id,
      planned_at: "2026-11-27T18:30:00.000Z",
      leg: null,
    })),
  };
}

const names = (stops: ReturnType<typeof getStops>) =>
  stops.map(({ kind, jobs }) => `${kind} ${jobs.map(({ id }) => id % 1000).join("+")}`);

test("lists the stops in the order of the plan, without those that are made", () => {
  const route = routeOf(["pickup", 100_430], ["pickup", 100_429], ["dropoff", 100_429]);
  const fetched = testJob({ ...other, state: "on_the_way" });
  expect(names(getStops([food, fetched], route))).toEqual([
    "pickup 429",
    "dropoff 429",
    "dropoff 430",
  ]);
});

test("joins what is fetched at one counter, and goes there once", () => {
  const second = testJob({ id: 100_431 });
  const stops = getStops([food, second], routeOf(["pickup", 100_429], ["pickup", 100_431]));
  expect(names(stops)).toEqual(["pickup 429+431", "dropoff 429", "dropoff 431"]);
  expect(stops[0] && isAtStop(stops[0])).toBe(false);
});

test("has no stop for what is offered, delivered or left to the desk", () => {
  const jobs = (["offered", "done", "failed"] as const).map((state) => testJob({ state }));
  expect(getStops(jobs, null)).toEqual([]);
});

test("leads a return to the door of its sender", () => {
  expect(names(getStops([testJob({ kind: "return", state: "on_the_way" })], null))).toEqual([
    "return 429",
  ]);
});

test("shows what was done on the device as done, in its order", () => {
  const doneAt = Date.parse("2026-11-27T17:00:00Z");
  const entry = (act: Parameters<typeof projectJob>[1][number]["act"]) => ({ act, doneAt });
  const { id: jobId } = food;
  const acts = [
    entry({ do: "arrive", at: "pickup", jobId }),
    entry({ do: "pickup", jobId }),
    entry({ do: "arrive", at: "door", jobId }),
    entry({ do: "deliver", jobId }),
  ];
  const states = acts.map((_act, index) => projectJob(food, acts.slice(0, index + 1))?.state);
  expect(states).toEqual(["at_pickup", "on_the_way", "at_door", "done"]);
  expect(projectJob(food, acts.slice(0, 3))?.wait_until).toBe("2026-11-27T17:08:00.000Z");
  expect(projectJob(other, acts)).toBe(other);
  expect(projectJob(food, [entry({ do: "unassign", reason: "Flat tyre", jobId })])).toBeNull();
});

describe("a run", () => {
  const runId = 1_000;
  const first = testJob({ ...food, run_id: runId, state: "on_the_way" });
  const second = testJob({ ...other, run_id: runId, state: "on_the_way" });
  const doneAt = Date.parse("2026-11-27T17:00:00Z");
  const handOver = { do: "deliver", jobId: first.id, runId } as const;

  test("is brought to its door at once", () => {
    expect(names(getStops([first, second, testJob({ id: 100_431 })], null))).toEqual([
      "dropoff 429+430",
      "pickup 431",
      "dropoff 431",
    ]);
  });

  test("is over with what is handed over of it, but for what is not fetched", () => {
    const entries = [{ act: handOver, doneAt }];
    expect(projectJob(second, entries)?.state).toBe("done");
    const fetching = { ...second, state: "accepted" as const };
    expect(projectJob(fetching, entries)).toBe(fetching);
    const alone = testJob({ id: 100_431, state: "on_the_way" });
    expect(projectJob(alone, entries)).toBe(alone);
  });

  describe("with a parcel that is taken along at its door", () => {
    const parcel = testJob({
      ...{ id: 100_432, run_id: runId, kind: "parcel", collect: 5, collect_at: "pickup" },
    });
    const route = routeOf(
      ["dropoff", first.id],
      ["dropoff", second.id],
      ["pickup", parcel.id],
      ["dropoff", parcel.id],
    );

    test("is paid once, where it is handed over, and goes on with the parcel", () => {
      const stops = getStops([{ ...first, collect: 8 }, second, parcel], route);
      expect(names(stops)).toEqual(["dropoff 429+430", "pickup 432", "dropoff 432"]);
      const dues = stops.map(({ jobs }) => jobs.reduce((sum, { collect }) => sum + collect, 0));
      expect(dues).toEqual([13, 0, 5]);
    });

    test("has the parcel paid by what is handed over, and still to be fetched", () => {
      const after = projectJob(parcel, [{ act: handOver, doneAt }]);
      expect(after).toMatchObject({ state: "accepted", collect: 0 });
    });

    test("is not over with the parcel, which is handed over elsewhere", () => {
      const away = { do: "deliver", jobId: parcel.id, runId, isAway: true } as const;
      expect(projectJob(second, [{ act: away, doneAt }])).toBe(second);
      const aboard = { ...parcel, state: "on_the_way" as const };
      expect(projectJob(aboard, [{ act: handOver, doneAt }])?.state).toBe("on_the_way");
    });
  });

  test("is offered as one, with all that it pays", () => {
    const offered = [second, first].map((job) => ({
      ...job,
      state: "offered" as const,
      collect: 8,
    }));
    const [offer, ...others] = joinRuns([...offered, testJob({ id: 100_431 })]);
    expect(offer).toMatchObject({
      id: first.id,
      orderIds: [second.id, first.id],
      earnings: 9.8,
      earnings_parts: { delivery_charge: 8.8, tip: 1 },
      collect: 16,
      bags: 4,
    });
    expect(others.map(({ orderIds }) => orderIds)).toEqual([[100_431]]);
  });
});

test("counts the stops that are made: one for each counter, and one for a whole run", () => {
  const second = testJob({ id: 100_431 });
  const ofRun = { run_id: 7, state: "done" } as const;
  const past = (...jobs: Parameters<typeof countPastStops>[0]) => countPastStops(jobs);
  expect(past(food, second)).toBe(0);
  expect(past({ ...food, state: "on_the_way" }, { ...second, state: "on_the_way" })).toBe(1);
  expect(past({ ...food, state: "on_the_way" }, { ...other, state: "at_pickup" })).toBe(1);
  expect(past({ ...food, state: "done" }, { ...other, state: "on_the_way" })).toBe(3);
  expect(past({ ...food, ...ofRun }, { ...other, ...ofRun })).toBe(3);
  expect(past({ ...food, state: "failed" }, { ...other, state: "offered" })).toBe(0);
});
