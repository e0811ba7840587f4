import { describe, expect, test } from "vitest";
import type { Position } from "../location/geometry.ts";
import { findCandidates } from "./candidates.ts";
import type { DispatchCourier, DispatchJob } from "./dispatch.types.ts";
import { bicycle, ridingMinutes } from "./travel.ts";

const now = new Date("2026-03-20T12:00:00Z");
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const perDegree = ridingMinutes([0, 0], [1, 0], bicycle);
/** A position so many minutes of riding to the east of the store at 0. */
const east = (minutes: number): Position => [minutes / perDegree, 0];

const job = (id: number, terms: Partial<DispatchJob> = {}): DispatchJob => ({
  ...{ id, kind: "food", pickup: east(0), dropoff: east(5) },
  ...{ readyAt: now, dueAt: inMinutes(40) },
  ...terms,
});
const courier = (id: number, minutes: number, held: DispatchJob[] = []): DispatchCourier => ({
  ...{ id, position: east(minutes), idleSince: now },
  stops: held.map((one) => ({ job: one, kind: "dropoff" as const })),
});
const find = (delivery: DispatchJob, couriers: DispatchCourier[]) =>
  findCandidates(delivery, couriers, now, bicycle);

describe("the candidates for a delivery", () => {
  test("are those who arrive first before others, with the work that it adds", () => {
    const found = find(job(7), [courier(1, 9), courier(2, 3)]);
    expect(found.map(({ courierId }) => courierId)).toEqual([2, 1]);
    const [near, far] = found.map(({ arrivesAt }) => arrivesAt.getTime());
    expect((far ?? 0) - (near ?? 0)).toBe(6 * 60_000);
    expect(found[0]).toMatchObject({ hasRoom: true, lateMinutes: 0, delays: [] });
    expect(found[0]?.addedMinutes).toBeGreaterThanOrEqual(8);
  });

  test("show which deliveries a courier would bring later", () => {
    // The first door lies 4 minutes to the west, so that fetching the new one is a detour.
    const held = job(1, { dropoff: east(-4), dueAt: inMinutes(90) });
    const urgent = job(7, { dueAt: inMinutes(12) });
    const [found] = find(urgent, [courier(1, 1, [held])]);
    expect(found?.delays).toEqual([{ jobId: 1, minutes: expect.any(Number) }]);
    expect(found?.delays[0]?.minutes).toBeGreaterThan(5);
  });

  test("come last when the bag is full", () => {
    const full = courier(
      1,
      0,
      [1, 2].map((id) => job(id, { dropoff: east(60) })),
    );
    const found = find(job(7), [full, courier(2, 20)]);
    expect(found.map(({ courierId }) => courierId)).toContain(2);
    expect(found[0]?.courierId).toBe(2);
  });

  test("are nobody without couriers", () => {
    expect(find(job(7), [])).toEqual([]);
  });
});
