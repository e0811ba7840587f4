import type { MiddlewareHandler } from "hono";
import { createMinuteCache } from "../caching/cache.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import { encodingFor } from "./compress.ts";

export interface PageCacheOptions {
  changes: ChangeFeed;
  /** Equal for requests that receive the same page; null for a request that is not cached. */
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
 * Caches rendered pages as the bytes they were sent as. Pages are rendered from public responses, so
 * all visitors with the same key share a page until a response it was rendered from changes.
 *
 * A cached page repeats the nonce of its first rendering. Knowing the nonce is harmless, because
 * nothing can be injected into a cached page.
 */
export function createPageCache({
  changes,
  cacheKey,
  now = () => new Date(),
}: PageCacheOptions): MiddlewareHandler<{ Variables: { hasError: boolean } }> {
  const pages = createMinuteCache<Page>(changes, limits);

  return async (c, next) => {
    const requestKey = c.req.method === "GET" ? cacheKey(c.req.raw) : null;
    if (requestKey === null) return next();
    const key = `${encodingFor(c.req.header("accept-encoding"))} ${requestKey}`;
    const found = pages.get(key, now());
    if (found) return new Response(found.body, { headers: found.headers });

    const store = pages.begin(now());
    await next();
    if (c.res.status !== 200 || !c.res.body) return;
    const headers = new Headers(c.res.headers);
    const [sent, copy] = c.res.body.tee();
    c.res = new Response(sent, c.res);
    // The response does not wait for the copy. An incomplete page is not cached.
    new Response(copy).arrayBuffer().then(
      (bytes) => {
        const isWhole = !c.get("hasError") && !c.req.raw.signal.aborted;
        if (isWhole) store(key, { body: new Uint8Array(bytes), headers });
      },
      () => {},
    );
  };
}
