import type { MiddlewareHandler } from "hono";
import { createCache } from "../caching/cache.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import { encodingFor } from "./compress.ts";

export interface PageCacheOptions {
  changes: ChangeFeed;
  /** The same text for requests that are answered by the same page; null when that cannot be said. */
  cacheKey(request: Request): string | null;
  now?: () => Date;
}

interface Page {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
}

const limits = {
  maxEntries: 2_000,
  maxBytes: 32_000_000,
  sizeOf: ({ body }: Page) => body.byteLength,
};

/**
 * Keeps drawn pages as the bytes they left as. Pages are drawn from what anybody may read, so the
 * page of one visitor fits every other with the same key, for as long as the answers hold that it was
 * drawn from.
 *
 * A kept page has the nonce of its first drawing. Nothing can be put into it any more, so knowing the
 * nonce does not help anybody who would.
 */
export function createPageCache({
  changes,
  cacheKey: keyOf,
  now = () => new Date(),
}: PageCacheOptions): MiddlewareHandler<{ Variables: { hasFault: boolean } }> {
  const pages = createCache<Page>(changes, limits);

  return async (c, next) => {
    const visitorKey = c.req.method === "GET" ? keyOf(c.req.raw) : null;
    if (visitorKey === null) return next();
    const key = `${encodingFor(c.req.header("accept-encoding"))} ${visitorKey}`;
    const found = pages.get(key, now());
    if (found) return new Response(found.body, { headers: found.headers });

    const keep = pages.begin(now());
    await next();
    if (c.res.status !== 200 || !c.res.body) return;
    const headers = new Headers(c.res.headers);
    const [sent, copy] = c.res.body.tee();
    c.res = new Response(sent, c.res);
    // The visitor does not wait for it; a page that broke off is nobody's page.
    new Response(copy).arrayBuffer().then(
      (bytes) => {
        const isWhole = !c.get("hasFault") && !c.req.raw.signal.aborted;
        if (isWhole) keep(key, { body: new Uint8Array(bytes), headers });
      },
      () => {},
    );
  };
}
