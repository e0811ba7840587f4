import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInSlices } from "./run-in-slices.ts";

test("lets others run between the slices of a computation, and returns its result", async () => {
  const done: string[] = [];
  function* count() {
    for (const step of ["one", "two", "three"]) {
      done.push(step);
      yield;
    }
    return done.length;
  }
  const result = runInSlices(count(), { slice: 0 });
  await setImmediate();
  done.push("a request");
  await result;
  expect(done.indexOf("a request")).toBeLessThan(done.indexOf("three"));
  expect(done).toHaveLength(4);
});

test("does not pause within a slice, and throws what the computation throws", async () => {
  let isOver = false;
  function* fail() {
    yield;
    isOver = true;
    throw new Error("no courier");
  }
  const result = runInSlices(fail(), { slice: Number.POSITIVE_INFINITY });
  expect(isOver).toBe(true);
  await expect(result).rejects.toThrow("no courier");
});
