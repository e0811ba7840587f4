import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { type JobTables, jobTablesIn } from "../database/job-schema.ts";
import { preparedStatement } from "../database/prepared-statements.ts";
import { knownShopSchema, shopSchemaOf } from "../database/shop-schema.ts";
import type { Job } from "./job.ts";
import { createQueue, jobsChannel } from "./job-queues.ts";
import { withRequest } from "./job-request.ts";

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
 * Writes to the job table of pg-boss (https://pgboss.io/sql) instead of calling `send`, which needs
 * a started instance with connections of its own, while whoever has a transaction can call this.
 */
export async function enqueue<Schema extends z.ZodObject>(
  tx: Database,
  job: Job<Schema>,
  data: z.input<Schema>,
  options: EnqueueOptions = {},
): Promise<string> {
  job.data.parse(data);
  const stored = { name: job.name, data: JSON.stringify(withRequest(data)), ...options };
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
async function store(tx: Database, { startAfter, expiresAt, ...job }: StoredJob) {
  const written = {
    ...job,
    singletonKey: job.singletonKey ?? null,
    startAfter: startAfter?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
  const { insert, replace } = statementsIn(knownShopSchema(tx) ?? (await shopSchemaOf(tx)));
  const write = async (statement: typeof insert) => (await statement(tx, written))[0]?.id ?? null;
  if (written.singletonKey === null) return write(insert);
  // The second update meets the job of a transaction that committed since the first one. A replaced
  // job is locked, so that no worker takes it before this transaction commits.
  return (await write(replace)) ?? (await write(insert)) ?? (await write(replace));
}

const name = sql`${sql.placeholder("name")}::text`;
const data = sql`${sql.placeholder("data")}::jsonb`;
const key = sql`${sql.placeholder("singletonKey")}::text`;
const start = sql`coalesce(${sql.placeholder("startAfter")}::timestamptz, now())`;
const end = sql`coalesce(
  ${sql.placeholder("expiresAt")}::timestamptz, ${start} + retention_seconds * interval '1 second')`;

const insertInto = ({ table, queue }: JobTables) => sql`
    insert into ${table} as job (
      name, data, start_after, keep_until, singleton_key, upsert_by_key, policy, dead_letter,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
      heartbeat_seconds)
    select
      name, ${data}, ${start}, ${end}, ${key}, ${key} is not null, policy, dead_letter, retry_limit,
      retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds
    from ${queue} where name = ${name}
    on conflict do nothing`;

const replaceIn = ({ table, queue }: JobTables) => sql`
    update ${table} as job
    set data = ${data}, start_after = ${start}, keep_until = ${end}
    from ${queue} as queue
    where queue.name = ${name} and job.name = ${name}
      and job.singleton_key = ${key} and job.state = 'created' and job.upsert_by_key`;

/** Wakes the workers at the commit, unless the job is due later. */
function writing(statementName: string, statement: SQL) {
  return preparedStatement<{ id: string }>(
    statementName,
    sql`
      with written as (${statement} returning job.id, job.start_after, job.name)
      select id, case when start_after <= now() then send_notification(${jobsChannel}, name) end
      from written`,
  );
}

type Statements = { insert: ReturnType<typeof writing>; replace: ReturnType<typeof writing> };
const statements = new Map<string, Statements>();

/** The statements for the shop in this schema. */
function statementsIn(schema: string): Statements {
  const tables = jobTablesIn(schema);
  const known = statements.get(schema) ?? {
    insert: writing("insert_job", insertInto(tables)),
    replace: writing("replace_job", replaceIn(tables)),
  };
  statements.set(schema, known);
  return known;
}
