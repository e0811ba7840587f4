import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { tags } from "../catalog/catalog.tables.ts";
import { listenForChanges } from "../database/change-feed.ts";
import { createTestDatabase } from "../database/testing.ts";
import { TimeLimitError } from "../process/time-limit.ts";
import { cachedValue } from "./cached-value.ts";

const { db, url } = await createTestDatabase();
const changes = await listenForChanges(url, pino({ level: "silent" }));
afterAll(() => changes.close());

test("runs a query once until a change that concerns it", async () => {
  const read = cachedValue(changes, "catalogue", () => db.select().from(tags), ["tags"]);
  const first = await read();
  expect(await read()).toBe(first);

  await db.execute(sql`notify catalogue, 'items'`);
  await changes.flushed();
  expect(await read()).toBe(first);

  await db.insert(tags).values({ tag: { en: "hot", fr: "chaud" } });
  await changes.flushed();
  expect(await read()).toHaveLength(1);
});

test("reads again after a reading without an end", async () => {
  let ends = false;
  const waiting = Promise.withResolvers<string>();
  const reading = () => (ends ? Promise.resolve("here") : waiting.promise);
  const read = cachedValue(changes, "catalogue", reading, ["tags"], 1);
  await expect(Promise.all([read(), read()])).rejects.toThrow(TimeLimitError);
  ends = true;
  expect(await read()).toBe("here");
});

test("reads again after a failure", async () => {
  let fails = true;
  const read = cachedValue(changes, "catalogue", async () => {
    if (fails) throw new Error("no connection");
    return "here";
  });
  await expect(read()).rejects.toThrow("no connection");
  fails = false;
  expect(await read()).toBe("here");
});
