import { setTimeout as sleep } from "node:timers/promises";
import { withTimeLimit } from "../process/time-limit.ts";

export interface ReadingOptions {
  /** For how long a value is returned again. */
  keepMs: number;
  /** How long a caller waits. */
  waitMs: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

/**
 * Returns a function that reads figures from the database for metrics: one query at a time, and the
 * same value until it is old. Null when reading fails or takes long, because the metrics of a
 * process must be readable while its database is down.
 */
export function latestReading<Value>(
  read: () => Promise<Value>,
  { keepMs, waitMs, now = () => performance.now() }: ReadingOptions,
): () => Promise<Value | null> {
  let reading: Promise<Value | null> | null = null;
  let last: { value: Value; at: number } | null = null;
  const start = async () => {
    try {
      const at = now();
      last = { value: await withTimeLimit(read(), "metrics"), at };
      return last.value;
    } catch {
      return null;
    } finally {
      reading = null;
    }
  };
  return () => {
    if (last && now() - last.at < keepMs) return Promise.resolve(last.value);
    reading ??= start();
    return Promise.race([reading, sleep(waitMs, null, { ref: false })]);
  };
}
