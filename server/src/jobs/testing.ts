import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { pino } from "pino";
import { afterAll } from "vitest";
import { jobQueue, jobTablesIn } from "../database/job-schema.ts";
import { shopSchemaOf } from "../database/shop-schema.ts";
import type { TestDatabase } from "../database/testing.ts";
import type { Log } from "../process/log.ts";
import type { Tracer } from "../process/trace.ts";
import { attempt, JobError } from "./attempt.ts";
import type { JobHandler } from "./job.ts";
import { createJobMetrics, type JobOutcome } from "./job-metrics.ts";
import { deadLetters } from "./job-queues.ts";

export interface JobResult {
  name: string;
  id: string;
  outcome: JobOutcome;
}

/**
 * Makes one attempt of each due job and of the jobs that those enqueue, until nothing is due, and
 * returns what has run. Throws the error of a failed attempt unless failures are expected; the
 * retry is due in the next call, whatever its delay.
 */
export type RunDueJobs = (options?: { mayFail?: boolean }) => Promise<JobResult[]>;

/**
 * Runs the stored jobs of a test as workers do: they are fetched from pg-boss and completed there.
 * The clock of the test decides what is due.
 */
export function createJobRunner(parts: {
  database: Pick<TestDatabase, "db" | "pool">;
  handlers: () => JobHandler[];
  clock?: () => Date;
  log?: Log;
  tracer?: Tracer;
}): RunDueJobs {
  const { db, pool } = parts.database;
  const { clock = () => new Date(), log = pino({ level: "silent" }) } = parts;
  const { tracer } = parts;
  const worker = { db, log, clock, metrics: createJobMetrics(db), tracer };
  let started: Promise<PgBoss> | null = null;
  afterAll(async () => (await started)?.stop());

  async function startQueue() {
    const boss = await jobQueue(pool, { migrate: false, supervise: false, schedule: false });
    return boss.start();
  }

  /**
   * Returns the names of the due jobs, and holds back the others and those that have just failed.
   */
  async function findDue(failed: string[]) {
    const now = clock().toISOString();
    const { table } = jobTablesIn(await shopSchemaOf(db));
    const { rows } = await db.execute<{ name: string }>(sql`
      with marked as (
        update ${table} set blocked = id::text = any(string_to_array(${failed.join()}, ','))
          or (state = 'created' and start_after <> created_on
            and date_trunc('milliseconds', start_after) > ${now}::timestamptz)
        where state in ('created', 'retry') and name <> ${deadLetters} and name not like '\\_\\_pgboss%'
        returning name, blocked
      )
      select distinct name from marked where not blocked order by name`);
    return rows.map(({ name }) => name);
  }

  return async ({ mayFail = false } = {}) => {
    started ??= startQueue();
    const boss = await started;
    const results: JobResult[] = [];
    const errors: Error[] = [];
    const retried = () =>
      results.filter(({ outcome }) => outcome === "retried").map(({ id }) => id);
    for (let due = await findDue([]); due.length > 0; due = await findDue(retried())) {
      for (const name of due) {
        const handler = parts.handlers().find(({ job }) => job.name === name);
        if (!handler) throw new Error(`the job ${name} has no handler`);
        const [stored] = await boss.fetch(name, { includeMetadata: true, ignoreStartAfter: true });
        if (!stored) continue;
        const { signal } = new AbortController();
        try {
          const outcome = await attempt(handler, { ...stored, signal }, worker);
          results.push({ name, id: stored.id, outcome });
          await boss.complete(name, stored);
        } catch (error) {
          if (!(error instanceof JobError)) throw error;
          errors.push(error);
          const isLast = stored.retryCount >= stored.retryLimit;
          results.push({ name, id: stored.id, outcome: isLast ? "failed" : "retried" });
          await boss.fail(name, stored, error);
        }
      }
    }
    if (errors[0] && !mayFail) throw errors[0];
    return results;
  };
}
