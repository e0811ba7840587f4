import type * as z from "zod";
import type { Database } from "../database/database.ts";
import type { Log } from "../process/log.ts";

/** Work that is stored in the database, so that it happens even if the process ends before it. */
export interface Job<Schema extends z.ZodObject = z.ZodObject> extends Required<JobOptions> {
  /** In kebab case, such as `send-message`: it labels metrics, log lines and stored jobs. */
  name: string;
  /** The shape of the data, which is stored as JSON. */
  data: Schema;
}

interface JobOptions {
  /**
   * Failed attempts that are followed by another one. The 13th is the last by default, after three
   * hours.
   */
  retries?: number;
  /**
   * The delay before the first retry, in seconds; it doubles each time, plus up to as much at
   * random.
   */
  retryDelay?: number;
  /** The longest delay between retries, in seconds. */
  maxRetryDelay?: number;
  /** Seconds after which an attempt has failed; its `signal` is aborted. */
  timeout?: number;
  /** How many of these jobs one process runs at the same time. */
  concurrency?: number;
  /**
   * How many of them a worker fetches and completes as one batch, running one after another. More
   * than 1 delays each by up to 50 ms.
   */
  batchSize?: number;
  /**
   * A cron expression (UTC) by which the job is also enqueued, with `{}` as its data; null for
   * none.
   */
  schedule?: string | null;
  /** Erases the stored data as soon as the job has succeeded or expired. */
  isSecret?: boolean;
}

/** Describes a job, as an endpoint is described by its contract; `handleJob` says what it does. */
export function defineJob<Schema extends z.ZodObject>(
  definition: { name: string; data: Schema } & JobOptions,
): Job<Schema> {
  return {
    retries: 12,
    retryDelay: 2,
    maxRetryDelay: 3600,
    timeout: 60,
    concurrency: 1,
    batchSize: 1,
    schedule: null,
    isSecret: false,
    ...definition,
  };
}

/** One attempt to do a job. */
export interface JobRun {
  /**
   * The id of the job, the same in each attempt: an idempotency key for calls to other services.
   */
  id: string;
  /** 1 in the first attempt. */
  attempt: number;
  /** The connections of the workers, which are not those of requests. */
  db: Database;
  log: Log;
  /**
   * Aborted when the attempt has timed out, when another worker has the job, or when the process
   * stops.
   */
  signal: AbortSignal;
}

/** A job with what it does. */
export interface JobHandler {
  job: Job;
  run(data: unknown, run: JobRun): Promise<unknown>;
}

/**
 * Says what a job does. `run` may be called again after it has succeeded, when the process ends
 * before that is stored, so that doing it twice must be the same as doing it once. An error it
 * throws is stored as the reason of the failure, and the job is retried.
 */
export function handleJob<Schema extends z.ZodObject>(
  job: Job<Schema>,
  run: (data: z.output<Schema>, run: JobRun) => Promise<unknown>,
): JobHandler {
  return { job, run: (data, context) => run(job.data.parse(data), context) };
}
