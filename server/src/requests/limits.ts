import { AppError } from "@errand/core/errors";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** A refusal that says when to try again. */
export class Throttled extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("throttled");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface Limit {
  /** Counts one more by `key`; throws `Throttled` when it is one too many. */
  take(key: string): Promise<void>;
}

/**
 * Requests of one caller a minute. Counted in this process: a caller behind N processes gets N
 * times as many, which a guard against floods can bear and a write for each request cannot.
 */
export function limitByMemory(points: number, seconds: number): Limit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          throw new Throttled(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
        }
        throw refusal;
      }
    },
  };
}
