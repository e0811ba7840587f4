import { sql } from "drizzle-orm";
import type { QueueOptions } from "pg-boss";
import type { Database } from "../database/database.ts";
import { jobSchemaOf } from "../database/job-schema.ts";
import { shopSchemaOf } from "../database/shop-schema.ts";
import type { Job } from "./job.ts";

/** The queue of the jobs that have failed for the last time. No worker reads it. */
export const deadLetters = "dead-letters";

/** The channel on which `enqueue` notifies the workers. */
export const jobsChannel = "jobs";

const forever = 10 * 365 * 86_400;
const tenMinutes = 600;

/** The options of pg-boss for the queue of a job. */
export function queueOptions(job: Job): QueueOptions & { deadLetter: string } {
  return {
    retryLimit: job.retries,
    retryBackoff: true,
    retryDelay: job.retryDelay,
    retryDelayMax: job.maxRetryDelay,
    expireInSeconds: job.timeout,
    // A worker that is killed is noticed after this time.
    heartbeatSeconds: 20,
    // A queued job waits however long no process runs.
    retentionSeconds: forever,
    // For finished jobs; a failed one remains as a dead letter.
    deleteAfterSeconds: tenMinutes,
    deadLetter: deadLetters,
  };
}

/** Creates the queue of a job unless it exists. */
export async function createQueue(db: Database, job: Job) {
  const schema = sql.identifier(jobSchemaOf(await shopSchemaOf(db)));
  const create = (name: string, options: object) =>
    db.execute(sql`select ${schema}.create_queue(${name}, ${JSON.stringify(options)}::jsonb)`);
  await create(deadLetters, { policy: "standard", retentionSeconds: forever });
  await create(job.name, { policy: "standard", ...queueOptions(job) });
}
