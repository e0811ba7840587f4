import { id } from "@errand/core/values";
import * as z from "zod";
import type { Database } from "../../database/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { defineJob } from "../../jobs/job.ts";

/** Pushes a notification to the browser of one session. */
export const pushJob = defineJob({
  name: "push-notification",
  data: z.object({ notificationId: id, sessionId: id }),
  concurrency: 4,
  retries: 6,
});

export type PushData = z.output<typeof pushJob.data>;

/** Later than this, a pushed notification only disturbs: it is in the list of the shop. */
export const pushLifeMs = 12 * 3_600_000;

/** Enqueues the pushing of a notification from a moment on; not twice before that moment. */
export async function pushLater(tx: Database, data: PushData, from: Date): Promise<void> {
  await enqueue(tx, pushJob, data, {
    startAfter: from,
    expiresAt: new Date(from.getTime() + pushLifeMs),
    singletonKey: `${data.notificationId} ${data.sessionId}`,
  });
}
