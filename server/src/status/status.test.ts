import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testShopSettings } from "../catalog/testing.ts";
import { notifyMessageJob } from "../chat/notify-message.job.ts";
import { openDatabase } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { createJobMetrics } from "../jobs/job-metrics.ts";
import { checkPaymentJob } from "../payments/check-payment.job.ts";
import { demoGateways } from "../payments/connect-gateways.ts";
import { runForRequest, startRequest } from "../process/current-request.ts";
import { createStatus, type StatusParts } from "./read-status.ts";
import { statusPage } from "./status.page.ts";

const { db } = await createTestDatabase();
const unreachable = openDatabase("postgresql://nobody@127.0.0.1:9/none", { poolSize: 1 });
afterAll(unreachable.close);
const clock = () => new Date("2026-03-02T11:04:05Z");
const hourAgo = new Date(Date.now() - 3_600_000);
const settings = {
  demo: true,
  url: "https://shop.test",
  secret: "a secret of the tests, long enough",
};
const gateways = demoGateways({ db, settings }, clock);

beforeEach(() => db.execute(sql`delete from jobs.job`));

function openPage(
  parts: Partial<StatusParts> = {},
  shop: Partial<ReturnType<typeof testShopSettings>> = {},
) {
  const readStatus = createStatus({
    ...{
      db,
      gateways,
      clock,
      jobMetrics: createJobMetrics(db),
      awayMapServices: new Set<string>(),
    },
    shop: async () => ({ ...testShopSettings(), digitalPayment: true, ...shop }),
    changes: { isConnected: () => true },
    ...parts,
  });
  const page = statusPage({ readStatus, url: "https://shop.test", styles: "/assets/app-1.css" });
  return async (headers: Record<string, string> = {}, path = "/status") => {
    const response = await page.request(path, { headers });
    const text = await response.text();
    const states = [...text.matchAll(/data-state="(\w+)"[\s\S]*?<h3>(.+?)<\/h3>/g)];
    return {
      response,
      text,
      states: Object.fromEntries(states.map(([, state, name]) => [name, state])),
    };
  };
}

test("says that everything works, in the language and the display settings of the visitor", async () => {
  const get = openPage();
  const { response, text, states } = await get();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(text).toContain("<title>Status · Errand</title>");
  expect(text).toContain("<h1>Everything works</h1>");
  expect(text).toContain("Checked at 12:04:05");
  expect(states).toEqual({
    ...{ Ordering: "working", "Online payment": "working", Messages: "working" },
    ...{ "Live updates": "working", "Maps and addresses": "working" },
  });
  expect((await get({ "Accept-Language": "fr-CA" })).text).toContain("Tout fonctionne");
  const chosen = { "Accept-Language": "en", Cookie: 'language-setting="fr"' };
  expect((await get(chosen)).text).toContain("Tout fonctionne");
  expect((await get(chosen, "/status?language=en")).text).toContain("Everything works");
  const display = encodeURIComponent(JSON.stringify({ theme: "dark", direction: "rtl" }));
  expect((await get({ Cookie: `settings=${display}` })).text).toMatch(
    /<html lang="en" dir="rtl" data-theme="dark">/,
  );
  expect((await get({ Cookie: "settings=broken" })).text).toContain("Everything works");
});

test("says what is limited, by late jobs, a broken connection and a map service that is away", async () => {
  await enqueue(db, notifyMessageJob, { messageId: 1 }, { startAfter: hourAgo });
  await enqueue(db, checkPaymentJob, { publicId: "p" }, { startAfter: hourAgo });
  const { text, states } = await openPage({
    changes: { isConnected: () => false },
    awayMapServices: new Set(["maps.example.com"]),
  })();
  expect(text).toContain("Ordering works, with limits");
  expect(states).toEqual({
    ...{ Ordering: "working", "Online payment": "limited", Messages: "limited" },
    ...{ "Live updates": "limited", "Maps and addresses": "limited" },
  });
  expect(text).not.toContain("maps.example.com");
});

test("says that messages are limited when they fail, but not because of a single one", async () => {
  const jobMetrics = createJobMetrics(db);
  const { name } = notifyMessageJob;
  const failOnce = async (messageId: number) => {
    const id = await enqueue(db, notifyMessageJob, { messageId });
    await db.execute(sql`
      update jobs.job set state = 'retry', start_after = now() + interval '1 hour' where id = ${id}`);
  };
  for (const _attempt of [1, 2, 3]) jobMetrics.observe(name, "retried", 0.1);
  await failOnce(1);
  expect((await openPage({ jobMetrics })()).states.Messages).toBe("working");
  await failOnce(2);
  expect((await openPage({ jobMetrics })()).states.Messages).toBe("limited");
  jobMetrics.observe(name, "completed", 0.1);
  expect((await openPage({ jobMetrics })()).states.Messages).toBe("working");
});

test("does not speak of online payment where the shop takes none", async () => {
  expect((await openPage({}, { digitalPayment: false })()).states).not.toHaveProperty(
    "Online payment",
  );
  expect((await openPage({ gateways: new Map() })()).states).not.toHaveProperty("Online payment");
});

test("says that ordering and paying are interrupted in maintenance", async () => {
  expect((await openPage({}, { maintenance: true })()).states).toEqual({
    ...{ Ordering: "interrupted", "Online payment": "interrupted", Messages: "working" },
    ...{ "Live updates": "working", "Maps and addresses": "working" },
  });
});

test("responds while the database does not", async () => {
  const { response, text, states } = await openPage({ db: unreachable.db })();
  expect(response.status).toBe(200);
  expect(text).toContain("<title>Status · shop.test</title>");
  expect(text).toContain("Ordering is interrupted");
  expect(text).toContain("Checked at 11:04:05 UTC");
  expect(new Set(Object.values(states))).toEqual(new Set(["interrupted"]));
});

test("reads the database once for many visitors", async () => {
  const get = openPage();
  const request = startRequest("visitors");
  await runForRequest(request, async () => {
    await Promise.all(Array.from({ length: 20 }, () => get()));
    await get();
  });
  expect(request.statements).toBe(1);
});

test("serves its style sheets", async () => {
  for (const path of ["/status.css", "/plain-page.css"]) {
    const { response } = await openPage()({}, path);
    expect(response.headers.get("content-type"), path).toBe("text/css; charset=utf-8");
  }
});
