import type pg from "pg";
import { jobQueue } from "../database/job-schema.ts";
import { deadLetters } from "./job-queues.ts";
import type { FailedJob } from "./stored-jobs.data.ts";

/** Queues failed jobs again, with all their attempts, and returns how many were still there. */
export async function retryFailedJobs(pool: pg.Pool, failed: FailedJob[]): Promise<number> {
  if (failed.length === 0) return 0;
  const boss = await jobQueue(pool, { migrate: false, supervise: false, schedule: false });
  await boss.start();
  try {
    return await boss.redrive(deadLetters, { ids: failed.map(({ deadLetterId }) => deadLetterId) });
  } finally {
    await boss.stop();
  }
}
