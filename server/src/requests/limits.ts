import type { RateLimit as EndpointRateLimit } from "@errand/core/endpoint";
import type pg from "pg";
import { limitByDatabase, limitByMemory, type RateLimiter } from "./rate-limits.ts";

/** How often callers may do something in a time. */
export interface Limit {
  /**
   * Names its counts in the database, which hold across processes and restarts; without a name each
   * process counts.
   */
  name?: string;
  count: number;
  seconds: number;
}

export type Limits = Readonly<Record<string, Limit>>;

/**
 * One limiter for each `rateLimit` of endpoints, and those of single features: each feature adds
 * its own to this type, beside its limits.
 */
export interface RateLimiters
  extends Record<EndpointRateLimit, RateLimiter>,
    LimitersOf<ReturnType<typeof callLimits>> {}

/** The limiters that a feature adds to them. */
export type LimitersOf<Of extends Limits> = { [Name in keyof Of]: RateLimiter };

/** The limiters of the whole API; `limits` are those of all calls and of all features. */
export function createLimiters(limits: Limits, pool: pg.Pool): RateLimiters {
  const limiters = Object.entries(limits).map(([key, { name, count, seconds }]) => [
    key,
    name === undefined
      ? limitByMemory(count, seconds)
      : limitByDatabase(pool, name, count, seconds),
  ]);
  return Object.fromEntries(limiters);
}

/**
 * An address may make as many requests as this many callers, because several people can share it.
 */
const callersAtOneAddress = 10;

/**
 * Calls to maps, searches and codes of coupons are a fifth of all calls: 120 of 600 a minute
 * (contract 1.7).
 */
const shareOfCostlyCalls = 1 / 5;

/** The limits that no single feature has. */
export function callLimits(requestsPerMinute: number) {
  const costlyCalls = Math.max(1, Math.floor(requestsPerMinute * shareOfCostlyCalls));
  return {
    /** Requests by customer, guest or network address. */
    requests: { count: requestsPerMinute, seconds: 60 },
    /** Requests by network address, which a whole building may share. */
    addresses: { count: requestsPerMinute * callersAtOneAddress, seconds: 60 },
    maps: { count: costlyCalls, seconds: 60 },
    search: { count: costlyCalls, seconds: 60 },
    coupons: { count: costlyCalls, seconds: 60 },
    uploads: { name: "upload", count: 60, seconds: 3600 },
  } satisfies Limits;
}
