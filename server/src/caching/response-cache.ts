import { createHash } from "node:crypto";
import type { ChangeFeed } from "../database/change-feed.ts";
import { createMinuteCache, minuteOf } from "./cache.ts";
import { createInFlight } from "./in-flight.ts";

export interface CachedResponse {
  body: string;
  etag: string;
}

/**
 * Responses of endpoints that allow `anyone`, cached as the bytes they are sent as, and what pages derive
 * from them.
 */
export interface ResponseCache {
  /** Returns the cached response of `key`, else computes it, once for concurrent callers. */
  get(key: string, now: Date, compute: () => Promise<string>): Promise<CachedResponse>;
  clear(): void;
}

/** A body with names in two languages has characters of two bytes. */
const sizeOf = ({ body, etag }: CachedResponse) => 2 * (body.length + etag.length);

export function createResponseCache(
  changes: ChangeFeed,
  { maxEntries = 20_000, maxBytes = 32_000_000 } = {},
): ResponseCache {
  const cache = createMinuteCache<CachedResponse>(changes, { maxEntries, maxBytes, sizeOf });
  const inFlight = createInFlight<CachedResponse>();
  changes.on("catalogue", inFlight.clear);

  const compute = async (key: string, now: Date, makeBody: () => Promise<string>) => {
    const store = cache.begin(now);
    const body = await makeBody();
    const response = { body, etag: etagOf(body) };
    store(key, response);
    return response;
  };

  return {
    clear() {
      cache.clear();
      inFlight.clear();
    },
    async get(key, now, makeBody) {
      const cached = cache.get(key, now);
      if (cached) return cached;
      return inFlight.share(`${minuteOf(now)} ${key}`, () => compute(key, now, makeBody));
    },
  };
}

export function etagOf(body: string): string {
  return `W/"${createHash("sha1").update(body).digest("base64url")}"`;
}
