import * as z from "zod";
import type { Database } from "../../database/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { defineJob } from "../../jobs/job.ts";

/** Plans which courier brings which delivery, and offers those whose time has come. */
export const planDeliveriesJob = defineJob({ name: "plan-deliveries", data: z.object({}) });

/** Plans at once, because something has changed. Many requests are one plan. */
export async function planNow(tx: Database, now: Date) {
  await enqueue(tx, planDeliveriesJob, {}, { startAfter: now, singletonKey: "change" });
}

/** Plans at a time, apart from the changes until then. */
export async function planAt(tx: Database, startAfter: Date) {
  await enqueue(tx, planDeliveriesJob, {}, { startAfter, singletonKey: "time" });
}
