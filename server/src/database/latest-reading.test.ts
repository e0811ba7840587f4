import { expect, test } from "vitest";
import { latestReading } from "./latest-reading.ts";

const options = { keepMs: 100, waitMs: 60_000 };

test("reads once for concurrent callers, and again when the value is old", async () => {
  let count = 0;
  let now = 0;
  const latest = latestReading(async () => ++count, { ...options, now: () => now });
  expect(await Promise.all([latest(), latest()])).toEqual([1, 1]);
  now = 99;
  expect(await latest()).toBe(1);
  now = 100;
  expect(await latest()).toBe(2);
});

test("returns null for a failed reading, and reads again", async () => {
  let isUp = false;
  const latest = latestReading(async () => {
    if (!isUp) throw new Error("down");
    return "up";
  }, options);
  expect(await latest()).toBe(null);
  isUp = true;
  expect(await latest()).toBe("up");
});

test("does not wait for a database that does not answer", async () => {
  const latest = latestReading(() => new Promise<string>(() => {}), { ...options, waitMs: 0 });
  expect(await latest()).toBe(null);
});
