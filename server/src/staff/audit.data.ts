import type { OwnedKind } from "@errand/core/endpoint";
import type { StaffKind } from "@errand/core/principals";
import { and, count, desc, eq, gte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { insertUnread } from "../database/insert-row.ts";
import type { AuditRecord, RecentActor } from "../requests/audit-record.ts";
import { auditLog } from "./staff.tables.ts";

/** Adds an entry to the audit log, in the transaction of the change. */
export async function recordAudit(tx: Database, { staff, ...entry }: AuditRecord): Promise<void> {
  const { staffId, kind: staffKind, name: staffName } = staff;
  await insertUnread(tx, auditLog, { ...entry, staffId, staffKind, staffName });
}

/** The last change of something since then by somebody of one kind of staff. */
export async function readLastActor(
  db: Database,
  { owned, id }: { owned: OwnedKind; id: number },
  { kind, since }: { kind: StaffKind; since: Date },
): Promise<RecentActor | null> {
  const isIts = eq(auditLog.subject, `${owned}:${id}`);
  const isAbout = owned === "refund" ? or(isIts, isAboutRefund(id)) : isIts;
  const [row] = await db
    .select({ staffId: auditLog.staffId, name: auditLog.staffName, at: auditLog.at })
    .from(auditLog)
    .where(and(isAbout, eq(auditLog.staffKind, kind), gte(auditLog.at, since)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row ?? null;
}

/** Changes of a refund whose subject is its order or its trip. */
const isAboutRefund = (id: number) => sql`${auditLog.after} ->> 'refund_id' = ${String(id)}`;

/** The order or the trip of a refund that staff changed, also once the refund is gone. */
export async function findSaleOfRefund(db: Database, refundId: number): Promise<number | null> {
  const [row] = await db
    .select({ subject: auditLog.subject })
    .from(auditLog)
    .where(isAboutRefund(refundId))
    .limit(1);
  return row ? Number(row.subject.split(":")[1]) : null;
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
