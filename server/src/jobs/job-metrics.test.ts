import { sql } from "drizzle-orm";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import * as z from "zod";
import { createTestDatabase } from "../database/testing.ts";
import { enqueue } from "./enqueue.ts";
import { defineJob } from "./job.ts";
import { createJobMetrics } from "./job-metrics.ts";

const { db } = await createTestDatabase();
const { metrics, observe, isFailing } = createJobMetrics(db);
const register = new Registry();
for (const metric of metrics) register.registerMetric(metric);

const knead = defineJob({ name: "knead", data: z.object({}) });
const lines = async () => {
  const text = await register.metrics();
  return text.split("\n").filter((line) => line.includes('name="knead"'));
};

test("counts stored jobs by name and state, and says for how long the oldest has been due", async () => {
  const hourAgo = new Date(Date.now() - 3_600_000);
  await enqueue(db, knead, {}, { startAfter: hourAgo });
  await enqueue(db, knead, {}, { startAfter: new Date("2099-01-01") });
  await enqueue(db, knead, {});
  await db.execute(sql`
    update jobs.job set state = 'active' where start_after between now() - interval '1 minute' and now()`);
  const [oldest, ...counts] = (await lines()).toReversed();
  expect(counts.toReversed()).toEqual([
    'jobs{name="knead",state="queued"} 2',
    'jobs{name="knead",state="active"} 1',
    'jobs{name="knead",state="failed"} 0',
  ]);
  expect(Number(oldest?.split(" ")[1])).toBeGreaterThanOrEqual(3600);
});

test("counts attempts by outcome with their duration", async () => {
  observe("knead", "retried", 0.2);
  observe("knead", "completed", 0.3);
  const text = (await lines()).join("\n");
  expect(text).toContain('job_attempts_total{name="knead",outcome="retried"} 1');
  expect(text).toContain('job_attempts_total{name="knead",outcome="completed"} 1');
  expect(text).toContain('job_duration_seconds_sum{name="knead"} 0.5');
});

test("notices jobs of which several attempts in a row have failed", () => {
  for (const outcome of ["retried", "failed"] as const) observe("proof", outcome, 0.1);
  expect(isFailing("proof")).toBe(false);
  observe("proof", "retried", 0.1);
  expect(isFailing("proof")).toBe(true);
  observe("proof", "completed", 0.1);
  expect(isFailing("proof")).toBe(false);
});
