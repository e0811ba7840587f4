import type { Context, MiddlewareHandler, Next } from "hono";
import { createMinuteCache } from "../caching/cache.ts";
import { type CacheCounts, countCache } from "../caching/cache-counts.ts";
import { collectDependencies } from "../caching/dependencies.ts";
import { etagOf } from "../caching/response-cache.ts";
import { notShared, sharedHeaders } from "../caching/shared-cache.ts";
import type { Tag } from "../caching/tags.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import { TimeLimitError, withTimeLimit } from "../process/time-limit.ts";
import { encodingFor } from "./compress.ts";
import { addLateHeader } from "./late-header.ts";

export interface PageCacheOptions {
  changes: ChangeFeed;
  /** Equal for requests that receive the same page; null for a request that is not cached. */
  cacheKey(request: Request): string | null;
  now?: () => Date;
  /** Milliseconds that a rendering may take. */
  limitMs?: number;
  counts?: CacheCounts;
  /**
   * Whether a shared cache in front, which is told of changes, may hold the page of a request; null
   * without such a cache.
   */
  isShared?: ((request: Request) => boolean) | null;
}

interface Page {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** What the responses were made from that it was rendered from. */
  tags: readonly Tag[];
}

const limits = {
  maxEntries: 2_000,
  maxBytes: 32_000_000,
  sizeOf: ({ body }: Page) => body.byteLength,
  tagsOf: ({ tags }: Page) => tags,
};

/**
 * Caches rendered pages as the bytes they were sent as. Pages are rendered from public responses,
 * so all visitors with the same key share a page until something changes that one of these
 * responses was made from. Concurrent requests for a page wait for its first rendering. One that
 * takes too long throws a `TimeLimitError` for all of them, and the next request renders the page
 * again.
 *
 * A cached page repeats the nonce of its first rendering. Knowing the nonce is harmless, because
 * nothing can be injected into a cached page.
 */
export function createPageCache({
  changes,
  cacheKey,
  now = () => new Date(),
  limitMs,
  counts = new Map(),
  isShared = null,
}: PageCacheOptions): MiddlewareHandler<{ Variables: { hasError: boolean } }> {
  const count = countCache(counts, "pages");
  const pages = createMinuteCache<Page>(changes, { ...limits, count });
  const renderings = new Map<string, Promise<Page | null>>();
  const apart: Record<string, string> = isShared ? notShared : {};
  /** The tags of a page are known at its end, too late for a shared cache. */
  const sendApart = async (c: Context, next: Next) => {
    await next();
    for (const [name, value] of Object.entries(apart)) addLateHeader(c, name, value);
  };
  // A rendering that began before a change may not show it.
  changes.on("catalogue", () => renderings.clear());

  return async (c, next) => {
    const requestKey = c.req.method === "GET" ? cacheKey(c.req.raw) : null;
    if (requestKey === null) return sendApart(c, next);
    const key = `${encodingFor(c.req.header("accept-encoding"))} ${requestKey}`;
    const running = renderings.get(key);
    const what = `page ${c.req.path}`;
    const found = pages.get(key, now()) ?? (running && (await running));
    if (found) {
      const headers = isShared?.(c.req.raw) ? sharedHeaders(found.tags, now()) : apart;
      return answer(found, headers, c.req.header("if-none-match"));
    }

    const { promise, resolve } = Promise.withResolvers<Page | null>();
    const rendering = withTimeLimit(promise, what, limitMs);
    renderings.set(key, rendering);
    const forget = () => {
      if (renderings.get(key) === rendering) renderings.delete(key);
    };
    rendering.catch(forget);
    const store = pages.begin(now());
    const finish = (page: Page | null) => {
      if (page) store(key, page);
      forget();
      resolve(page);
    };
    // Nobody waits for a page whose visitor has left.
    c.req.raw.signal.addEventListener("abort", () => finish(null), { once: true });

    const dependencies = collectDependencies();
    try {
      await withTimeLimit(
        dependencies.run(() => sendApart(c, next)),
        what,
        limitMs,
      );
    } catch (error) {
      // Those who wait for a late page receive the same error instead of rendering it all together.
      if (!(error instanceof TimeLimitError)) finish(null);
      throw error;
    }
    if (c.res.status !== 200 || !c.res.body) return finish(null);
    const headers = new Headers(c.res.headers);
    for (const name of Object.keys(apart)) headers.delete(name);
    const [sent, copy] = c.res.body.tee();
    c.res = new Response(sent, c.res);
    // The response does not wait for the copy. An incomplete page is not cached.
    new Response(copy).arrayBuffer().then(
      (bytes) => {
        const isWhole = !c.get("hasError") && !c.req.raw.signal.aborted;
        const tags = dependencies.tags();
        const body = new Uint8Array(bytes);
        headers.set("ETag", etagOf(body));
        finish(isWhole ? { body, headers, tags } : null);
      },
      () => finish(null),
    );
  };
}

/** A page that the asking browser or cache still has is not sent again. */
function answer(
  { body, headers }: Page,
  added: Record<string, string>,
  known: string | undefined,
): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(added)) all.set(name, value);
  if (known === undefined || known !== headers.get("ETag"))
    return new Response(body, { headers: all });
  for (const name of ["Content-Encoding", "Content-Length"]) all.delete(name);
  return new Response(null, { status: 304, headers: all });
}
