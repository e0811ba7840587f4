import { createMiddleware } from "hono/factory";
import { notShared } from "../caching/shared-cache.ts";
import { addLateHeader } from "./late-header.ts";

/** A finger or pointer that fetches the data of a page ahead mostly opens it within this time. */
const keptSeconds = 30;

/**
 * Lets the browser keep the data of a page that it fetches ahead, so that the press which follows
 * does not ask again. Another zone, module, language or person is another cookie, and asks. Nobody
 * else may keep such a response: one that is not fetched ahead is always asked for.
 */
export const prefetchedData = createMiddleware(async (c, next) => {
  await next();
  const isAhead = c.req.header("sec-purpose")?.startsWith("prefetch");
  if (!isAhead || !c.req.path.endsWith(".data") || c.res.status !== 200) return;
  const headers = {
    ...notShared,
    "Cache-Control": `private, max-age=${keptSeconds}`,
    Vary: [c.res.headers.get("Vary"), "Cookie, Accept-Language"].filter(Boolean).join(", "),
  };
  for (const [name, value] of Object.entries(headers)) addLateHeader(c, name, value);
});
