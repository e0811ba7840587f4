import { AppError } from "@errand/core/errors";
import { listFailedJobs, readHealth, retryJob } from "@errand/core/health/health.contract";
import { localize } from "@errand/core/language";
import { latestReading } from "../database/latest-reading.ts";
import { retryFailedJobs } from "../jobs/retry-failed-jobs.ts";
import { readFailedJobs, readJobCounts } from "../jobs/stored-jobs.data.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import type { HealthApi } from "./health-api.ts";

/** The doctor asks other services: operators may look as often as they like. */
const keepMs = 30_000;
/** What the doctor has found by then is shown; the rest the next time. */
const waitMs = 10_000;
/** More failed jobs than anybody reads. */
const maxFailed = 1000;

/** How the installation is, and its background jobs. */
export function healthRoutes(api: HealthApi) {
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  const readFindings = latestReading(() => api.readFindings(), { keepMs, waitMs });

  serve(api, readHealth, async (_input, { now, language }) => ({
    at: now.toISOString(),
    started_at: startedAt.toISOString(),
    memory: process.memoryUsage.rss(),
    streams: api.streams.count(),
    hears_changes: api.changes.isConnected(),
    caches: [...api.cacheCounts].map(([name, { hits, misses }]) => ({ name, hits, misses })),
    findings: ((await readFindings()) ?? []).map(({ text, ...finding }) => ({
      ...finding,
      text: localize(text, language),
    })),
  }));

  serve(api, listFailedJobs, async ({ limit, offset, name }, { db }) => {
    const failed = await readFailedJobs(db, { limit: maxFailed });
    const listed = failed.filter((job) => name === undefined || job.name === name);
    return {
      ...{ total_size: listed.length, limit, offset },
      jobs: listed.slice((offset - 1) * limit, offset * limit).map((job) => ({
        id: job.id,
        name: job.name,
        failed_at: job.failedAt.toISOString(),
        attempts: job.attempts,
        reason: job.reason,
        request_id: job.requestId,
      })),
      counts: (await readJobCounts(db)).map(({ oldestSeconds, ...counts }) => ({
        ...counts,
        oldest_seconds: oldestSeconds,
      })),
    };
  });

  serve(api, retryJob, async ({ job_id: id }, { db, language, audit }) => {
    const [job] = await readFailedJobs(db, { ids: [id], limit: 1 });
    if (!job || (await retryFailedJobs(api.pool, [job])) === 0) {
      throw new AppError("failed_job_not_found");
    }
    audit({
      subject: `job:${id}`,
      before: { name: job.name, failed_at: job.failedAt.toISOString() },
    });
    return { message: messageIn(language, "responses", "job_queued") };
  });
}
