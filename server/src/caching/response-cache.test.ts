import { expect, test } from "vitest";
import { dependsOn } from "./dependencies.ts";
import { createResponseCache } from "./response-cache.ts";
import { manualChanges } from "./testing.ts";

const now = new Date("2026-03-02T11:00:00Z");
const text = (length: number) => async () => "x".repeat(length);
const never = async (): Promise<string> => {
  throw new Error("computed again");
};

test("computes a response once per minute", async () => {
  const responseCache = createResponseCache(manualChanges().changes);
  const first = await responseCache.get("a", now, text(5));
  expect(await responseCache.get("a", new Date(now.getTime() + 59_999), never)).toBe(first);
  await expect(responseCache.get("a", new Date(now.getTime() + 60_000), never)).rejects.toThrow(
    "computed again",
  );
});

test("drops its responses at a change, also one that was being computed", async () => {
  const { changes, notify } = manualChanges();
  const responseCache = createResponseCache(changes);
  await responseCache.get("a", now, text(5));
  notify();
  await expect(responseCache.get("a", now, never)).rejects.toThrow("computed again");

  await responseCache.get("a", now, async () => {
    notify();
    return "read before the change";
  });
  await expect(responseCache.get("a", now, never)).rejects.toThrow("computed again");
});

test("computes once for concurrent callers, and again for callers after a change", async () => {
  const { changes, notify } = manualChanges();
  const responseCache = createResponseCache(changes);
  const first = Promise.withResolvers<string>();
  const before = responseCache.get("a", now, () => first.promise);
  const meanwhile = responseCache.get("a", now, never);
  notify();
  const after = responseCache.get("a", now, async () => "as it is after the change");
  first.resolve("as it was");
  expect((await before).body).toBe("as it was");
  expect(await meanwhile).toBe(await before);
  expect((await after).body).toBe("as it is after the change");
  expect((await responseCache.get("a", now, never)).body).toBe("as it is after the change");
});

test("computes again after a failure", async () => {
  const responseCache = createResponseCache(manualChanges().changes);
  const before = [responseCache.get("a", now, never), responseCache.get("a", now, never)];
  for (const response of before) await expect(response).rejects.toThrow("computed again");
  expect((await responseCache.get("a", now, text(3))).body).toBe("xxx");
});

/** Roughly the bytes of a cached response of this length with a key of one character. */
const bytesOf = (characters: number) => 2 * characters + 1_150;

test("evicts the least recently used responses above the maximum size", async () => {
  const responseCache = createResponseCache(manualChanges().changes, {
    maxBytes: 2 * bytesOf(4000),
  });
  await responseCache.get("a", now, text(4000));
  await responseCache.get("b", now, text(4000));
  await responseCache.get("c", now, text(4000));
  await responseCache.get("b", now, never);
  await responseCache.get("c", now, never);
  await expect(responseCache.get("a", now, never)).rejects.toThrow("computed again");
});

test("returns a response above the maximum size without caching it", async () => {
  const responseCache = createResponseCache(manualChanges().changes, { maxBytes: bytesOf(1000) });
  expect((await responseCache.get("a", now, text(1100))).body).toHaveLength(1100);
  await expect(responseCache.get("a", now, never)).rejects.toThrow("computed again");
  await responseCache.get("b", now, text(1000));
  await responseCache.get("b", now, never);
});

test("counts keys and entries, so that many small responses do not fill the memory", async () => {
  const small = createResponseCache(manualChanges().changes, { maxBytes: 10 * bytesOf(1) });
  for (let index = 0; index < 20; index++) await small.get(String(index), now, text(1));
  await expect(small.get("5", now, never)).rejects.toThrow("computed again");
  await small.get("19", now, never);

  const longKeys = createResponseCache(manualChanges().changes, { maxBytes: 2 * bytesOf(5000) });
  for (const letter of ["a", "b", "c"]) await longKeys.get(letter.repeat(5000), now, text(1));
  await expect(longKeys.get("a".repeat(5000), now, never)).rejects.toThrow("computed again");
  await longKeys.get("c".repeat(5000), now, never);
});

test("evicts expired responses first and never exceeds the maximum number of entries", async () => {
  const responseCache = createResponseCache(manualChanges().changes, { maxEntries: 2 });
  const nextMinute = new Date(now.getTime() + 60_000);
  for (const key of ["a", "b", "c"]) await responseCache.get(key, now, text(1));
  await expect(responseCache.get("a", now, never)).rejects.toThrow("computed again");
  await responseCache.get("d", nextMinute, text(1));
  await responseCache.get("d", nextMinute, never);
  await expect(responseCache.get("c", now, never)).rejects.toThrow("computed again");
});

test("depends on what its parts depend on, cached or not", async () => {
  const { changes, notify } = manualChanges();
  const responseCache = createResponseCache(changes);
  const part = () =>
    responseCache.get("part", now, async () => {
      dependsOn("stores:7");
      return "a store";
    });
  const whole = (key: string) => responseCache.get(key, now, async () => (await part()).body);
  expect((await whole("a")).tags).toEqual(["stores:7"]);
  expect((await whole("b")).tags).toEqual(["stores:7"]);

  notify("stores:8");
  await responseCache.get("a", now, never);
  notify("stores:7");
  await expect(responseCache.get("b", now, never)).rejects.toThrow("computed again");
});
