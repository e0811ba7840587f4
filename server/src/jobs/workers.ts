import { sql } from "drizzle-orm";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { ChangeFeed } from "../database/change-feed.ts";
import {
  type Database,
  inTransaction,
  openDatabase,
  type SlowQueries,
} from "../database/database.ts";
import { jobQueue } from "../database/job-schema.ts";
import type { Log } from "../process/log.ts";
import { pause } from "../process/pause.ts";
import type { Tracer } from "../process/trace.ts";
import { attemptAll, type WorkerParts } from "./attempt.ts";
import { enqueue } from "./enqueue.ts";
import type { Job, JobHandler } from "./job.ts";
import type { JobMetrics } from "./job-metrics.ts";
import { createQueue, jobsChannel, queueOptions } from "./job-queues.ts";
import { readActiveJobs } from "./stored-jobs.data.ts";

/** Few, so that jobs leave the database to requests. */
const poolSize = 4;
/**
 * Due jobs are found by this interval, in seconds; those that are due at once by a notification.
 */
const pollingInterval = 5;
const stopTimeoutMs = 15_000;
const retryMs = 1000;
/** How long workers that fetch batches let jobs gather. */
const gatherMs = 50;

/**
 * Runs stored jobs in this process from `start` until `stop`. Any number of processes may do so:
 * each attempt of a job runs in one of them.
 */
export function createWorkers(parts: {
  /**
   * Without a pooler, whose connections other transactions may hold that wait for those of jobs.
   */
  databaseUrl: string;
  changes: ChangeFeed;
  handlers: JobHandler[];
  metrics: JobMetrics;
  log: Log;
  slowQueries?: SlowQueries | null;
  tracer?: Tracer | null;
  /** Whether no other process can have workers, so that what is active now was interrupted. */
  isOnlyProcess?: boolean;
}): {
  /** Creates the queues of all jobs, before anything is served: no request has to. */
  prepare(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
} {
  const { handlers, changes, metrics, log } = parts;
  const { db, pool, close } = openDatabase(parts.databaseUrl, {
    poolSize,
    slowQueries: parts.slowQueries,
  });
  const options = {
    // An attempt whose process was killed is noticed at this interval, in seconds.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 600,
    queueCacheIntervalSeconds: 3600,
    // No job waits for another one, and schedules are in hours.
    flowIntervalSeconds: 3600,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
  };
  let boss: PgBoss | null = null;

  const workers = new Map<string, string[]>();
  /** Those that have a job, or were woken for one. */
  const engaged = new Set<string>();
  const inBatches = new Set(handlers.filter(isInBatches).map(({ job }) => job.name));
  /** Of the jobs that gather. */
  const timers = new Map<string, NodeJS.Timeout>();
  const unsubscribe = changes.on(jobsChannel, (name) => {
    // Without a name when notifications may be lost.
    if (name === "") return [...workers.values()].flat().forEach(wake);
    if (!inBatches.has(name)) return wakeOne(name);
    if (timers.has(name)) return;
    const end = () => {
      timers.delete(name);
      wakeOne(name);
    };
    timers.set(name, setTimeout(end, gatherMs));
  });

  function wakeOne(name: string) {
    const all = workers.get(name) ?? [];
    // One for each job or batch, because a search that finds none costs as much as a short job.
    const free = all.find((id) => !engaged.has(id));
    if (free) wake(free);
    else all.forEach(wake);
  }

  function wake(id: string) {
    engaged.add(id);
    boss?.notifyWorker(id);
  }

  let starting: Promise<void> | null = null;
  const stopping = new AbortController();

  async function startAll() {
    await untilDone(async () => {
      boss ??= await openQueue();
    });
    const queue = boss;
    if (!queue) return;
    await queue.start({ attempts: 1000 });
    if (parts.isOnlyProcess) await untilDone(() => resumeInterrupted(queue, db));
    await prepare();
    for (const { job } of handlers) {
      await untilDone(() => queue.updateQueue(job.name, queueOptions(job)));
    }
    await untilDone(() => updateSchedules(queue, db, handlers));
    for (const handler of handlers) {
      const { tracer } = parts;
      const worker = { db, log, metrics, clock: () => new Date(), tracer };
      await untilDone(() => startWorkersOf(queue, handler, worker));
    }
  }

  async function openQueue() {
    const queue = await jobQueue(pool, options);
    queue.on("error", (err) => log.warn({ err }, "job queue failed; retrying"));
    queue.on("warning", ({ message }) => log.warn({ reason: message }, "job queue warning"));
    return queue;
  }

  /**
   * Repeats a step of the start while the database is away: nothing else would start the workers.
   */
  async function untilDone(step: () => Promise<void>) {
    while (!stopping.signal.aborted) {
      try {
        return await step();
      } catch (err) {
        log.warn({ err }, "the workers cannot start yet");
        await pause(retryMs, stopping.signal);
      }
    }
  }

  let preparing: Promise<void> | null = null;

  function prepare() {
    preparing ??= createQueues();
    return preparing;
  }

  /**
   * Otherwise the transaction with the first job of a name creates its queue, and those with the
   * next ones wait until it ends, or deadlock when each has created another queue.
   */
  async function createQueues() {
    for (const { job } of handlers) await untilDone(() => createCommittedQueue(job));
  }

  async function createCommittedQueue(job: Job) {
    await inTransaction(db, async (tx) => {
      // Waits for a long transaction that enqueues the first job of its name, such as filling the
      // shop.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local lock_timeout = 0`);
      await createQueue(tx, job);
    });
  }

  async function startWorkersOf(queue: PgBoss, handler: JobHandler, worker: WorkerParts) {
    const { name, concurrency, batchSize } = handler.job;
    const ids = workers.get(name) ?? [];
    workers.set(name, ids);
    const workOptions = {
      batchSize,
      includeMetadata: true,
      perJobResults: true,
      pollingIntervalSeconds: pollingInterval,
    } as const;
    while (ids.length < concurrency) {
      const index = ids.length;
      const id = await queue.work(name, workOptions, async (batch: JobWithMetadata[]) => {
        const own = ids[index];
        // Looks for the next jobs immediately after these, unless there were fewer than it can
        // take.
        if (own && batch.length === batchSize) wake(own);
        try {
          return await attemptAll(handler, batch, worker);
        } finally {
          if (own) engaged.delete(own);
        }
      });
      ids.push(id);
    }
  }

  return {
    prepare,
    start() {
      starting ??= startAll().catch((err) => log.error({ err }, "the workers cannot start"));
    },
    async stop() {
      stopping.abort();
      unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
      await preparing;
      await starting;
      // Attempts that take longer are aborted and retried by another process.
      await boss?.stop({ timeout: stopTimeoutMs });
      await close();
    },
  };
}

function isInBatches({ job }: JobHandler): boolean {
  return job.batchSize > 1;
}

/**
 * Queues the attempts that ended with another process as failed ones, instead of waiting for their
 * heartbeat.
 */
async function resumeInterrupted(boss: PgBoss, db: Database) {
  for (const { name, ...interrupted } of await readActiveJobs(db)) {
    await boss.fail(name, interrupted, { message: "the process ended" });
  }
}

/** Makes the stored schedules those of the handlers, and runs each scheduled job once now. */
async function updateSchedules(boss: PgBoss, db: Database, handlers: JobHandler[]) {
  const scheduled = handlers.filter(({ job }) => job.schedule !== null);
  for (const { name } of await boss.getSchedules()) {
    if (!scheduled.some(({ job }) => job.name === name)) await boss.unschedule(name);
  }
  for (const { job } of scheduled) {
    if (job.schedule !== null) await boss.schedule(job.name, job.schedule, {});
    await enqueue(db, job, {}, { singletonKey: "start" });
  }
}
