import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { createTestDatabase } from "../database/testing.ts";
import { runForRequest, startRequest } from "../process/current-request.ts";
import { logOptions } from "../process/log.ts";
import { enqueue } from "./enqueue.ts";
import { defineJob, handleJob } from "./job.ts";
import { retryFailedJobs } from "./retry-failed-jobs.ts";
import { readFailedJobs, readJobCounts } from "./stored-jobs.data.ts";
import { createJobRunner } from "./testing.ts";

const database = await createTestDatabase();
const { db, pool } = database;
let answers: (Error | null)[] = [];
let attempts: { id: string; attempt: number }[] = [];
let count = 0;

const lines: Record<string, unknown>[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});

const call = defineJob({ name: "call-provider", data: z.object({ amount: z.int() }), retries: 2 });
const runDueJobs = createJobRunner({
  database,
  log: pino(logOptions, sink),
  handlers: () => [
    handleJob(call, async (_data, { id, attempt }) => {
      attempts.push({ id, attempt });
      const answer = answers.shift();
      if (answer) throw answer;
      count += 1;
    }),
  ],
});
const failure = () => new Error("the provider does not respond");
const latestFailed = () => readFailedJobs(db, { limit: 10 });

/** From the start of an attempt to the retry after it, in seconds. */
async function retryDelay() {
  const { rows } = await db.execute<{ delay: number }>(sql`
    select extract(epoch from start_after - started_on)::float8 as delay
    from jobs.job where state = 'retry'`);
  return rows[0]?.delay;
}

beforeEach(async () => {
  await db.execute(sql`delete from jobs.job`);
  answers = [];
  attempts = [];
  count = 0;
  lines.length = 0;
});

test("retries with the same id and growing delays until it succeeds", async () => {
  const id = await enqueue(db, call, { amount: 5 });
  answers = [failure(), failure(), null];
  expect(await runDueJobs({ mayFail: true })).toMatchObject([{ outcome: "retried" }]);
  const first = await retryDelay();
  expect(await runDueJobs({ mayFail: true })).toMatchObject([{ outcome: "retried" }]);
  const second = await retryDelay();
  expect(await runDueJobs()).toMatchObject([{ outcome: "completed" }]);
  expect(attempts).toEqual([1, 2, 3].map((attempt) => ({ id, attempt })));
  expect(count).toBe(1);
  // Up to as much at random is added.
  expect(first).toBeGreaterThanOrEqual(2);
  expect(second).toBeGreaterThanOrEqual(4);
});

test("becomes a dead letter with its reason after the last retry", async () => {
  await enqueue(db, call, { amount: 5 });
  answers = [failure(), failure(), failure()];
  const outcomes = [];
  for (const _attempt of [1, 2, 3]) outcomes.push(...(await runDueJobs({ mayFail: true })));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["retried", "retried", "failed"]);
  expect(await runDueJobs()).toEqual([]);
  expect(await latestFailed()).toMatchObject([
    { name: "call-provider", attempts: 3, reason: "the provider does not respond" },
  ]);
  expect(await readJobCounts(db)).toMatchObject([{ name: "call-provider", queued: 0, failed: 1 }]);
});

test("runs a dead letter again with the same id and all attempts when it is retried", async () => {
  const id = await enqueue(db, call, { amount: 5 });
  answers = [failure(), failure(), failure(), failure(), null];
  for (const _attempt of [1, 2, 3]) await runDueJobs({ mayFail: true });
  expect(await retryFailedJobs(pool, await latestFailed())).toBe(1);
  expect(await latestFailed()).toEqual([]);
  await runDueJobs({ mayFail: true });
  expect(await runDueJobs()).toMatchObject([{ outcome: "completed" }]);
  expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 1, 2]);
  expect(new Set(attempts.map((made) => made.id))).toEqual(new Set([id]));
});

test("logs the request that has enqueued it, also after it was retried by hand", async () => {
  await runForRequest(startRequest("request-1"), () => enqueue(db, call, { amount: 5 }));
  await enqueue(db, call, { amount: 6 });
  answers = Array.from({ length: 7 }, failure);
  for (const _attempt of [1, 2, 3]) await runDueJobs({ mayFail: true });
  const last = () => lines.filter(({ level }) => level === 50);
  expect(last().map(({ request }) => request)).toEqual(
    expect.arrayContaining(["request-1", undefined]),
  );
  lines.length = 0;
  await retryFailedJobs(pool, await latestFailed());
  await runDueJobs({ mayFail: true });
  expect(lines).toMatchObject([{ request: "request-1", msg: "job failed; retrying" }]);
});

test("stores the reason without the parameters of a failed query", async () => {
  await enqueue(db, call, { amount: 5 });
  const error = await db
    .execute(sql`select ${"a secret"}::integer`)
    .catch((thrown: Error) => thrown);
  answers = [1, 2, 3].map(() => (error instanceof Error ? error : null));
  for (const _attempt of answers.slice()) await runDueJobs({ mayFail: true });
  const [failed] = await latestFailed();
  expect(failed?.reason).toContain("Failed query");
  const { rows } = await db.execute(sql`select * from jobs.job`);
  expect(JSON.stringify(rows)).not.toContain("a secret");
});
