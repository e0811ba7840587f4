import type pg from "pg";
import type { Database } from "../database/database.ts";
import { retryFailedJobs } from "../jobs/retry-failed-jobs.ts";
import { readFailedJobs, readJobCounts } from "../jobs/stored-jobs.data.ts";
import { StartError } from "../process/start-error.ts";
import { printTable } from "./print-table.ts";

const maxFailed = 100;

/**
 * Lists the stored jobs by name and those that have failed; `retry <id> …` queues failed ones
 * again.
 */
export async function jobsCommand(
  { db, pool }: { db: Database; pool: pg.Pool },
  [command, ...ids]: string[],
  print: (line: string) => void,
) {
  if (command === undefined) return list(db, print);
  if (command !== "retry" || ids.length === 0) {
    throw new StartError("usage: npm run jobs, or npm run jobs -- retry <id> …");
  }
  const failed = await readFailedJobs(db, { ids, limit: ids.length });
  for (const id of ids) {
    if (!failed.some((job) => job.id === id))
      throw new StartError(`no failed job has the id ${id}`);
  }
  const count = await retryFailedJobs(pool, failed);
  print(`${count} queued again`);
}

async function list(db: Database, print: (line: string) => void) {
  const counts = await readJobCounts(db);
  const rows = counts.map(({ name, queued, active, failed, oldestSeconds }) =>
    [name, queued, active, failed, `${Math.round(oldestSeconds)} s`].map(String),
  );
  printTable(["job", "queued", "active", "failed", "oldest due"], rows, print);
  const failed = await readFailedJobs(db, { limit: maxFailed });
  for (const { id, name, failedAt, attempts, reason, requestId } of failed) {
    print("");
    const cause = requestId === null ? "" : `, enqueued by the request ${requestId}`;
    print(`${id} ${name} failed at ${failedAt.toISOString()} after ${attempts} attempts${cause}:`);
    print(`  ${reason.replaceAll("\n", "\n  ")}`);
  }
}
