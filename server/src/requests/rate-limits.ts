import { createHash } from "node:crypto";
import { AppError } from "@errand/core/errors";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

/** A refusal that says when to try again. */
export class Throttled extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, key: "throttled" | "otp_wait" = "throttled") {
    super(key);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface Limit {
  /** Counts one more by `key`; throws `Throttled` when it is one too many. */
  take(key: string): Promise<void>;
  /** Throws `Throttled` when `key` is used up, and counts nothing: for tries that count when they fail. */
  check(key: string): Promise<void>;
  /** Counts one less: for what was taken ahead and is not to count. */
  giveBack(key: string): Promise<void>;
}

/**
 * Requests of one caller a minute. Counted in this process: a caller behind N processes gets N
 * times as many, which a guard against floods can bear and a write for each request cannot.
 */
export function limitByMemory(points: number, seconds: number): Limit {
  return limitWith(new RateLimiterMemory({ points, duration: seconds }));
}

/**
 * What must hold across processes and restarts: tries at passwords, codes and proofs. Keys are kept
 * as digests, which fit their column however long an e-mail is, and say nothing of whom they are.
 */
export function limitByDatabase(
  pool: pg.Pool,
  name: string,
  points: number,
  seconds: number,
): Limit {
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

function limitWith(limiter: RateLimiterAbstract, keyOf = (key: string) => key): Limit {
  return {
    async take(key) {
      try {
        await limiter.consume(keyOf(key));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? throttled(refusal) : refusal;
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

function throttled(used: RateLimiterRes): Throttled {
  return new Throttled(Math.max(1, Math.ceil(used.msBeforeNext / 1000)));
}
