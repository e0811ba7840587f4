import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { inTransaction } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { enqueue } from "./enqueue.ts";
import { defineJob, handleJob } from "./job.ts";
import { createJobRunner } from "./testing.ts";

const database = await createTestDatabase();
const { db } = database;
let now: Date | null = null;
let done: string[] = [];

const note = defineJob({ name: "write-note", data: z.object({ text: z.string() }) });
const runDueJobs = createJobRunner({
  database,
  handlers: () => [handleJob(note, async ({ text }) => done.push(text))],
  clock: () => now ?? new Date(),
});
const add = (text: string, options?: Parameters<typeof enqueue>[3]) =>
  enqueue(db, note, { text }, options);

beforeEach(async () => {
  now = null;
  await db.execute(sql`delete from jobs.job`);
  done = [];
});

describe("a job", () => {
  test("runs once after the transaction that causes it has committed", async () => {
    await inTransaction(db, async (tx) => {
      await enqueue(tx, note, { text: "committed" });
      expect(await runDueJobs()).toEqual([]);
    });
    expect(await runDueJobs()).toMatchObject([{ name: "write-note", outcome: "completed" }]);
    expect(await runDueJobs()).toEqual([]);
    expect(done).toEqual(["committed"]);
  });

  test("does not exist when the transaction that causes it is rolled back", async () => {
    const work = inTransaction(db, async (tx) => {
      await enqueue(tx, note, { text: "rolled back" });
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await runDueJobs()).toEqual([]);
  });

  test("is refused with data of another shape, before it is stored", async () => {
    const data = JSON.parse('{ "text": 7 }');
    await expect(enqueue(db, note, data)).rejects.toThrow("expected string");
    expect(await runDueJobs()).toEqual([]);
  });

  test("waits for its time", async () => {
    await add("later", { startAfter: new Date("2031-05-01T10:00:00Z") });
    now = new Date("2031-05-01T09:59:59Z");
    expect(await runDueJobs()).toEqual([]);
    now = new Date("2031-05-01T10:00:00Z");
    await runDueJobs();
    expect(done).toEqual(["later"]);
  });

  test("is dropped when it has expired", async () => {
    await add("too late", { expiresAt: new Date("2031-05-01T10:00:00Z") });
    now = new Date("2031-05-01T10:00:00Z");
    expect(await runDueJobs()).toMatchObject([{ outcome: "expired" }]);
    expect(done).toEqual([]);
  });
});

describe("jobs with a key", () => {
  test("replace the queued one of the same key, with its time", async () => {
    const first = await add("first", { singletonKey: "a" });
    await add("other", { singletonKey: "b" });
    const second = await add("second", {
      singletonKey: "a",
      startAfter: new Date("2031-05-01T10:00:00Z"),
    });
    expect(second).toBe(first);
    await runDueJobs();
    expect(done).toEqual(["other"]);
    now = new Date("2031-05-01T10:00:00Z");
    await runDueJobs();
    expect(done).toEqual(["other", "second"]);
  });

  test("are one job when many transactions enqueue them at the same time", async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        inTransaction(db, (tx) => enqueue(tx, note, { text: `${index}` }, { singletonKey: "a" })),
      ),
    );
    expect(await runDueJobs()).toHaveLength(1);
    expect(done).toHaveLength(1);
  });

  test("do not run before the transaction that replaces them has committed", async () => {
    await add("first", { singletonKey: "a" });
    await inTransaction(db, async (tx) => {
      await enqueue(tx, note, { text: "second" }, { singletonKey: "a" });
      const [fetched] = await fetchUnlocked();
      expect(fetched).toBeUndefined();
    });
    await runDueJobs();
    expect(done).toEqual(["second"]);
  });
});

test("jobs without a key are all done", async () => {
  await add("one");
  await add("one");
  await runDueJobs();
  expect(done).toEqual(["one", "one"]);
});

/** What a worker could take now. */
async function fetchUnlocked() {
  const { rows } = await db.execute(
    sql`select id from jobs.job where state = 'created' for update skip locked`,
  );
  return rows;
}
