import { createHash } from "node:crypto";
import type { ChangeFeed } from "../database/change-feed.ts";
import { createCache, endOfMinute } from "./cache.ts";

export interface CachedResponse {
  body: string;
  etag: string;
}

/** Answers to `anyone`, kept as the bytes they were sent as. */
export interface ResponseCache {
  /** The kept answer to `key`, or the one that `make` makes now. */
  get(key: string, now: Date, make: () => Promise<string>): Promise<CachedResponse>;
  clear(): void;
}

/** A body with names in two languages has characters of two bytes. */
const sizeOf = ({ body, etag }: CachedResponse) => 2 * (body.length + etag.length);

export function createResponseCache(
  changes: ChangeFeed,
  { maxEntries = 20_000, maxBytes = 32_000_000 } = {},
): ResponseCache {
  const responseCache = createCache<CachedResponse>(changes, { maxEntries, maxBytes, sizeOf });
  /** Being made now; who asks meanwhile waits for the same. */
  const making = new Map<string, { reply: Promise<CachedResponse>; until: number }>();
  changes.on("catalogue", () => making.clear());

  const makeReply = async (key: string, now: Date, make: () => Promise<string>) => {
    const keep = responseCache.begin(now);
    const body = await make();
    const reply = { body, etag: etagOf(body) };
    keep(key, reply);
    return reply;
  };

  return {
    clear() {
      responseCache.clear();
      making.clear();
    },
    async get(key, now, make) {
      const found = responseCache.get(key, now);
      if (found) return found;
      const until = endOfMinute(now);
      const underWay = making.get(key);
      if (underWay?.until === until) return underWay.reply;

      const own = { reply: makeReply(key, now, make), until };
      making.set(key, own);
      return own.reply.finally(() => {
        if (making.get(key) === own) making.delete(key);
      });
    },
  };
}

export function etagOf(body: string): string {
  return `W/"${createHash("sha1").update(body).digest("base64url")}"`;
}
