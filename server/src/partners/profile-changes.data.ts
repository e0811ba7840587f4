import { waitingStatuses } from "@errand/core/partners/application-states";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { readFilesOf } from "../private-files/private-files.data.ts";
import { type ApplicationRow, applicationSubject } from "./applications.data.ts";
import { partnerApplications } from "./partners.tables.ts";

/** The change of a store that waits for the desk; null without one. */
export async function findWaitingChange(
  db: Database,
  storeId: number,
): Promise<ApplicationRow | null> {
  const [row] = await waitingChanges(db, storeId);
  return row ?? null;
}

/** The same, locked until the end of the transaction; null also for one that was just decided. */
export async function lockWaitingChange(
  tx: Database,
  storeId: number,
): Promise<ApplicationRow | null> {
  const [row] = await waitingChanges(tx, storeId).for("update");
  return row ?? null;
}

function waitingChanges(db: Database, storeId: number) {
  return db
    .select()
    .from(partnerApplications)
    .where(
      and(
        eq(partnerApplications.storeId, storeId),
        eq(partnerApplications.kind, "change"),
        inArray(partnerApplications.status, [...waitingStatuses]),
      ),
    );
}

/** The newest change of a store, decided or not; null without one. */
export async function findLastChange(
  db: Database,
  storeId: number,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(partnerApplications)
    .where(and(eq(partnerApplications.storeId, storeId), eq(partnerApplications.kind, "change")))
    .orderBy(desc(partnerApplications.submittedAt), desc(partnerApplications.id))
    .limit(1);
  return row ?? null;
}

/** The key of the paper about the tax number that the desk approved last; null without one. */
export async function findApprovedCertificate(
  db: Database,
  storeId: number,
): Promise<string | null> {
  const approved = await db
    .select({ id: partnerApplications.id })
    .from(partnerApplications)
    .where(
      and(eq(partnerApplications.storeId, storeId), eq(partnerApplications.status, "approved")),
    )
    .orderBy(desc(partnerApplications.decidedAt));
  const subjects = approved.map(({ id }) => applicationSubject(id));
  const files = await readFilesOf(db, subjects);
  const certificates = subjects.flatMap((subject) =>
    files.filter((file) => file.subject === subject && file.purpose === "tin_certificate"),
  );
  return certificates[0]?.key ?? null;
}

export async function findCertificate(db: Database, applicationId: number): Promise<string | null> {
  const files = await readFilesOf(db, [applicationSubject(applicationId)]);
  return files.find(({ purpose }) => purpose === "tin_certificate")?.key ?? null;
}
