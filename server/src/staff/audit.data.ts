import type { StaffKind } from "@errand/core/principals";
import { and, count, desc, eq, gte, type SQL } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { insertUnread } from "../database/insert-row.ts";
import type { AuditRecord, RecentActor } from "../requests/audit-record.ts";
import { auditLog } from "./staff.tables.ts";

/** Adds an entry to the audit log, in the transaction of the change. */
export async function recordAudit(tx: Database, { staff, ...entry }: AuditRecord): Promise<void> {
  const { staffId, kind: staffKind, name: staffName } = staff;
  await insertUnread(tx, auditLog, { ...entry, staffId, staffKind, staffName });
}

/** The last change of a subject since then by somebody of one kind of staff. */
export async function readLastActor(
  db: Database,
  subject: string,
  { kind, since }: { kind: StaffKind; since: Date },
): Promise<RecentActor | null> {
  const [row] = await db
    .select({ staffId: auditLog.staffId, name: auditLog.staffName, at: auditLog.at })
    .from(auditLog)
    .where(
      and(eq(auditLog.subject, subject), eq(auditLog.staffKind, kind), gte(auditLog.at, since)),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row ?? null;
}

interface AuditFilter {
  actor?: number | undefined;
  subject?: string | undefined;
  since?: string | undefined;
}

/** One page of the audit log, newest first, and the number of entries (up to 10 000). */
export async function readAudit(
  db: Database,
  { actor, subject, since }: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const condition: SQL | undefined = and(
    actor === undefined ? undefined : eq(auditLog.staffId, actor),
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    since === undefined ? undefined : gte(auditLog.at, new Date(since)),
  );
  const counted = db.select({ id: auditLog.id }).from(auditLog).where(condition).limit(10_000);
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(auditLog)
      .where(condition)
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .offset((offset - 1) * limit),
    db.select({ count: count() }).from(counted.as("counted")),
  ]);
  return { total: total?.count ?? 0, rows };
}
