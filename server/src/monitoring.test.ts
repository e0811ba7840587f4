import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createBackupMetrics } from "./backup/backup-metrics.ts";
import { createTestDatabase } from "./database/testing.ts";
import type { ClientInfo } from "./http/http-server.ts";
import { createMetrics } from "./http/metrics.ts";
import { createJobMetrics } from "./jobs/job-metrics.ts";
import { createOrderMetrics } from "./orders/order-metrics.ts";
import { createStreamMetrics } from "./requests/stream-metrics.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFile(new URL(path, root), "utf8");
const alerts = await read("deploy/monitoring/alerts.yaml");
const dashboard = await read("deploy/monitoring/dashboard.json");

/** Names of metrics have an underscore or stand before labels; functions have an argument. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/\bby \([^)]*\)/g, "")
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "");
  const names = bare.match(/\b[a-z_]+\b(?! *\()/g) ?? [];
  return names.map((name) => name.replace(/(duration_seconds)_(count|bucket|sum)$/, "$1"));
}

test("alerts and the dashboard use metrics that exist", async () => {
  const { db, pool } = await createTestDatabase();
  const { app } = createMetrics({
    log: pino({ level: "silent" }),
    pool,
    isOpen: () => true,
    settings: { metricsToken: null, production: false, slowRequestMs: null },
    metrics: [
      ...createJobMetrics(db).metrics,
      ...createOrderMetrics(db),
      ...createStreamMetrics({ count: () => 0 }),
      ...createBackupMetrics({ folder: "/nowhere", schedule: "", keep: 1 }),
    ],
  });
  const served = new Hono<{ Bindings: ClientInfo }>().route("/", app);
  const text = await (await served.request("/metrics", {}, { address: "127.0.0.1" })).text();
  const existing = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));

  const panels: { targets: { expr: string }[] }[] = JSON.parse(dashboard).panels;
  const expressions = [
    ...[...alerts.matchAll(/expr: (.+)/g)].map(([, expression]) => expression ?? ""),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const used = new Set(expressions.flatMap(namesIn));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !existing.has(name))).toEqual([]);
});

test("each alert links to a heading of the guide", async () => {
  const guide = await read("docs/operations.md");
  const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title?.toLowerCase().replaceAll(" ", "-"),
  );
  const linked = [...alerts.matchAll(/runbook: docs\/operations\.md#(.+)/g)].map(([, to]) => to);
  expect(linked).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0);
  expect(linked.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});
