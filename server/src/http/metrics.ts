import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono, type MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type pg from "pg";
import { collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from "prom-client";
import type { Log } from "../process/log.ts";
import type { Settings } from "../process/settings.ts";
import { type ClientInfo, isLoopback } from "./http-server.ts";
import { addLateHeader } from "./late-header.ts";

export type Metrics = {
  /** The first middleware: one log line and one measurement per request. */
  watch: MiddlewareHandler;
  /** `/healthz`, `/readyz` and `/metrics`. */
  app: Hono<{ Bindings: ClientInfo }>;
};

export type Observed = {
  log: Log;
  /** Null in a process without a database. */
  pool: pg.Pool | null;
  /** False once the process is stopping, so that a load balancer stops sending requests. */
  isOpen: () => boolean;
  settings: Pick<Settings, "metricsToken" | "production" | "slowRequestMs">;
  /** What other parts of the process measure. */
  metrics?: Metric[];
};

/** Probed every few seconds; logged at debug level only. */
const quiet = new Set(["/healthz", "/readyz", "/metrics"]);

/** Log, metrics and health checks of the process. */
export function createMetrics({ log, pool, isOpen, settings, metrics = [] }: Observed): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to the first byte of a response",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  if (pool) measurePool(pool, register);
  for (const metric of metrics) register.registerMetric(metric);

  const watch: MiddlewareHandler = async (c, next) => {
    const start = performance.now();
    const clientId = c.req.header("x-request-id");
    const request = clientId && /^[\w-]{8,64}$/.test(clientId) ? clientId : randomUUID();
    c.set("requestId", request);
    await next();
    addLateHeader(c, "X-Request-Id", c.get("requestId"));

    const { method, path } = c.req;
    const { status } = c.res;
    const ms = performance.now() - start;
    const route = nameOfRoute(routePath(c), path);
    seconds.observe({ method: nameOfMethod(method), route, status }, ms / 1000);
    const isExpected = status < 500 || (path === "/readyz" && !isOpen());
    const level = !isExpected ? "error" : quiet.has(path) ? "debug" : "info";
    // Without the query, which may contain a guest id or a code.
    log[level]({
      request: c.get("requestId"),
      method,
      path,
      status,
      ms: Math.round(ms * 100) / 100,
      software: softwareOf(c.req.header("x-software-id")),
    });
    if (settings.slowRequestMs !== null && ms >= settings.slowRequestMs) {
      log.warn({ request: c.get("requestId"), method, route, ms: Math.round(ms) }, "slow request");
    }
  };

  const app = new Hono<{ Bindings: ClientInfo }>();
  app.get("/healthz", (c) => c.text("alive\n", 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const problem = !isOpen()
      ? "stopping"
      : pool === null || (await isDatabaseUp(pool))
        ? null
        : "the database does not answer";
    return c.text(`${problem ?? "ready"}\n`, problem ? 503 : 200, { "Cache-Control": "no-store" });
  });
  app.get("/metrics", metricsGuard(settings), async (c) =>
    c.body(await register.metrics(), 200, {
      "Content-Type": register.contentType,
      "Cache-Control": "no-store",
    }),
  );
  return { watch, app };
}

/**
 * Metrics reveal how a business is doing, so they require the token. Without a configured token they
 * are open to loopback in development, and not found in production.
 */
function metricsGuard({
  metricsToken,
  production,
}: Observed["settings"]): MiddlewareHandler<{ Bindings: ClientInfo }> {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = metricsToken && digest(`Bearer ${metricsToken}`);
  return async (c, next) => {
    if (!expected) return !production && isLoopback(c.env.address) ? next() : c.notFound();
    // Digests of one length are compared in constant time, so that the time reveals nothing.
    if (timingSafeEqual(digest(c.req.header("authorization") ?? ""), expected)) return next();
    return c.text("a token is required\n", 401, { "WWW-Authenticate": "Bearer" });
  };
}

function measurePool(pool: pg.Pool, register: Registry) {
  new Gauge({
    name: "database_connections",
    help: "Connections of the pool and requests waiting for one",
    labelNames: ["state"],
    registers: [register],
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}

async function isDatabaseUp(pool: pg.Pool): Promise<boolean> {
  const responded = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([responded, sleep(2_000, false, { ref: false })]);
}

/** Requests are counted by route pattern, because a series per URL would be unbounded. */
function nameOfRoute(pattern: string, path: string): string {
  if (!pattern.includes("*")) return pattern;
  const [, first] = path.split("/", 2);
  return first === "api" || first === "assets" ? `/${first}/*` : "page";
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const nameOfMethod = (method: string) => (methods.has(method) ? method : "other");

function softwareOf(header: string | undefined): string | undefined {
  return header?.replaceAll(/[^\w.-]/g, "").slice(0, 40) || undefined;
}
