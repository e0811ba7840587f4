import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { inTransaction } from "./database/database.ts";
import { createTestDatabase } from "./database/testing.ts";
import type { ClientInfo } from "./http/http-server.ts";
import { createMetrics } from "./http/metrics.ts";
import { enqueue } from "./jobs/enqueue.ts";
import { defineJob, handleJob } from "./jobs/job.ts";
import { createJobRunner } from "./jobs/testing.ts";
import { createTracer } from "./process/open-telemetry.ts";
import type { Tracer } from "./process/trace.ts";
import { traceCall } from "./process/trace-call.ts";

/** What the test reads of a span in OTLP's JSON. */
interface Exported {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}
const [server, client, consumer] = [2, 3, 5];

const collected: string[] = [];
const collector = createServer(async (request, response) => {
  if (request.url === "/v1/traces") collected.push(await text(request));
  response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
});
collector.listen(0, "127.0.0.1");
await once(collector, "listening");
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

const database = await createTestDatabase();
const { db, pool } = database;
const log = pino({ level: "silent" });
const confirm = defineJob({ name: "confirm-booking", data: z.object({ phone: z.string() }) });

let tracerOfJobs: Tracer | null = null;
const runDueJobs = createJobRunner({
  database,
  tracer: {
    start(...span) {
      if (!tracerOfJobs) throw new Error("no test has begun");
      return tracerOfJobs.start(...span);
    },
  },
  handlers: () => [
    handleJob(confirm, async ({ phone }, { db }) => {
      await db.execute(sql`select ${phone}::text`);
      await traceCall("send sms", {}, async () => "sent");
    }),
  ],
});

beforeEach(() => {
  collected.length = 0;
});

/** Returns the spans of requests, and of the jobs that run meanwhile. */
async function spansOf(
  use: (app: Hono<{ Bindings: ClientInfo }>) => Promise<unknown>,
  { proxies = 1, share = 1 } = {},
): Promise<Exported[]> {
  const { tracer, close } = createTracer({ endpoint, serviceName: "belrive", share }, log);
  tracerOfJobs = tracer;
  await use(appWith(tracer, proxies));
  await close();
  return collected.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(
      ({ scopeSpans }: { scopeSpans: { spans: Exported[] }[] }) =>
        scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
}

function appWith(tracer: Tracer, proxies: number) {
  const { watch, app: health } = createMetrics({
    ...{ log, pool, tracer, isOpen: () => true },
    settings: { metricsToken: null, production: true, slowRequestMs: null, proxies },
  });
  const app = new Hono<{ Bindings: ClientInfo }>();
  app.use(watch);
  app.route("/", health);
  app.post("/bookings/:id", async (c) => {
    await inTransaction(db, (tx) => enqueue(tx, confirm, { phone: "+33600000001" }));
    return c.text("booked");
  });
  app.get("/broken", (c) => c.text("sorry", 500));
  return app;
}

const traceId = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const book = (headers = {}) =>
  new Request("http://x/bookings/7?token=hidden", { method: "POST", headers });

test("one trace has the request, its statements, its job, and what the job calls", async () => {
  const spans = await spansOf(async (app) => {
    await app.request(book({ traceparent, "X-Request-Id": "balancer-12345678" }));
    await runDueJobs();
  });
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const request = spans.find(({ kind }) => kind === server);
  expect(request).toMatchObject({ name: "POST /bookings/:id", parentSpanId: "b7ad6b7169203331" });
  expect(request?.attributes).toContainEqual({
    key: "errand.request.id",
    value: { stringValue: "balancer-12345678" },
  });
  const job = spans.find(({ kind }) => kind === consumer);
  expect(job).toMatchObject({ name: "confirm-booking", parentSpanId: request?.spanId });
  const callsOf = (parent: Exported | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  const statements = callsOf(request).filter(({ kind }) => kind === client);
  expect(statements.map(({ name }) => name).join()).toContain("begin; insert_job");
  expect(statements.at(-1)?.name).toMatch(/commit$/);
  expect(callsOf(job).map(({ name }) => name)).toEqual(["select $1::text", "send sms"]);
  expect(collected.join()).toContain('"belrive"');
  expect(collected.join()).not.toMatch(/hidden|33600000001/);
});

test("a trace begins with the request where no trusted proxy has begun one", async () => {
  const spans = await spansOf(async (app) => app.request(book({ traceparent })), { proxies: 0 });
  const malformed = await spansOf(async (app) =>
    app.request(book({ traceparent: `00-${"0".repeat(32)}-b7ad6b7169203331-01` })),
  );
  for (const span of [...spans, ...malformed].filter(({ kind }) => kind === server)) {
    expect(span.traceId).not.toMatch(new RegExp(`${traceId}|^0+$`));
    expect(span.parentSpanId).toBeUndefined();
  }
  expect(malformed.length).toBeGreaterThan(0);
});

test("a failed request is marked, and probes have no spans", async () => {
  const spans = await spansOf(async (app) => {
    await app.request("/broken");
    await app.request("/healthz");
  });
  expect(spans).toMatchObject([{ name: "GET /broken", status: { code: 2 } }]);
});

test("only the share of new traces is recorded, and each that a proxy records", async () => {
  const spans = await spansOf(
    async (app) => {
      await app.request("/broken");
      await app.request("/broken", { headers: { traceparent } });
    },
    { share: 0 },
  );
  expect(spans.map((span) => span.traceId)).toEqual([traceId]);
});
