import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Context, Hono, type MiddlewareHandler, type Next } from "hono";
import { routePath } from "hono/route";
import type pg from "pg";
import { collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from "prom-client";
import { type CurrentRequest, runForRequest, startRequest } from "../process/current-request.ts";
import type { Log } from "../process/log.ts";
import type { Settings } from "../process/settings.ts";
import type { Tracer } from "../process/trace.ts";
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
  /** The space on the disk of its files; null, the default, in a process that stores nothing. */
  freeBytes?: (() => Promise<number>) | null;
  settings: Pick<Settings, "metricsToken" | "production" | "slowRequestMs" | "proxies">;
  /** What other parts of the process measure. */
  metrics?: Metric[];
  /** Records a trace of each request; null, the default, records none. */
  tracer?: Tracer | null;
};

/** Probed every few seconds; logged at debug level only. */
const quiet = new Set(["/healthz", "/readyz", "/metrics"]);

/** Log, metrics and health checks of the process. */
export function createMetrics({
  log,
  pool,
  isOpen,
  freeBytes = null,
  settings,
  metrics = [],
  tracer,
}: Observed): Metrics {
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

  async function measure(c: Context, next: Next, request: CurrentRequest) {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    const { status } = c.res;
    const ms = performance.now() - start;
    const route = nameOfRoute(routePath(c), path);
    seconds.observe({ method: nameOfMethod(method), route, status }, ms / 1000);
    request.span?.end({
      name: `${nameOfMethod(method)} ${route}`,
      attributes: {
        "http.request.method": nameOfMethod(method),
        "http.route": route,
        "http.response.status_code": status,
        ...(request.id !== null && { "errand.request.id": request.id }),
      },
      hasFailed: status >= 500,
    });
    const isExpected = status < 500 || (path === "/readyz" && !isOpen());
    const level = !isExpected ? "error" : quiet.has(path) ? "debug" : "info";
    // Without the query, which may contain a guest id or a code.
    log[level]({
      method,
      path: withoutCodes(path),
      status,
      ms: Math.round(ms * 100) / 100,
      software: softwareOf(c.req.header("x-software-id")),
    });
    if (settings.slowRequestMs !== null && ms >= settings.slowRequestMs) {
      const { statements, databaseMs } = request;
      log.warn(
        { method, route, ms: Math.round(ms), statements, databaseMs: Math.round(databaseMs) },
        "slow request",
      );
    }
  }

  const watch: MiddlewareHandler = async (c, next) => {
    const isTrusted = settings.proxies > 0;
    const span = quiet.has(c.req.path)
      ? null
      : tracer?.start(c.req.method, "request", isTrusted ? c.req.header("traceparent") : null);
    const id = requestIdOf(c, isTrusted);
    const request = startRequest(id, span);
    await runForRequest(request, () => measure(c, next, request));
    addLateHeader(c, "X-Request-Id", id);
  };

  const app = new Hono<{ Bindings: ClientInfo }>();
  app.get("/healthz", (c) => c.text("alive\n", 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const problem = isOpen() ? await findProblem({ pool, freeBytes }) : "stopping";
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
 * Metrics reveal how a business is doing, so they require the token. Without a configured token
 * they are open to loopback in development, and not found in production.
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

/** Why requests would fail now; null when they would not. */
async function findProblem({ pool, freeBytes }: Pick<Observed, "pool" | "freeBytes">) {
  if (pool !== null && !(await isDatabaseUp(pool))) return "the database does not answer";
  return freeBytes && (await freeBytes()) < minFreeBytes ? "the disk is full" : null;
}

/** With less, neither a picture nor a transaction is stored reliably. */
const minFreeBytes = 64_000_000;

async function isDatabaseUp(pool: pg.Pool): Promise<boolean> {
  const responded = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([responded, sleep(2_000, false, { ref: false })]);
}

/**
 * Takes the id of a trusted proxy, which logs it too. Anybody else could give many requests one id.
 */
function requestIdOf(c: Context, isTrusted: boolean): string {
  const given = isTrusted ? c.req.header("x-request-id") : undefined;
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
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

/** The path without the code of a group order, which lets whoever reads it join. */
function withoutCodes(path: string): string {
  return path.replace(/\/group\/[\w-]{22}(?![\w-])/, "/group/…");
}
