import { expect, test } from "vitest";
import { manualChanges } from "../caching/testing.ts";
import { createEntityCache } from "./entity-cache.ts";

const scope = { language: "en", now: new Date("2026-03-02T11:00:00Z") } as const;
const describe = async (ids: number[]) =>
  new Map(ids.map((id) => [id, { id, description: "x".repeat(1_000) }]));

test("holds no more bytes than allowed, however many entities are read", async () => {
  const cache = createEntityCache<{ id: number }>(
    manualChanges().changes,
    () => [],
    { hits: 0, misses: 0 },
    {
      maxBytes: 40_000,
    },
  );
  const ids = Array.from({ length: 100 }, (_, index) => index);
  expect((await cache.get(ids, scope, describe)).map(({ id }) => id)).toEqual(ids);

  const readAgain: number[] = [];
  await cache.get(ids.toReversed(), scope, async (missing) => {
    readAgain.push(...missing);
    return describe(missing);
  });
  expect(readAgain.length).toBeGreaterThan(80);
  expect(readAgain).not.toContain(99);
});
