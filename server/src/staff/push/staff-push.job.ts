import * as z from "zod";
import type { Database } from "../../database/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { defineJob } from "../../jobs/job.ts";
import type { StaffDevice } from "./staff-push.data.ts";

/** What is pushed: the messages of `staff-push.*.json`, with values and the page that it opens. */
const staffPush = z.object({
  message: z.enum(["order_unstarted", "customer_message"]),
  values: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.object({ en: z.string(), fr: z.string() })]),
  ),
  path: z.string(),
  topic: z.string(),
});
export type StaffPush = z.output<typeof staffPush>;

/** Pushes something to the device of one session of staff. */
export const staffPushJob = defineJob({
  name: "push-to-staff",
  /** The hash of the session's token, as hexadecimal digits. */
  data: staffPush.extend({ session: z.string() }),
  concurrency: 4,
  retries: 6,
});

/** Later than this, what waited is over or was seen. */
export const staffPushLifeMs = 15 * 60_000;

/** Enqueues the same for several devices. */
export async function pushToDevices(
  tx: Database,
  devices: StaffDevice[],
  push: StaffPush,
  at: Date,
): Promise<void> {
  const expiresAt = new Date(at.getTime() + staffPushLifeMs);
  for (const { sessionHash } of devices) {
    await enqueue(
      tx,
      staffPushJob,
      { ...push, session: sessionHash.toString("hex") },
      { expiresAt },
    );
  }
}
