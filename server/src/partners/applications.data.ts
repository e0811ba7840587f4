import { AppError, AppErrors } from "@errand/core/errors";
import { type ApplicantKind, waitingStatuses } from "@errand/core/partners/application-states";
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { lockContacts } from "../account/account.data.ts";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { staffMembers } from "../staff/staff.tables.ts";
import { applicationTransitions, partnerApplications } from "./partners.tables.ts";

export type ApplicationRow = typeof partnerApplications.$inferSelect;
export type NewApplication = typeof partnerApplications.$inferInsert;
type Transition = typeof applicationTransitions.$inferInsert;
export type Contacts = Pick<ApplicationRow, "email" | "phone"> & { kind: ApplicantKind };

/** The subject of its private files and of its entries in the audit log. */
export const applicationSubject = (id: number) => `application:${id}`;

export async function findApplication(db: Database, id: number): Promise<ApplicationRow | null> {
  const [row] = await db.select().from(partnerApplications).where(eq(partnerApplications.id, id));
  return row ?? null;
}

/** The undecided application of this kind that has both contacts. */
export async function findWaitingApplication(
  db: Database,
  { kind, email, phone }: Contacts,
): Promise<ApplicationRow | null> {
  const { status } = partnerApplications;
  const [row] = await db
    .select()
    .from(partnerApplications)
    .where(
      and(
        eq(partnerApplications.kind, kind),
        eq(partnerApplications.email, email),
        eq(partnerApplications.phone, phone),
        inArray(status, [...waitingStatuses]),
      ),
    );
  return row ?? null;
}

/**
 * The application, locked until the end of the transaction, so that it is decided once. Throws
 * `application_not_found`.
 */
export async function lockApplication(tx: Database, id: number): Promise<ApplicationRow> {
  const [row] = await tx
    .select()
    .from(partnerApplications)
    .where(eq(partnerApplications.id, id))
    .for("update");
  if (!row) throw new AppError("application_not_found");
  return row;
}

export async function insertApplication(
  tx: Database,
  values: NewApplication,
): Promise<ApplicationRow> {
  const [row] = await tx.insert(partnerApplications).values(values).returning();
  if (!row) throw new Error("inserting the application returned no row");
  return row;
}

/** Reserves the number of a store that does not exist yet. */
export async function nextStoreId(tx: Database): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('stores', 'id')) as id`,
  );
  return Number(rows[0]?.id);
}

export async function updateApplication(
  tx: Database,
  id: number,
  changed: Partial<NewApplication>,
): Promise<ApplicationRow> {
  const [row] = await tx
    .update(partnerApplications)
    .set(changed)
    .where(eq(partnerApplications.id, id))
    .returning();
  if (!row) throw new AppError("application_not_found");
  return row;
}

/**
 * Takes the contacts of an application until the end of the transaction: of several at the same
 * time, one finds them free.
 */
export async function takeContacts(tx: Database, contacts: Contacts, except?: number) {
  const { kind, email, phone } = contacts;
  await lockContacts(tx, [`${kind} ${email}`, `${kind} ${phone}`]);
  await refuseTakenContacts(tx, contacts, except);
}

/**
 * Throws when an undecided application of the same kind other than `except`, or an account of the
 * audience, has one of these contacts.
 */
export async function refuseTakenContacts(db: Database, contacts: Contacts, except?: number) {
  const { email, phone } = contacts;
  const known = [
    ...(await db
      .select({ email: partnerApplications.email, phone: partnerApplications.phone })
      .from(partnerApplications)
      .where(
        and(
          eq(partnerApplications.kind, contacts.kind),
          inArray(partnerApplications.status, [...waitingStatuses]),
          or(eq(partnerApplications.email, email), eq(partnerApplications.phone, phone)),
          except === undefined ? undefined : ne(partnerApplications.id, except),
        ),
      )),
    ...(await db
      .select({ email: staffMembers.email, phone: staffMembers.phone })
      .from(staffMembers)
      .where(
        and(
          // Each kind of partner signs in to the audience of its name.
          eq(staffMembers.audience, contacts.kind),
          or(eq(staffMembers.email, email), eq(staffMembers.phone, phone)),
        ),
      )),
  ];
  const errors = [
    ...(known.some((other) => other.email === email)
      ? [new AppError("email_taken", { field: "email" })]
      : []),
    ...(known.some((other) => other.phone === phone)
      ? [new AppError("phone_taken", { field: "phone" })]
      : []),
  ];
  if (errors.length > 0) throw new AppErrors(errors);
}

export async function recordTransition(tx: Database, transition: Transition) {
  await tx.insert(applicationTransitions).values(transition);
}

export function readTransitions(db: Database, applicationId: number) {
  return db
    .select()
    .from(applicationTransitions)
    .where(eq(applicationTransitions.applicationId, applicationId))
    .orderBy(applicationTransitions.id);
}

/** The slug of a new store: its name in ASCII, with its number when another store has it. */
export async function freeSlug(tx: Database, slug: string, storeId: number): Promise<string> {
  const isTaken = (await tx.$count(stores, eq(stores.slug, slug))) > 0;
  return isTaken ? `${slug}-${storeId}` : slug;
}
