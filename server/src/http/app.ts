import { Hono } from "hono";
import { type MessageKey, messageInAll } from "../messages/messages.ts";
import type { Log } from "../process/log.ts";
import type { Settings } from "../process/settings.ts";
import { allowedHosts } from "./allowed-hosts.ts";
import { compress } from "./compress.ts";
import { clientClosedRequest, isAborted, isUnavailable, retryAfterSeconds } from "./failures.ts";
import type { ClientInfo } from "./http-server.ts";
import { addLateHeader } from "./late-header.ts";
import type { Metrics } from "./metrics.ts";
import { createPageCache, type PageCacheOptions } from "./page-cache.ts";
import { prefetchedData } from "./prefetched-data.ts";
import { routingPath } from "./routing-path.ts";
import { securityHeaders } from "./security-headers.ts";

/** Renders a page for every other path. `report` logs an error that the page cannot show. */
export type RenderPage = (
  request: Request,
  client: ClientInfo,
  report: (error: unknown) => void,
) => Promise<Response>;

export type AppOptions = {
  log: Log;
  settings: Pick<Settings, "url" | "isUrlSet" | "host">;
  observation: Metrics;
  /** Each handles its own paths. */
  routes: (Hono | null)[];
  page: RenderPage;
  /** Null disables the cache of pages. */
  pageCache: PageCacheOptions | null;
};

/** Creates the app that handles every request to the process. */
export function createApp({ log, settings, observation, routes, page, pageCache }: AppOptions) {
  const report = (error: unknown) => log.error({ err: error }, "unexpected error");

  const app = new Hono<{ Bindings: ClientInfo; Variables: { hasError: boolean } }>({
    getPath: routingPath,
  });
  app.use(observation.watch);
  app.use(securityHeaders(settings.url));
  app.use(async (c, next) => {
    await next();
    const mayRetry = c.res.status === 503 && !c.res.headers.has("Retry-After");
    if (mayRetry) addLateHeader(c, "Retry-After", String(retryAfterSeconds));
  });
  app.use(compress);
  // Before the check of the host, because probes use any host name, or none.
  app.route("/", observation.app);
  app.use(allowedHosts(settings));
  for (const route of routes) if (route) app.route("/", route);
  app.all("*", async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return c.text(plainText("methodNotAllowed"), 405, { Allow: "GET, HEAD" });
  });
  app.all("*", prefetchedData);
  if (pageCache) app.all("*", createPageCache(pageCache), compress);
  app.all("*", async (c) => {
    const response = await page(c.req.raw, c.env, (error) => {
      c.set("hasError", true);
      report(error);
    });
    // React Router answers with 500 when the visitor has left.
    const hasFailed = response.status === 500 && isAborted(c);
    return hasFailed ? new Response(null, { status: clientClosedRequest }) : response;
  });
  app.onError((error, c) => {
    if (isAborted(c)) return new Response(null, { status: clientClosedRequest });
    if (isUnavailable(error, log)) return c.text(plainText("unavailable"), 503);
    report(error);
    return c.text(plainText("unexpected"), 500);
  });
  return app;
}

/** Returns one line in every language, because the language of the request may be unknown. */
function plainText(key: MessageKey<"http">): string {
  return `${messageInAll(" ", "http", key)}\n`;
}
