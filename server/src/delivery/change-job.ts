import { AppError } from "@errand/core/errors";
import type { Job } from "@errand/core/orders/staff-orders.types";
import { messageIn } from "../messages/messages.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { auditChange } from "../orders/staff-orders.ts";
import type { StaffOf } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { toJobs } from "./courier-jobs.data.ts";
import type { DeliveryApi } from "./delivery-api.ts";
import { explainConflict, type JobAct } from "./job-conflict.ts";
import { jobReader } from "./job-reader.ts";
import { type JobReport, recordReport } from "./job-reports.data.ts";

export type CourierContext = AnyRequestContext & { staff: StaffOf<"courier"> };

/** What a courier has reported. */
type MadeReport = Pick<JobReport, "kind" | "reason" | "note"> & {
  /** The other orders of its run that it is about, too. */
  together?: OrderRow[];
};

/**
 * Changes a job for its courier and stores the report that `change` returns; returns the job as it
 * is then. Throws what `change` throws, with why the state of the order refuses it, and
 * `occurred_at_invalid` for a report that is more than an hour late.
 */
export async function changeJob(
  api: Pick<DeliveryApi, "changes" | "settings" | "dispatchTiming" | "jobRoutes">,
  ctx: CourierContext,
  act: JobAct,
  { id: orderId, occurred_at }: { id: number; occurred_at?: string | undefined },
  change: (row: OrderRow) => Promise<MadeReport>,
): Promise<{ message: string; job: Job }> {
  const { db, now, language } = ctx;
  const { courierId } = ctx.staff;
  const after = await auditChange(api, ctx, orderId, async (row) => {
    const { together = [], ...report } = await explainConflict(act, row, () => change(row));
    for (const id of [orderId, ...together.map(({ order }) => order.id)]) {
      const made = { ...report, orderId: id, courierId };
      await recordReport(db, made, { now, reportedAt: occurred_at });
    }
  });
  const reader = jobReader(api, { courierId, now, language }, api.jobRoutes.known);
  const [job] = await toJobs(db, [after], reader);
  if (!job) throw new AppError("order_not_found");
  return { message: messageIn(language, "responses", "job_updated"), job };
}

/** The courier may have lost the job since the request was checked. Throws `order_not_found`. */
export function requireCourier({ order }: OrderRow, courierId: number): void {
  if (order.courierId !== courierId) throw new AppError("order_not_found");
}
