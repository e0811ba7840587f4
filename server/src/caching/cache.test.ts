import { expect, test } from "vitest";
import { createCache, createMinuteCache, sizeOfJson } from "./cache.ts";
import { createInFlight } from "./in-flight.ts";
import { manualChanges } from "./testing.ts";

const now = new Date("2026-03-02T11:00:00Z");
const value = { name: "soup" };
const limits = { maxEntries: 10, maxBytes: 100_000, sizeOf: sizeOfJson };

test("refuses a value that was computed before the cache was cleared", () => {
  const { changes, notify } = manualChanges();
  const cache = createCache(changes, limits);
  const store = cache.begin();
  notify();
  store("a", value);
  expect(cache.get("a")).toBeUndefined();
  cache.begin()("a", value);
  expect(cache.get("a")).toBe(value);
});

test("is cleared only by the payloads that concern it, and by a lost connection", () => {
  const { changes, notify } = manualChanges();
  const cache = createCache(changes, limits, ["search_words"]);
  for (const [payload, expected] of [
    ["items", value],
    ["search_words", undefined],
    ["", undefined],
  ] as const) {
    cache.begin()("a", value);
    notify(payload);
    expect(cache.get("a"), payload).toBe(expected);
  }
});

test("evicts the least recently used value", () => {
  const cache = createCache(manualChanges().changes, { ...limits, maxEntries: 2 });
  const store = cache.begin();
  store("a", value);
  store("b", value);
  cache.get("a");
  store("c", value);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([value, undefined, value]);
});

test("evicts the least recently used values above the maximum size", () => {
  const cache = createCache(manualChanges().changes, limits);
  const store = cache.begin();
  const large = { name: "x".repeat(20_000) };
  for (const key of ["a", "b", "c"]) store(key, large);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([undefined, large, large]);
});

test("returns a value within its minute only, also when the clock is set back", () => {
  const cache = createMinuteCache(manualChanges().changes, limits);
  cache.begin(now)("a", value);
  const after = (ms: number) => cache.get("a", new Date(now.getTime() + ms));
  expect([after(-1), after(0), after(59_999), after(60_000)]).toEqual([
    undefined,
    value,
    value,
    undefined,
  ]);
});

test("refuses a value of an earlier minute once a value of a later one is computed", () => {
  const cache = createMinuteCache(manualChanges().changes, limits);
  const store = cache.begin(now);
  const nextMinute = new Date(now.getTime() + 60_000);
  cache.begin(nextMinute)("b", value);
  store("a", value);
  expect([cache.get("a", now), cache.get("a", nextMinute)]).toEqual([undefined, undefined]);
  expect(cache.get("b", nextMinute)).toBe(value);
});

test("computes once for concurrent callers, and again after a failure", async () => {
  const inFlight = createInFlight<string>();
  const first = Promise.withResolvers<string>();
  const shared = [
    inFlight.share("a", () => first.promise),
    inFlight.share("a", async () => "second"),
  ];
  first.reject(new Error("no connection"));
  for (const result of shared) await expect(result).rejects.toThrow("no connection");
  expect(await inFlight.share("a", async () => "third")).toBe("third");
});
