import { createHash } from "node:crypto";
import { AppError } from "@errand/core/errors";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

const minuteSeconds = 60;
const hourSeconds = 3_600;

export interface Wait {
  unit: "seconds" | "minutes" | "hours";
  count: number;
}

/** How long to wait, rounded up, in the unit that a person would name. */
function waitOf(seconds: number): Wait {
  if (seconds <= 90) return { unit: "seconds", count: seconds };
  const minutes = Math.ceil(seconds / minuteSeconds);
  if (minutes <= 90) return { unit: "minutes", count: minutes };
  return { unit: "hours", count: Math.ceil(seconds / hourSeconds) };
}

/**
 * Thrown when a limit is exceeded; the header and the text of the response say when to try again.
 */
export class ThrottledError extends AppError {
  readonly retryAfterSeconds: number;
  readonly wait: Wait;

  constructor(retryAfterSeconds: number, key: "throttled" | "otp_wait" = "throttled") {
    super(key);
    this.wait = waitOf(retryAfterSeconds);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface RateLimiter {
  /** Counts one call of `key`; throws `Throttled` when the limit is exceeded. */
  take(key: string): Promise<void>;
  /**
   * Throws `Throttled` when the limit of `key` is reached, without counting: for attempts that
   * count only when they fail.
   */
  check(key: string): Promise<void>;
  /** Undoes one `take` of `key`: for an attempt that turned out not to count. */
  giveBack(key: string): Promise<void>;
}

/**
 * Counts in this process: with N processes a caller has N times the limit. That is acceptable
 * against floods, where a database write for each request is not.
 */
export function limitByMemory(points: number, seconds: number): RateLimiter {
  return limitWith(new RateLimiterMemory({ points, duration: seconds }));
}

/**
 * Counts in the database, across processes and restarts: attempts at passwords, codes and proofs.
 * Keys are stored as digests, which fit their column for any e-mail and do not reveal it.
 */
export function limitByDatabase(
  pool: pg.Pool,
  name: string,
  points: number,
  seconds: number,
): RateLimiter {
  return limitWith(
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
    }),
    (key) => createHash("sha256").update(key).digest("base64url"),
  );
}

function limitWith(limiter: RateLimiterAbstract, keyOf = (key: string) => key): RateLimiter {
  return {
    async take(key) {
      try {
        await limiter.consume(keyOf(key));
      } catch (rejected) {
        throw rejected instanceof RateLimiterRes ? throttled(rejected) : rejected;
      }
    },
    async check(key) {
      const used = await limiter.get(keyOf(key));
      if (used && used.remainingPoints <= 0) throw throttled(used);
    },
    async giveBack(key) {
      await limiter.reward(keyOf(key));
    },
  };
}

function throttled(used: RateLimiterRes): ThrottledError {
  return new ThrottledError(Math.max(1, Math.ceil(used.msBeforeNext / 1000)));
}
