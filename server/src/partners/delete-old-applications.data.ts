import { waitingStatuses } from "@errand/core/partners/application-states";
import { and, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { inTransaction } from "../database/database.ts";
import { detachFiles } from "../private-files/private-files.data.ts";
import { privateFiles } from "../private-files/private-files.tables.ts";
import { applicationSubject } from "./applications.data.ts";
import { partnerApplications } from "./partners.tables.ts";

/** How long applications are kept, in days. */
export const retentionDays = {
  /** Without verified contacts: nobody has proved to be the applicant. */
  unverified: 1,
  /** Pictures of identity documents after the decision, whatever it was. */
  identity: 30,
  /** A refused application that is not corrected. */
  refused: 90,
};

const maxDeletions = 500;

/** Deletes applications that are not needed any more, and the pictures of identity documents. */
export async function deleteOldApplications(db: Database, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const { status, phoneVerification, emailVerification, submittedAt, decidedAt } =
    partnerApplications;
  await deleteWhere(
    db,
    and(
      inArray(status, [...waitingStatuses]),
      or(eq(phoneVerification, "waiting"), eq(emailVerification, "waiting")),
      lt(submittedAt, before(retentionDays.unverified)),
    ),
  );
  await deleteWhere(db, and(eq(status, "refused"), lt(decidedAt, before(retentionDays.refused))));
  const decided = await db
    .select({ id: partnerApplications.id })
    .from(partnerApplications)
    .innerJoin(
      privateFiles,
      and(
        eq(privateFiles.subject, sql`'application:' || ${partnerApplications.id}`),
        eq(privateFiles.purpose, "identity"),
      ),
    )
    .where(
      and(inArray(status, ["approved", "refused"]), lt(decidedAt, before(retentionDays.identity))),
    )
    .limit(maxDeletions);
  const subjects = [...new Set(decided.map(({ id }) => applicationSubject(id)))];
  await detachFiles(db, subjects, ["identity"]);
}

async function deleteWhere(db: Database, condition: SQL | undefined) {
  await inTransaction(db, async (tx) => {
    const old = await tx
      .select({ id: partnerApplications.id })
      .from(partnerApplications)
      .where(condition)
      .limit(maxDeletions)
      // One that is being decided or corrected right now is left to the next run.
      .for("update", { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    await detachFiles(tx, ids.map(applicationSubject));
    await tx.delete(partnerApplications).where(inArray(partnerApplications.id, ids));
  });
}
