import { type JobReportKind, occurredAt } from "@errand/core/delivery/job-states";
import { AppError } from "@errand/core/errors";
import { asc, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { jobReports } from "./job-reports.tables.ts";

export interface JobReport {
  orderId: number;
  courierId: number;
  kind: JobReportKind;
  reason?: string | undefined;
  note?: string | undefined;
}

/**
 * Stores what a courier reports, with the time at which it happened beside the time of receipt.
 * Throws `occurred_at_invalid` for a report that is more than an hour late.
 */
export async function recordReport(
  tx: Database,
  report: JobReport,
  { now, reportedAt }: { now: Date; reportedAt: string | undefined },
) {
  const occurred = occurredAt(reportedAt, now);
  if (!occurred) throw new AppError("occurred_at_invalid", { field: "occurred_at" });
  await tx.insert(jobReports).values({ ...report, occurredAt: occurred, receivedAt: now });
}

type StoredReport = typeof jobReports.$inferSelect;

/** The reports about several orders, oldest first. */
export async function readReports(
  db: Database,
  orderIds: number[],
): Promise<Map<number, StoredReport[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(jobReports)
    .where(inArray(jobReports.orderId, orderIds))
    .orderBy(asc(jobReports.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
