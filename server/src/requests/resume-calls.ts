import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import * as z from "zod";
import { externalCalls } from "../idempotency/external-calls.tables.ts";
import { leaseCall } from "../idempotency/external-calls.ts";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import type { Api } from "./api.ts";

/** Finishes interrupted calls every minute. */
export function resumeCalls(api: Api): JobHandler {
  const job = defineJob({
    name: "resume-external-calls",
    data: z.object({}),
    schedule: "* * * * *",
    timeout: 600,
  });
  return handleJob(job, () => resumeExternalCalls(api));
}

const batchSize = 100;

/**
 * Finishes the calls that a crash interrupted, and returns how many. Every error is logged, because
 * the next run tries again. A call that its caller repeats at the same time is made once.
 */
export async function resumeExternalCalls(api: Api): Promise<number> {
  const now = api.clock();
  const interrupted = await api.db
    .select({ id: externalCalls.id })
    .from(externalCalls)
    .where(
      and(
        eq(externalCalls.state, "started"),
        lt(externalCalls.leasedUntil, now),
        isNotNull(externalCalls.input),
        inArray(externalCalls.kind, [...api.resumers.keys()]),
      ),
    )
    .orderBy(externalCalls.leasedUntil)
    .limit(batchSize);
  let resumed = 0;
  for (const { id } of interrupted) {
    const call = await leaseCall(api.db, id, now);
    if (!call) continue;
    try {
      await api.resumers.get(call.kind)?.(call);
      resumed += 1;
    } catch (error) {
      api.log.warn({ err: error, call: id, endpoint: call.kind }, "interrupted call failed again");
    }
  }
  return resumed;
}
