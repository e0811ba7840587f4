import * as z from "zod";
import type { Database } from "../../database/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { defineJob } from "../../jobs/job.ts";
import type { StaffDevice } from "./staff-push.data.ts";

/** What is pushed: the messages of `staff-push.*.json`, with values and the page that it opens. */
const staffPush = z.object({
  message: z.enum([
    "order_unstarted",
    "customer_message",
    "private_message",
    "job_offered",
    "incident",
  ]),
  values: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.object({ en: z.string(), fr: z.string() })]),
  ),
  path: z.string(),
  topic: z.string(),
  /** Seconds after which it is of no use; by default 15 minutes. */
  life: z.int().default(15 * 60),
});
export type StaffPush = z.input<typeof staffPush>;

/** Pushes something to the device of one session of staff. */
export const staffPushJob = defineJob({
  name: "push-to-staff",
  /** The hash of the session's token, as hexadecimal digits. */
  data: staffPush.extend({ session: z.string() }),
  concurrency: 4,
  retries: 6,
});

/** Enqueues the same for several devices. */
export async function pushToDevices(
  tx: Database,
  devices: StaffDevice[],
  push: StaffPush,
  at: Date,
): Promise<void> {
  const { life } = staffPush.parse(push);
  const expiresAt = new Date(at.getTime() + life * 1000);
  for (const { sessionHash } of devices) {
    await enqueue(
      tx,
      staffPushJob,
      { ...push, session: sessionHash.toString("hex") },
      { expiresAt },
    );
  }
}
