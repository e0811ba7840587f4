import { expect, test } from "vitest";
import { plausiblePositions, type ReportedPosition } from "./plausible-positions.ts";

const now = new Date("2026-03-20T10:00:00Z");
/** So many seconds after now, and so many thousandths of a degree to the north: 111 m each. */
const at = (seconds: number, north: number, accuracy?: number): ReportedPosition => ({
  latitude: 43.6 + north / 1000,
  longitude: 3.9,
  accuracy,
  at: new Date(now.getTime() + seconds * 1000),
});
const norths = (batch: ReportedPosition[], last: ReportedPosition | null = null) =>
  plausiblePositions(batch, last, now).map(({ latitude }) => Math.round((latitude - 43.6) * 1000));

test("keeps what a courier rides, in the order of time", () => {
  expect(norths([at(-10, 2), at(-30, 0), at(-20, 1)])).toEqual([0, 1, 2]);
});

test("leaves out a place that nobody reaches so soon, and goes on from the one before", () => {
  expect(norths([at(-30, 0), at(-20, 50), at(-10, 1)])).toEqual([0, 1]);
  expect(norths([at(-10, 50)], at(-20, 0))).toEqual([]);
});

test("believes a far place after long enough", () => {
  expect(norths([at(-10, 50)], at(-310, 0))).toEqual([50]);
});

test("takes the accuracy of both places into account", () => {
  expect(norths([at(-10, 5)], at(-20, 0))).toEqual([]);
  expect(norths([at(-10, 5, 120)], at(-20, 0))).toEqual([5]);
});

test("leaves out what is known by a mast only", () => {
  expect(norths([at(-20, 0, 500), at(-10, 0, 501)])).toEqual([0]);
});

test("leaves out times before the last one, older than an hour and more than a minute ahead", () => {
  expect(norths([at(-20, 1)], at(-20, 0))).toEqual([]);
  expect(norths([at(-3600, 0), at(-3601, 1)])).toEqual([0]);
  expect(norths([at(60, 1), at(61, 2)])).toEqual([1]);
});

test("states a time that is a little ahead as now", () => {
  expect(plausiblePositions([at(30, 0)], null, now)[0]?.at).toEqual(now);
});
