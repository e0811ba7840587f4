import type { Position } from "../location/geometry.ts";
import type { DispatchCourier, WaitingJob } from "./dispatch.types.ts";
import { bicycle, ridingMinutes } from "./travel.ts";

/** Deliveries and couriers for tests of the plan, on one line through a store at 0. */

export const now = new Date("2026-03-20T12:00:00Z");
export const inMinutes = (minutes: number) =>
  new Date(now.getTime() + Math.round(minutes * 60_000));
const perDegree = ridingMinutes([0, 0], [1, 0], bicycle);
/** A position so many minutes of riding to the east of the store. */
export const east = (minutes: number): Position => [minutes / perDegree, 0];

/** A meal of the store for a door five minutes away, ready now and due in forty. */
export const testJob = (id: number, terms: Partial<WaitingJob> = {}): WaitingJob => ({
  id,
  kind: "food",
  pickup: east(0),
  dropoff: east(5),
  readyAt: now,
  dueAt: inMinutes(40),
  excluded: new Set(),
  ...terms,
});

/** A courier so many minutes to the east of the store, with nothing to do. */
export const testCourier = (
  id: number,
  minutes: number,
  terms: Partial<DispatchCourier> = {},
): DispatchCourier => ({ id, position: east(minutes), stops: [], idleSince: now, ...terms });
