import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { messageResponse, page, paging, text, timestamp } from "../values.ts";

/** How the installation is (contract 7.4). */

const operations = { staff: "desk", permission: "operations" } as const;

/** What the doctor looks at. */
export const checkNames = [
  "names",
  "node",
  "settings",
  "folders",
  "database",
  "shop",
  "jobs",
  "mail",
  "sms",
  "payments",
  "files",
  "maps",
  "traces",
  "backups",
] as const;
export type CheckName = (typeof checkNames)[number];

const findingStates = ["ok", "warning", "problem"] as const;
export type FindingState = (typeof findingStates)[number];

export const readHealth = endpoint("GET /desk/health", {
  about:
    "How the process that answers is, and what `npm run doctor` says about settings, services and backups.",
  allow: operations,
  input: z.object({}),
  reply: z.object({
    at: timestamp,
    started_at: timestamp,
    /** Bytes that the process takes. */
    memory: z.int(),
    /** Open live streams of the process. */
    streams: z.int(),
    /** Whether the process hears of changes that others make. */
    hears_changes: z.boolean(),
    caches: z.array(z.object({ name: z.string(), hits: z.int(), misses: z.int() })),
    findings: z.array(
      z.object({ check: z.enum(checkNames), state: z.enum(findingStates), text: z.string() }),
    ),
  }),
  errors: [],
});

export const listFailedJobs = endpoint("GET /desk/jobs", {
  about:
    "Background jobs that have failed for the last time, the latest first, and how many of each wait, run and have failed.",
  allow: operations,
  input: z.object({ ...paging, name: text(100).optional() }),
  reply: page(
    "jobs",
    z.object({
      id: z.string(),
      name: z.string(),
      failed_at: timestamp,
      attempts: z.int(),
      reason: z.string(),
      /** The request that has enqueued it; null for none. */
      request_id: z.string().nullable(),
    }),
  ).extend({
    counts: z.array(
      z.object({
        name: z.string(),
        queued: z.int(),
        /** Of the queued ones, those with a failed attempt. */
        retrying: z.int(),
        active: z.int(),
        failed: z.int(),
        /** For how long the oldest queued one has been due. */
        oldest_seconds: z.number(),
      }),
    ),
  }),
  errors: ["offset_too_large"],
});

export const retryJob = endpoint("POST /desk/jobs/{job_id}/retry", {
  about: "Queues a failed job again, with all its attempts.",
  allow: operations,
  keyRequired: true,
  input: z.object({ job_id: z.uuid() }),
  reply: messageResponse,
  errors: ["failed_job_not_found"],
});
