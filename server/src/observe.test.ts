import { Writable } from "node:stream";
import { Hono } from "hono";
import pg from "pg";
import { pino } from "pino";
import { beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { createTestDatabase } from "./database/testing.ts";
import { observe } from "./observe.ts";

const { pool } = await createTestDatabase();

let lines: Record<string, unknown>[];
let isOpen: boolean;
let app: Hono;

beforeEach(() => {
  lines = [];
  isOpen = true;
  app = observed(pool);
});

function observed(pool: pg.Pool): Hono {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const observation = observe({ log: pino({ base: null }, sink), pool, isOpen: () => isOpen });
  const app = new Hono();
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

test("one line for a request, without its query and with a clean software id", async () => {
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

test("keeps a request id from outside when it looks like one", async () => {
  const id = async (given: string) =>
    (await app.request("/", { headers: { "X-Request-Id": given } })).headers.get("x-request-id");
  expect(await id("balancer-12345678")).toBe("balancer-12345678");
  expect(await id("short")).toMatch(/^[\da-f-]{36}$/);
  expect(await id("with space and 'quotes'")).toMatch(/^[\da-f-]{36}$/);
});

test("a failure is a line that stands out", async () => {
  await app.request("/broken");
  expect(lines).toMatchObject([{ level: 50, status: 500, path: "/broken" }]);
});

test("requests are measured by route, not by address", async () => {
  for (const path of ["/store/rye", "/store/oat", "/a", "/b", "/api/v1/none", "/assets/none"]) {
    await app.request(path);
  }
  const metrics = await (await app.request("/metrics")).text();
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

test("is alive and ready; not ready when it is about to stop", async () => {
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(200);
  isOpen = false;
  expect((await app.request("/healthz")).status).toBe(200);
  const response = await app.request("/readyz");
  expect([response.status, await response.text()]).toEqual([503, "stopping\n"]);
});

test("is not ready when the database does not answer", async () => {
  const url = new URL(inject("postgres"));
  url.pathname = "/nowhere";
  const nowhere = new pg.Pool({ connectionString: url.href });
  onTestFinished(() => nowhere.end());
  const response = await observed(nowhere).request("/readyz");
  expect([response.status, await response.text()]).toEqual([503, "the database does not answer\n"]);
});
