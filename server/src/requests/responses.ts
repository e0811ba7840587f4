import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An answer that is JSON already. */
export function json(c: Context, body: string, status: number, cache: string): Response {
  return c.body(body, status as ContentfulStatusCode, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": cache,
  });
}

/**
 * An answer that is the same for anyone: browsers and balancers may keep it for `maxAge` seconds, and
 * ask then whether it still holds.
 */
export function cacheable(
  c: Context,
  maxAge: number,
  reply: { body: string; etag: string },
): Response {
  c.header("ETag", reply.etag);
  c.header("Vary", "zoneId, moduleId, latitude, longitude, X-localization", { append: true });
  const cache = `public, max-age=${maxAge}`;
  if (c.req.header("if-none-match") === reply.etag) {
    return c.body(null, 304, { "Cache-Control": cache });
  }
  return json(c, reply.body, 200, cache);
}
