import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { rememberText } from "../http/response-text.ts";

/** Responds with a body that is already JSON; with 204 without one. */
export function json(c: Context, body: string, status: number, cache: string): Response {
  if (status === 204) return c.body(null, status, { "Cache-Control": cache });
  const response = c.body(body, status as ContentfulStatusCode, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": cache,
  });
  return rememberText(response, body);
}

/** A preview is never cached, and what is cached never answers one. */
const varied = "zoneId, moduleId, latitude, longitude, X-localization, X-Preview";

/**
 * Responds with a body that is the same for anyone. Browsers and load balancers may cache it for
 * `maxAge` seconds and revalidate it then; `headers` are for a shared cache that is told of
 * changes.
 */
export function cacheable(
  c: Context,
  maxAge: number,
  reply: { body: string; etag: string },
  headers: Record<string, string>,
): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header("ETag", reply.etag);
  c.header("Vary", varied, { append: true });
  const cache = `public, max-age=${maxAge}`;
  if (c.req.header("if-none-match") === reply.etag) {
    return c.body(null, 304, { "Cache-Control": cache });
  }
  return json(c, reply.body, 200, cache);
}
