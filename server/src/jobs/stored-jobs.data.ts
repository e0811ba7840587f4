import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { jobTablesIn } from "../database/job-schema.ts";
import { shopSchemaOf } from "../database/shop-schema.ts";
import { deadLetters } from "./job-queues.ts";
import { requestKey } from "./job-request.ts";

const jobTables = async (db: Database) => jobTablesIn(await shopSchemaOf(db));

export interface JobCounts {
  name: string;
  /** Waiting for their time, for a worker or for a retry. */
  queued: number;
  /** Of the queued ones, those with a failed attempt. */
  retrying: number;
  active: number;
  /** Failed for the last time and not retried since. */
  failed: number;
  /** For how long the oldest queued job has been due; 0 when none is. */
  oldestSeconds: number;
}

/** Counts the stored jobs by name. Reads only rows of unfinished and failed jobs. */
export async function readJobCounts(db: Database): Promise<JobCounts[]> {
  const { table, queue } = await jobTables(db);
  const { rows } = await db.execute<JobCounts & Record<string, unknown>>(sql`
    with unfinished as (
      select name, state::text as state, start_after from ${table}
      where state in ('created', 'retry', 'active') and name <> ${deadLetters}
      union all
      select source_name, 'failed', null from ${table} where name = ${deadLetters} and state = 'created'
    )
    select
      queue.name,
      count(*) filter (where state in ('created', 'retry')) as queued,
      count(*) filter (where state = 'retry') as retrying,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed,
      coalesce(greatest(0, extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry')))), 0)::float8 as "oldestSeconds"
    from ${queue} as queue left join unfinished on unfinished.name = queue.name
    where queue.name <> ${deadLetters} and queue.name not like '\\_\\_pgboss\\_\\_%'
    group by queue.name
    order by queue.name`);
  return rows;
}

export interface FailedJob {
  /** The id that the job had in all its attempts. */
  id: string;
  /** The id of its dead letter. */
  deadLetterId: string;
  name: string;
  failedAt: Date;
  attempts: number;
  reason: string;
  /** The request that has enqueued it; null for none. */
  requestId: string | null;
}

/** Lists the jobs that have failed for the last time, the latest first, without their data. */
export async function readFailedJobs(
  db: Database,
  { ids, limit }: { ids?: string[]; limit: number },
): Promise<FailedJob[]> {
  const { table } = await jobTables(db);
  const isOneOf = ids && sql`and source_root_id::text = any(string_to_array(${ids.join()}, ','))`;
  const { rows } = await db.execute<FailedJob & Record<string, unknown>>(sql`
    select source_root_id as id, id as "deadLetterId", source_name as name, created_on as "failedAt",
      source_retry_count + 1 as attempts,
      coalesce(source_output->>'message', source_output->'value'->>'message', 'unknown') as reason,
      data->${requestKey}::text->>'id' as "requestId"
    from ${table}
    where name = ${deadLetters} and state = 'created' ${isOneOf}
    order by created_on desc, id limit ${limit}`);
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }));
}

/** How many jobs have failed for the last time, up to `limit`. */
export async function countFailedJobs(db: Database, limit: number): Promise<number> {
  const { table } = await jobTables(db);
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${table} where name = ${deadLetters} and state = 'created' limit ${limit}
    ) as failed`);
  return rows[0]?.count ?? 0;
}

/** Lists the attempts in progress of all processes. */
export async function readActiveJobs(db: Database) {
  const { table } = await jobTables(db);
  const { rows } = await db.execute<{ name: string; id: string; retryCount: number }>(
    sql`select name, id, retry_count as "retryCount" from ${table} where state = 'active'`,
  );
  return rows;
}

/** Removes the data of a job, which then says only that it was done. */
export async function eraseJobData(db: Database, { name, id }: { name: string; id: string }) {
  const { table } = await jobTables(db);
  await db.execute(sql`update ${table} set data = null where name = ${name} and id = ${id}::uuid`);
}
