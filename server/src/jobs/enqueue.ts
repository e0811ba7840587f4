import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { jobSchema } from "../database/job-schema.ts";
import type { Job } from "./job.ts";
import { createQueue, jobsChannel } from "./job-queues.ts";

export interface EnqueueOptions {
  /** When the job is due; at once by default. */
  startAfter?: Date;
  /** From then on the job is dropped instead of run or retried. */
  expiresAt?: Date;
  /** Of the jobs of one name and key only one is queued: the last one replaces it. */
  singletonKey?: string;
}

/**
 * Stores a job in the transaction that causes it: the job exists if and only if the transaction
 * commits, and no worker sees it before. Returns its id.
 *
 * Writes to the job table of pg-boss (https://pgboss.io/sql) instead of calling `send`, which needs a
 * started instance with connections of its own, while whoever has a transaction can call this.
 */
export async function enqueue<Schema extends z.ZodType>(
  tx: Database,
  job: Job<Schema>,
  data: z.input<Schema>,
  options: EnqueueOptions = {},
): Promise<string> {
  job.data.parse(data);
  const stored = { name: job.name, data: JSON.stringify(data), ...options };
  const id = await store(tx, stored);
  if (id !== null) return id;
  // The first job of its name in this database.
  await createQueue(tx, job);
  const first = await store(tx, stored);
  if (first === null) throw new Error(`the job ${job.name} cannot be enqueued`);
  return first;
}

type StoredJob = { name: string; data: string } & EnqueueOptions;

/** Returns the id of the job; null while it has no queue. */
async function store(tx: Database, job: StoredJob): Promise<string | null> {
  if (job.singletonKey === undefined) return insert(tx, job);
  // The second update meets the job of a transaction that committed since the first one. A replaced
  // job is locked, so that no worker takes it before this transaction commits.
  return (await replace(tx, job)) ?? (await insert(tx, job)) ?? (await replace(tx, job));
}

const table = sql`${sql.identifier(jobSchema)}.job`;
const queue = sql`${sql.identifier(jobSchema)}.queue`;

const startOf = ({ startAfter }: StoredJob) =>
  startAfter ? sql`${startAfter.toISOString()}::timestamptz` : sql`now()`;

const endOf = (job: StoredJob) =>
  job.expiresAt
    ? sql`${job.expiresAt.toISOString()}::timestamptz`
    : sql`${startOf(job)} + retention_seconds * interval '1 second'`;

function insert(tx: Database, job: StoredJob): Promise<string | null> {
  const key = job.singletonKey ?? null;
  return write(
    tx,
    sql`
      insert into ${table} as job (
        name, data, start_after, keep_until, singleton_key, upsert_by_key, policy, dead_letter,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
        heartbeat_seconds)
      select
        name, ${job.data}::jsonb, ${startOf(job)}, ${endOf(job)}, ${key}::text, ${key !== null}, policy,
        dead_letter, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        deletion_seconds, heartbeat_seconds
      from ${queue} where name = ${job.name}
      on conflict do nothing`,
  );
}

function replace(tx: Database, job: StoredJob): Promise<string | null> {
  return write(
    tx,
    sql`
      update ${table} as job
      set data = ${job.data}::jsonb, start_after = ${startOf(job)}, keep_until = ${endOf(job)}
      from ${queue} as queue
      where queue.name = ${job.name} and job.name = ${job.name}
        and job.singleton_key = ${job.singletonKey} and job.state = 'created' and job.upsert_by_key`,
  );
}

/** Wakes the workers at the commit, unless the job is due later. */
async function write(tx: Database, statement: SQL): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with written as (${statement} returning job.id, job.start_after, job.name)
    select id, case when start_after <= now() then pg_notify(${jobsChannel}, name) end from written`);
  return rows[0]?.id ?? null;
}
