import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { listenForChanges } from "../database/change-feed.ts";
import { inTransaction } from "../database/database.ts";
import { jobQueue } from "../database/job-schema.ts";
import { createTestDatabase, isWaitingForLock } from "../database/testing.ts";
import { enqueue } from "./enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "./job.ts";
import { createJobMetrics } from "./job-metrics.ts";
import { readJobCounts } from "./stored-jobs.data.ts";
import { countOnce, hangFirst } from "./testing-process.ts";
import { createWorkers } from "./workers.ts";

const { db, pool, url: databaseUrl } = await createTestDatabase();
const log = pino({ level: "silent" });
const changes = await listenForChanges(databaseUrl, log);
afterAll(() => changes.close());

beforeAll(async () => {
  await db.execute(sql`create table running (id text primary key)`);
  await db.execute(sql`create table finished (id text, pid int)`);
});

const metrics = createJobMetrics(db);

function start(handlers: JobHandler[], { isOnlyProcess = false, url = databaseUrl } = {}) {
  const parts = { changes, handlers, metrics, log, isOnlyProcess };
  const workers = createWorkers({ databaseUrl: url, ...parts });
  workers.start();
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= workers.stop();
    return stopped;
  };
  onTestFinished(stop);
  return { stop };
}

/** Another process with workers. */
function startProcess() {
  const file = join(import.meta.dirname, "testing-process.ts");
  const child = spawn(process.execPath, [file, databaseUrl], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const output: string[] = [];
  const lines = createInterface(child.stdout).on("line", (line) => output.push(line));
  return { child, output, lines };
}

type Started = ReturnType<typeof startProcess>;

/** Waits until processes have printed a line so many times in total. */
async function printed(processes: Started[], expected: string, times = 1) {
  const all = () => processes.flatMap(({ output }) => output);
  while (all().filter((line) => line === expected).length < times) {
    await Promise.race(processes.map(({ lines }) => once(lines, "line")));
  }
}

async function closed({ child }: Started) {
  child.stdin.end();
  await once(child, "close");
}

const note = defineJob({ name: "write-note", data: z.object({ text: z.string() }) });

test("workers run each job of a transaction when it commits, one after another", async () => {
  const done: string[] = [];
  const all = Promise.withResolvers<void>();
  start([
    handleJob(note, async ({ text }) => {
      done.push(text);
      if (done.length === 3) all.resolve();
    }),
  ]);
  await inTransaction(db, async (tx) => {
    for (const text of ["a", "b", "c"]) await enqueue(tx, note, { text });
  });
  await all.promise;
  expect(done).toEqual(["a", "b", "c"]);
});

test("of a batch only the jobs that failed are retried", async () => {
  const digit = defineJob({
    name: "write-digit",
    data: z.object({ digit: z.int() }),
    batchSize: 10,
    retryDelay: 1,
  });
  const attempts: string[] = [];
  const all = Promise.withResolvers<void>();
  const handler = handleJob(digit, async ({ digit }, { attempt }) => {
    attempts.push(`${digit} attempt ${attempt}`);
    if (digit === 3 && attempt === 1) throw new Error("no");
    if (attempts.length === 13) all.resolve();
  });
  start([handler]);
  await inTransaction(db, async (tx) => {
    for (let index = 0; index < 12; index++) await enqueue(tx, digit, { digit: index });
  });
  await all.promise;
  expect(new Set(attempts).size).toBe(13);
  expect(attempts).toContain("3 attempt 2");
});

test("stopping waits for the attempt in progress, which is then not made again", async () => {
  const started = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const done: string[] = [];
  const handler = handleJob(note, async ({ text }) => {
    started.resolve();
    await end.promise;
    done.push(text);
  });
  const workers = start([handler]);
  await enqueue(db, note, { text: "in progress" });
  await started.promise;
  const stopped = workers.stop();
  end.resolve();
  await stopped;
  expect(done).toEqual(["in progress"]);
  const counts = await readJobCounts(db);
  expect(counts.find(({ name }) => name === note.name)).toMatchObject({ queued: 0, active: 0 });
});

test("a scheduled job runs when workers start, and is scheduled once by several", async () => {
  const ran = Promise.withResolvers<void>();
  const tidy = defineJob({ name: "tidy", data: z.object({}), schedule: "5 4 * * *" });
  const handlers = [handleJob(tidy, async () => ran.resolve())];
  start(handlers);
  start(handlers);
  await ran.promise;
  const { rows } = await db.execute(sql`select name, cron from jobs.schedule`);
  expect(rows).toEqual([{ name: "tidy", cron: "5 4 * * *" }]);
});

test("processes share the jobs, and no two run the same one", async () => {
  const processes = [startProcess(), startProcess()];
  await printed(processes, "open", 2);
  await inTransaction(db, async (tx) => {
    for (let index = 0; index < 100; index++) await enqueue(tx, countOnce, {});
  });
  await printed(processes, "counted", 100);
  await Promise.all(processes.map(closed));
  const { rows } = await db.execute(sql`
    select count(*) as all, count(distinct id) as jobs, count(distinct pid) as processes from finished`);
  expect(rows).toEqual([{ all: 100, jobs: 100, processes: 2 }]);
}, 60_000);

test("another process resumes the job of a killed one", async () => {
  const first = startProcess();
  await printed([first], "open");
  await enqueue(db, hangFirst, {});
  await printed([first], "attempt 1");
  first.child.kill("SIGKILL");
  await once(first.child, "close");
  // As if its heartbeat had been missed for a minute, and another process supervised.
  await db.execute(sql`
    update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'hang-first'`);
  const queue = await jobQueue(pool, { migrate: false, supervise: false, schedule: false });
  const boss = await queue.start();
  await boss.supervise();
  await boss.stop();
  const second = startProcess();
  await printed([second], "succeeded");
  expect(second.output).toContain("attempt 2");
  await closed(second);
}, 60_000);

test("the only process resumes what was interrupted without waiting for a heartbeat", async () => {
  await enqueue(db, note, { text: "interrupted" });
  await db.execute(sql`
    update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() + interval '1 hour'
    where name = 'write-note' and state = 'created'`);
  const resumed = Promise.withResolvers<number>();
  start([handleJob(note, async (_data, { attempt }) => resumed.resolve(attempt))], {
    isOnlyProcess: true,
  });
  expect(await resumed.promise).toBe(2);
});

test("workers start although a long transaction enqueues the first job of its name", async () => {
  const done = Promise.withResolvers<string>();
  const first = defineJob({ name: "first-note", data: z.object({ text: z.string() }) });
  const impatient = new URL(databaseUrl);
  impatient.searchParams.set("lock_timeout", "1");
  await inTransaction(db, async (tx) => {
    await enqueue(tx, first, { text: "filled" });
    start([handleJob(first, async ({ text }) => done.resolve(text))], { url: impatient.href });
    await expect.poll(() => isWaitingForLock(db)).toBe(true);
  });
  expect(await done.promise).toBe("filled");
});

test("transactions enqueue the first jobs of prepared queues without waiting for each other", async () => {
  const data = z.object({ text: z.string() });
  const early = defineJob({ name: "early-note", data });
  const late = defineJob({ name: "late-note", data });
  const ignore = async () => {};
  const parts = { changes, metrics, log, databaseUrl };
  const workers = createWorkers({
    ...parts,
    handlers: [handleJob(early, ignore), handleJob(late, ignore)],
  });
  onTestFinished(workers.stop);
  await workers.prepare();
  const enqueueBoth = (tx: Parameters<typeof enqueue>[0]) =>
    Promise.all([enqueue(tx, early, { text: "one" }), enqueue(tx, late, { text: "two" })]);
  await inTransaction(db, async (open) => {
    await enqueueBoth(open);
    await inTransaction(db, async (other) => {
      await other.execute(sql`set local lock_timeout = '1s'`);
      expect(await enqueueBoth(other)).toHaveLength(2);
    });
  });
});

test("workers start although the connection breaks while they do", async () => {
  const done = Promise.withResolvers<string>();
  const broken = defineJob({ name: "broken-note", data: z.object({ text: z.string() }) });
  await inTransaction(db, async (tx) => {
    await enqueue(tx, broken, { text: "done" });
    start([handleJob(broken, async ({ text }) => done.resolve(text))]);
    await expect.poll(() => isWaitingForLock(db)).toBe(true);
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
  });
  expect(await done.promise).toBe("done");
});
