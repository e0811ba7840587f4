import { createMiddleware } from "hono/factory";
import { notShared } from "../caching/shared-cache.ts";
import { addLateHeader } from "./late-header.ts";

/** Somebody who makes a link prefetch its page mostly opens it within this time. */
const maxAgeSeconds = 30;

/**
 * Lets the browser cache the data of a page that it prefetches, so that the press which follows
 * does not request it again. Another zone, module, language or person is another cookie, and does.
 * A shared cache does not store such a response: to others its age would be wrong.
 */
export const prefetchedData = createMiddleware(async (c, next) => {
  await next();
  const isPrefetch = c.req.header("sec-purpose")?.startsWith("prefetch");
  if (!isPrefetch || !c.req.path.endsWith(".data") || c.res.status !== 200) return;
  const headers = {
    ...notShared,
    "Cache-Control": `private, max-age=${maxAgeSeconds}`,
    Vary: [c.res.headers.get("Vary"), "Cookie, Accept-Language"].filter(Boolean).join(", "),
  };
  for (const [name, value] of Object.entries(headers)) addLateHeader(c, name, value);
});
