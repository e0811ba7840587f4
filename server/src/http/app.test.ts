import { once } from "node:events";
import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { manualChanges } from "../caching/testing.ts";
import { openDatabase } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { logOptions } from "../process/log.ts";
import { type AppOptions, createApp } from "./app.ts";
import { createMetrics } from "./metrics.ts";
import { unusualPaths } from "./testing.ts";

const { pool } = await createTestDatabase();
const unreachable = openDatabase("postgresql://nobody@127.0.0.1:9/none", { poolSize: 1 });
afterAll(() => unreachable.close());
const lines: Record<string, unknown>[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const log = pino(logOptions, sink);
const store = new Hono()
  .get("/api/store", (c) => c.json({ name: "Rye" }))
  // Two patterns for one path, as the process has them: Hono then matches paths part by part.
  .get("/files/:key/:name{[a-z]+\\.jpg}", (c) => c.text(c.req.param("name")))
  .get("/files/:key/:other", (c) => c.text(c.req.param("other")))
  .get("/map", () => unreachable.db.execute(sql`select 1`).then(() => new Response()));

const appOptions: AppOptions = {
  log,
  settings: { url: "https://shop.example.com", isUrlSet: true, host: "127.0.0.1" },
  observation: createMetrics({
    log,
    pool,
    settings: { metricsToken: null, production: true, slowRequestMs: null, proxies: 0 },
    isOpen: () => true,
  }),
  routes: [null, store],
  page: async (request, { address }, report) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/late") report(new Error("the rest of the page is lost"));
    if (pathname.startsWith("/broken")) throw new Error("no page at all");
    if (pathname === "/slow")
      throw await once(request.signal, "abort").then(() => request.signal.reason);
    if (pathname === "/left") {
      // So do the pages, which report no error.
      await once(request.signal, "abort");
      return new Response(null, { status: 500 });
    }
    if (pathname === "/busy") return new Response("later", { status: 503 });
    return new Response(`${pathname} for ${address}`, { headers: { "Content-Type": "text/html" } });
  },
  pageCache: null,
};
const app = createApp(appOptions);
const ask = async (path: string) => app.request(path, {}, { address: "203.0.113.1" });

test("refuses an unknown host, except on the endpoints for operators", async () => {
  const fetchUrl = (url: string) => app.request(url, {}, { address: "203.0.113.1" });
  const refused = await fetchUrl("http://elsewhere.example.org/home");
  expect(refused.status).toBe(421);
  expect(await refused.text()).toContain("This shop is at https://shop.example.com\n");
  expect((await fetchUrl("http://elsewhere.example.org/api/store")).status).toBe(421);
  expect((await fetchUrl("http://elsewhere.example.org/healthz")).status).toBe(200);
  expect((await fetchUrl("http://10.0.0.7:4000/readyz")).status).toBe(200);
  expect((await fetchUrl("http://shop.example.com/home")).status).toBe(200);
});

test("responds by the route of the path, else with a page", async () => {
  expect(await (await ask("/api/store")).json()).toEqual({ name: "Rye" });
  expect(await (await ask("/home")).text()).toBe("/home for 203.0.113.1");
});

test.each(unusualPaths)("answers %s through the page cache", async (path) => {
  const cached = createApp({
    ...appOptions,
    pageCache: { changes: manualChanges().changes, cacheKey: ({ url }) => url },
  });
  const fetchPath = () => cached.request(path, {}, { address: "203.0.113.1" });
  const responses = await Promise.all([fetchPath(), fetchPath()]);
  for (const response of responses) expect(response.status).toBeLessThan(500);
});

test("lets a browser cache only the data of a page that it prefetches", async () => {
  const headersOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers }, { address: "203.0.113.1" });
    return ["Cache-Control", "Vary"].map((name) => response.headers.get(name));
  };
  const prefetch = { "Sec-Purpose": "prefetch" };
  expect(await headersOf("/home.data", prefetch)).toEqual([
    "private, max-age=30",
    "Cookie, Accept-Language, Accept-Encoding",
  ]);
  for (const [path, headers] of [
    ["/home.data", {}],
    ["/home", prefetch],
    ["/broken.data", prefetch],
    ["/busy", prefetch],
  ] as const) {
    expect((await headersOf(path, headers))[0], path).toBe(null);
  }
});

test("adds the request id and the security headers to every response", async () => {
  for (const path of ["/home", "/api/store", "/healthz", "/broken"]) {
    const { headers } = await ask(path);
    expect(headers.get("x-request-id"), path).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
  }
});

test("logs an error with its request id and responds without the stack", async () => {
  lines.length = 0;
  const response = await ask("/broken");
  const request = response.headers.get("x-request-id");
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Something went wrong. Une erreur est survenue.\n");
  expect(lines).toMatchObject([
    { msg: "unexpected error", request, err: { message: "no page at all" } },
    { request, status: 500 },
  ]);
});

test("logs an error in a page that has started streaming with its request id", async () => {
  lines.length = 0;
  const response = await ask("/late");
  expect(response.status).toBe(200);
  expect(lines[0]).toMatchObject({
    request: response.headers.get("x-request-id"),
    err: { message: "the rest of the page is lost" },
  });
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
  "responds with 405 to %s on a page",
  async (method) => {
    const response = await app.request("/home", { method }, { address: "203.0.113.1" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  },
);

test.each([
  ["throws", "/slow"],
  ["fails", "/left"],
])(
  "logs a request whose client disconnected with status 499, not as an error, where its page %s",
  async (_title, path) => {
    lines.length = 0;
    const leaving = new AbortController();
    const response = app.request(path, { signal: leaving.signal }, { address: "203.0.113.1" });
    leaving.abort();
    expect((await response).status).toBe(499);
    expect(lines).toMatchObject([{ level: 30, status: 499, path }]);
  },
);

test("responds with 503 and Retry-After, and logs one line, while the database is unavailable", async () => {
  lines.length = 0;
  const response = await ask("/map");
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(lines[0]).toMatchObject({
    msg: "database unavailable",
    reason: expect.stringContaining("ECONNREFUSED"),
  });
  expect(JSON.stringify(lines[0])).not.toContain("stack");
  expect(Number((await ask("/busy")).headers.get("retry-after"))).toBeGreaterThan(0);
});
