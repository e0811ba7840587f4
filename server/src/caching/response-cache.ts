import { createHash } from "node:crypto";
import type { ChangeFeed } from "../database/change-feed.ts";
import { createMinuteCache, minuteOf } from "./cache.ts";
import { type CacheCounts, countCache } from "./cache-counts.ts";
import { collectDependencies, dependsOn } from "./dependencies.ts";
import { createInFlight } from "./in-flight.ts";
import type { Tag } from "./tags.ts";

export interface CachedResponse {
  body: string;
  etag: string;
  /** What it was made from. */
  tags: readonly Tag[];
}

/**
 * Responses of endpoints that allow `anyone`, cached as the bytes they are sent as, and what pages
 * derive from them.
 */
export interface ResponseCache {
  /**
   * Returns the cached response of `key`, else computes it, once for concurrent callers. What is
   * computed from the response, such as a page, depends on the same.
   */
  get(key: string, now: Date, compute: () => Promise<string>): Promise<CachedResponse>;
  clear(): void;
}

/** A body with names in two languages has characters of two bytes. */
const getResponseSize = ({ body, etag }: CachedResponse) => 2 * (body.length + etag.length);

export function createResponseCache(
  changes: ChangeFeed,
  { maxEntries = 20_000, maxBytes = 32_000_000, counts = new Map() as CacheCounts } = {},
): ResponseCache {
  const cache = createMinuteCache<CachedResponse>(changes, {
    maxEntries,
    maxBytes,
    sizeOf: getResponseSize,
    tagsOf: ({ tags }) => tags,
    count: countCache(counts, "responses"),
  });
  const inFlight = createInFlight<CachedResponse>("response");
  // What a response depends on is known only at its end, so later callers share none that began
  // before.
  changes.on("catalogue", inFlight.clear);

  const compute = async (key: string, now: Date, makeBody: () => Promise<string>) => {
    const store = cache.begin(now);
    const dependencies = collectDependencies();
    const body = await dependencies.run(makeBody);
    const response = { body, etag: etagOf(body), tags: dependencies.tags() };
    store(key, response);
    return response;
  };

  return {
    clear() {
      cache.clear();
      inFlight.clear();
    },
    async get(key, now, makeBody) {
      const response =
        cache.get(key, now) ??
        (await inFlight.share(`${minuteOf(now)} ${key}`, () => compute(key, now, makeBody)));
      dependsOn(...response.tags);
      return response;
    },
  };
}

export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash("sha1").update(body).digest("base64url")}"`;
}
