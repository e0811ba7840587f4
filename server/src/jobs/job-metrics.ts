import { Counter, Gauge, Histogram, type Metric } from "prom-client";
import type { Database } from "../database/database.ts";
import { latestReading } from "../database/latest-reading.ts";
import { readJobCounts } from "./stored-jobs.data.ts";

/** How an attempt ended: `retried` and `failed` (for the last time) with an error. */
export type JobOutcome = "completed" | "expired" | "retried" | "failed";

export interface JobMetrics {
  metrics: Metric[];
  observe(name: string, outcome: JobOutcome, seconds: number): void;
  /**
   * Whether the last attempts of this process at jobs of this name have failed, several in a row.
   */
  isFailing(name: string): boolean;
}

/** Fewer may be one job that always fails. */
const failuresOfOutage = 3;

/** Counts the stored jobs when metrics are read, and the attempts of this process as they end. */
export function createJobMetrics(db: Database): JobMetrics {
  const seconds = new Histogram({
    name: "job_duration_seconds",
    help: "Time of an attempt by the workers of this process",
    labelNames: ["name"],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60],
    registers: [],
  });
  const attempts = new Counter({
    name: "job_attempts_total",
    help: "Attempts by the workers of this process, by outcome",
    labelNames: ["name", "outcome"],
    registers: [],
  });
  // Both gauges are collected at the same time, and share a query.
  const counts = latestReading(() => readJobCounts(db), { keepMs: 1_000, waitMs: 2_000 });
  const jobs = new Gauge({
    name: "jobs",
    help: "Stored jobs: queued (due or not), active, and failed for the last time",
    labelNames: ["name", "state"],
    registers: [],
    async collect() {
      const read = await counts();
      this.reset();
      for (const { name, queued, active, failed } of read ?? []) {
        this.set({ name, state: "queued" }, queued);
        this.set({ name, state: "active" }, active);
        this.set({ name, state: "failed" }, failed);
      }
    },
  });
  const oldest = new Gauge({
    name: "jobs_oldest_due_seconds",
    help: "For how long the oldest queued job has been due",
    labelNames: ["name"],
    registers: [],
    async collect() {
      const read = await counts();
      this.reset();
      for (const { name, oldestSeconds } of read ?? []) this.set({ name }, oldestSeconds);
    },
  });
  const failuresInARow = new Map<string, number>();
  return {
    metrics: [jobs, oldest, attempts, seconds],
    observe(name, outcome, duration) {
      attempts.inc({ name, outcome });
      seconds.observe({ name }, duration);
      const hasFailed = outcome === "retried" || outcome === "failed";
      failuresInARow.set(name, hasFailed ? (failuresInARow.get(name) ?? 0) + 1 : 0);
    },
    isFailing: (name) => (failuresInARow.get(name) ?? 0) >= failuresOfOutage,
  };
}
