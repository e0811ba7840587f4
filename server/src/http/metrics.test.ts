import { Writable } from "node:stream";
import { Hono } from "hono";
import pg from "pg";
import { pino } from "pino";
import { beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../database/testing.ts";
import { freeBytesOf } from "../process/free-space.ts";
import { logOptions } from "../process/log.ts";
import { type ClientInfo, getClientAddress } from "./http-server.ts";
import { createMetrics } from "./metrics.ts";

const { pool } = await createTestDatabase();

/** A client on the same machine. */
const here: ClientInfo = { address: "127.0.0.1" };

let lines: Record<string, unknown>[];
let isOpen: boolean;
let app: ReturnType<typeof observed>;

beforeEach(() => {
  lines = [];
  isOpen = true;
  app = observed(pool);
});

function observed(
  pool: pg.Pool,
  settings: {
    metricsToken: string | null;
    production: boolean;
    slowRequestMs?: number | null;
    proxies?: number;
  } = { metricsToken: null, production: false },
  freeBytes: (() => Promise<number>) | null = null,
) {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const observation = createMetrics({
    log: pino(logOptions, sink),
    pool,
    settings: { slowRequestMs: null, proxies: 0, ...settings },
    isOpen: () => isOpen,
    freeBytes,
  });
  const app = new Hono<{ Bindings: ClientInfo }>();
  app.use(observation.watch);
  app.route("/", observation.app);
  app.get("/store/:slug", (c) => c.text("a store"));
  app.get("/broken", () => {
    throw new Error("broken");
  });
  app.onError((_error, c) => c.text("sorry", 500));
  app.all("*", (c) => c.text("a page"));
  return app;
}

test("logs one line per request, without its query and with a sanitised software id", async () => {
  const response = await app.request("/store/rye?guest_id=hidden&token=hidden", {
    headers: { "X-Software-Id": "3 <script>", Authorization: "Bearer hidden" },
  });
  const request = response.headers.get("x-request-id");
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      request,
      method: "GET",
      path: "/store/rye",
      status: 200,
      ms: expect.any(Number),
      software: "3script",
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain("hidden");
});

test("logs no code of a group order", async () => {
  const code = "k3Yx-9_aBcDeFgHiJkLmNQ";
  await app.request(`/group/${code}`);
  await app.request(`/group/${code}/pay`);
  expect(lines.map(({ path }) => path)).toEqual(["/group/…", "/group/…/pay"]);
});

test("logs a slow request by its route, with the id of its other line", async () => {
  // Every request takes longer than 0 ms; the setting 0 is read as null.
  const slow = observed(pool, { metricsToken: null, production: false, slowRequestMs: 0 });
  await slow.request("/store/rye?guest_id=hidden");
  const request = lines[0]?.request;
  expect(lines[1]).toMatchObject({
    level: 40,
    request,
    route: "/store/:slug",
    ...{ statements: 0, databaseMs: 0 },
    msg: "slow request",
  });
  expect(JSON.stringify(lines)).not.toContain("hidden");
});

test("uses a valid request id of a trusted proxy, and no other", async () => {
  const behindProxy = observed(pool, { metricsToken: null, production: false, proxies: 1 });
  const idFrom = async (to: typeof app, sent: string) =>
    (await to.request("/", { headers: { "X-Request-Id": sent } })).headers.get("x-request-id");
  expect(await idFrom(behindProxy, "balancer-12345678")).toBe("balancer-12345678");
  expect(lines[0]).toMatchObject({ request: "balancer-12345678" });
  const own = /^[\da-f-]{36}$/;
  expect(await idFrom(behindProxy, "short")).toMatch(own);
  expect(await idFrom(behindProxy, "with space and 'quotes'")).toMatch(own);
  expect(await idFrom(app, "balancer-12345678")).toMatch(own);
});

test("is not ready while the disk is full", async () => {
  let free = 1_000_000;
  const settings = { metricsToken: null, production: false };
  const full = observed(pool, settings, async () => free);
  const ready = async () => {
    const response = await full.request("/readyz");
    return [response.status, await response.text()];
  };
  expect(await ready()).toEqual([503, "the disk is full\n"]);
  free = await freeBytesOf(import.meta.dirname);
  expect(await ready()).toEqual([200, "ready\n"]);
});

test("logs a failed request as an error", async () => {
  await app.request("/broken");
  expect(lines).toMatchObject([{ level: 50, status: 500, path: "/broken" }]);
});

test("measures requests by route, not by URL", async () => {
  for (const path of ["/store/rye", "/store/oat", "/a", "/b", "/api/v1/none", "/assets/none"]) {
    await app.request(path);
  }
  const metrics = await (await app.request("/metrics", {}, here)).text();
  const counted = [...metrics.matchAll(/duration_seconds_count\{(.+)\} (\d+)/g)];
  expect(counted.map(([, labels, count]) => [labels, count])).toEqual([
    ['method="GET",route="/store/:slug",status="200"', "2"],
    ['method="GET",route="page",status="200"', "2"],
    ['method="GET",route="/api/*",status="200"', "1"],
    ['method="GET",route="/assets/*",status="200"', "1"],
  ]);
  expect(metrics).toMatch(/^database_connections\{state="waiting"\} 0$/m);
  expect(metrics).toContain("process_resident_memory_bytes");
});

describe("/metrics", () => {
  const token = "a token of 16 or more".replaceAll(" ", "-");
  const statusFor = async (
    settings: Parameters<typeof observed>[1],
    client: ClientInfo,
    authorization?: string,
  ) => {
    const headers = authorization ? { Authorization: authorization } : {};
    return (await observed(pool, settings).request("/metrics", { headers }, client)).status;
  };

  test("is open to loopback only in development", async () => {
    const settings = { metricsToken: null, production: false };
    expect(await statusFor(settings, here)).toBe(200);
    expect(await statusFor(settings, { address: getClientAddress({}, "::1", 0) })).toBe(200);
    expect(await statusFor(settings, { address: getClientAddress({}, "2001:db8::1", 0) })).toBe(
      404,
    );
    expect(await statusFor(settings, { address: "203.0.113.1" })).toBe(404);
  });

  test("is not found in production", async () => {
    expect(await statusFor({ metricsToken: null, production: true }, here)).toBe(404);
  });

  test("is open to any address with the token", async () => {
    const settings = { metricsToken: token, production: true };
    const elsewhere = { address: "203.0.113.1" };
    expect(await statusFor(settings, elsewhere, `Bearer ${token}`)).toBe(200);
    expect(await statusFor(settings, elsewhere, `Bearer ${token}x`)).toBe(401);
    expect(await statusFor(settings, here)).toBe(401);
  });
});

test("reports alive and ready, and not ready while stopping", async () => {
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(200);
  isOpen = false;
  expect((await app.request("/healthz")).status).toBe(200);
  const response = await app.request("/readyz");
  expect([response.status, await response.text()]).toEqual([503, "stopping\n"]);
  // No errors: an operator stops the process.
  expect(lines).toEqual([]);
});

test("reports not ready while the database does not respond", async () => {
  const url = new URL(inject("postgres"));
  url.pathname = "/nowhere";
  const nowhere = new pg.Pool({ connectionString: url.href });
  onTestFinished(() => nowhere.end());
  const response = await observed(nowhere).request("/readyz");
  expect([response.status, await response.text()]).toEqual([503, "the database does not answer\n"]);
});
