import { expect, test } from "vitest";
import { createCache, createMinuteCache, sizeOfJson } from "./cache.ts";
import { createInFlight } from "./in-flight.ts";
import { anyChangeTag } from "./tags.ts";
import { manualChanges } from "./testing.ts";

const now = new Date("2026-03-02T11:00:00Z");
const value = { name: "soup", tags: [anyChangeTag] };
const limits = {
  maxEntries: 10,
  maxBytes: 100_000,
  sizeOf: sizeOfJson,
  count: { hits: 0, misses: 0 },
  tagsOf: ({ tags }: { tags: string[] }) => tags,
};
const madeFrom = (...tags: string[]) => ({ name: "soup", tags });

test("counts what it had and what not, also when it is of another minute or has changed", () => {
  const { changes, notify } = manualChanges();
  const count = { hits: 0, misses: 0 };
  const cache = createMinuteCache(changes, { ...limits, count });
  cache.get("a", now);
  cache.begin(now)("a", value);
  cache.get("a", now);
  cache.get("a", now);
  expect(count).toEqual({ hits: 2, misses: 1 });
  cache.get("a", new Date(now.getTime() + 60_000));
  notify();
  cache.get("a", now);
  expect(count).toEqual({ hits: 2, misses: 3 });
});

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

test.each([
  ["stores:7", true],
  ["stores:70", false],
  ["items:7", false],
  ["list:3", true],
  ["list:4", false],
  ["item:1 stock:9 stores:7", true],
  ["item:1 stock:9", false],
  ["categories", true],
  ["stores:8 banners", true],
  ["stores", false],
  ["", true],
])(
  "a change of '%s' drops a value made from store 7 and the lists of zone 3: %s",
  (payload, isDropped) => {
    const { changes, notify } = manualChanges();
    const cache = createCache(changes, limits);
    const made = madeFrom("stores:7", "list:3");
    cache.begin()("a", made);
    notify(payload);
    expect(cache.get("a")).toBe(isDropped ? undefined : made);
  },
);

test("drops a value made from every list by a change of any of them", () => {
  const { changes, notify } = manualChanges();
  const cache = createCache(changes, limits);
  cache.begin()("a", madeFrom("list"));
  notify("list:3");
  expect(cache.get("a")).toBeUndefined();
});

test("refuses a value whose tag changed while it was computed, and stores others", () => {
  const { changes, notify } = manualChanges();
  const cache = createCache(changes, limits);
  const store = cache.begin();
  notify("stores:7");
  store("a", madeFrom("stores:7"));
  store("b", madeFrom("stores:8"));
  expect([cache.get("a"), cache.get("b")]).toEqual([undefined, madeFrom("stores:8")]);
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
  const large = { ...value, name: "x".repeat(20_000) };
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
  const inFlight = createInFlight<string>("sum");
  const first = Promise.withResolvers<string>();
  const shared = [
    inFlight.share("a", () => first.promise),
    inFlight.share("a", async () => "second"),
  ];
  first.reject(new Error("no connection"));
  for (const result of shared) await expect(result).rejects.toThrow("no connection");
  expect(await inFlight.share("a", async () => "third")).toBe("third");
});
