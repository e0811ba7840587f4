import type { JobResult, JobWithMetadata } from "pg-boss";
import type { Database } from "../database/database.ts";
import { runForRequest, startRequest } from "../process/current-request.ts";
import { type Log, withoutParameters } from "../process/log.ts";
import type { Span, Tracer } from "../process/trace.ts";
import type { JobHandler } from "./job.ts";
import type { JobMetrics, JobOutcome } from "./job-metrics.ts";
import { splitRequest } from "./job-request.ts";
import { eraseJobData } from "./stored-jobs.data.ts";

export interface WorkerParts {
  db: Database;
  log: Log;
  metrics: JobMetrics;
  clock: () => Date;
  /** Records a trace of each attempt; null, the default, records none. */
  tracer?: Tracer | null | undefined;
}

/**
 * An attempt has failed. The message is stored as the reason; it contains no parameters of queries.
 */
export class JobError extends Error {
  override name = "JobError";
}

/**
 * Makes one attempt of each job of a batch, one after another. A failed one does not keep the
 * others from being done.
 */
export async function attemptAll(
  handler: JobHandler,
  batch: JobWithMetadata<unknown>[],
  parts: WorkerParts,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const stored of batch) {
    try {
      await attempt(handler, stored, parts);
      results.push({ id: stored.id, status: "completed" });
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      results.push({ id: stored.id, status: "failed", output: error });
    }
  }
  return results;
}

/**
 * Makes one attempt to do a stored job that a worker has fetched, and returns how it ended. Throws
 * a `JobError` when it failed: pg-boss stores the reason and retries the job or makes it a dead
 * letter.
 */
export function attempt(
  handler: JobHandler,
  stored: JobWithMetadata<unknown>,
  parts: WorkerParts,
): Promise<JobOutcome> {
  // Without data when a former attempt has succeeded and could not say so.
  const { data, request } = stored.data ? splitRequest(stored.data) : nothing;
  const run = () => attemptWith(handler, data, stored, parts);
  const span = parts.tracer?.start(handler.job.name, "job", request?.traceparent) ?? null;
  if (!request && !span) return run();
  const current = startRequest(request?.id ?? null, span);
  return runForRequest(current, () => endSpan(span, stored, run));
}

async function endSpan(
  span: Span | null,
  { retryCount }: JobWithMetadata<unknown>,
  run: () => Promise<JobOutcome>,
): Promise<JobOutcome> {
  let outcome: JobOutcome | null = null;
  try {
    outcome = await run();
    return outcome;
  } finally {
    const attributes = { "errand.job.attempt": retryCount + 1 };
    span?.end({ attributes, hasFailed: outcome === null });
  }
}

const nothing = { data: null, request: null };

async function attemptWith(
  { job, run }: JobHandler,
  data: object | null,
  stored: JobWithMetadata<unknown>,
  { db, log, metrics, clock }: WorkerParts,
): Promise<JobOutcome> {
  const start = performance.now();
  const end = (outcome: JobOutcome) => {
    metrics.observe(job.name, outcome, (performance.now() - start) / 1000);
    return outcome;
  };
  const { retryCount, signal } = stored;
  // A failed job that was queued again has another id in pg-boss.
  const id = stored.sourceRootId ?? stored.id;
  const labelled = log.child({ job: job.name, jobId: id });
  try {
    if (stored.keepUntil <= clock()) {
      if (job.isSecret) await eraseJobData(db, stored);
      labelled.warn("job expired before it was done");
      return end("expired");
    }
    if (data) {
      await run(data, { id, attempt: retryCount + 1, db, log: labelled, signal });
      if (job.isSecret) await eraseJobData(db, stored);
    }
    return end("completed");
  } catch (error) {
    const { message } = Object.assign({ message: "" }, withoutParameters(error));
    const isLast = retryCount >= stored.retryLimit;
    if (isLast) labelled.error({ err: error }, "job failed for the last time");
    else labelled.warn({ err: error }, "job failed; retrying");
    end(isLast ? "failed" : "retried");
    throw new JobError(message);
  }
}
