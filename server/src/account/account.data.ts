import { randomBytes } from "node:crypto";
import { AppError } from "@errand/core/errors";
import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { lockKey } from "../database/shop-schema.ts";
import { tokenHash } from "../requests/caller.ts";
import { customers, sessions } from "./account.tables.ts";
import { deviceOf } from "./device.ts";
import { pendingSignIns } from "./pending-sign-ins.tables.ts";

export type Customer = typeof customers.$inferSelect;

/**
 * The account with this e-mail (lower case) or phone (E.164); a verified contact takes precedence.
 */
export async function findByContact(
  db: Database,
  field: "email" | "phone",
  value: string,
): Promise<Customer | null> {
  const rows = await db.select().from(customers).where(eq(customers[field], value));
  const verified = field === "email" ? "emailVerified" : "phoneVerified";
  return rows.find((row) => row[verified]) ?? rows[0] ?? null;
}

/** Serialises sign-ups with the same contact, so that only the first finds it free. */
export async function lockContacts(tx: Database, contacts: string[]) {
  for (const contact of contacts.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey(`contact ${contact}`)})`);
  }
}

/** Whether an account other than `except` has each of these contacts, verified or not. */
export async function findTakenContacts(
  db: Database,
  contact: { email: string; phone: string },
  except?: number,
): Promise<{ email: boolean; phone: boolean }> {
  const rows = await db
    .select({ email: customers.email, phone: customers.phone })
    .from(customers)
    .where(
      and(
        or(eq(customers.email, contact.email), eq(customers.phone, contact.phone)),
        except === undefined ? undefined : ne(customers.id, except),
      ),
    );
  return {
    email: rows.some((row) => row.email === contact.email),
    phone: rows.some((row) => row.phone === contact.phone),
  };
}

/** Whether an account may not be used now: a block may end by itself. */
export function isBlocked(
  { blocked, blockedUntil }: Pick<Customer, "blocked" | "blockedUntil">,
  now: Date,
): boolean {
  return blocked && (blockedUntil === null || blockedUntil > now);
}

export async function findCustomer(db: Database, id: number): Promise<Customer> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw new Error(`customer ${id} of a session does not exist`);
  return customer;
}

/**
 * The account of a session, locked until the end of the transaction. Throws `auth-001` if it was
 * just removed.
 */
export async function lockCustomer(tx: Database, id: number): Promise<Customer> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
    .for("update");
  if (!customer) throw new AppError("auth-001");
  return customer;
}

/**
 * Keeps an account from being deleted until the end of the transaction; false if it is deleted
 * already.
 */
export async function lockActiveCustomer(tx: Database, id: number): Promise<boolean> {
  const [customer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
    .for("share");
  return customer !== undefined;
}

/** Opens a session and returns its token: 256 random bits, of which only the hash is stored. */
export async function openSession(
  db: Database,
  customerId: number,
  userAgent = "",
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const device = deviceOf(userAgent);
  await db.insert(sessions).values({ tokenHash: tokenHash(token), customerId, ...device });
  return token;
}

/** `name` is split at its first space (contract 3.1). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = name, ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
}

export async function addCustomer(
  db: Database,
  { name, ...fields }: { name: string } & Omit<typeof customers.$inferInsert, "firstName">,
): Promise<Customer> {
  const [customer] = await db
    .insert(customers)
    .values({ ...splitName(name), ...fields })
    .returning();
  if (!customer) throw new Error("inserting the customer returned no row");
  return customer;
}

export type AccountContact = "email" | "phone";

export async function setContact(
  db: Database,
  customerId: number,
  field: AccountContact,
  value: string,
  isVerified: boolean,
) {
  await db
    .update(customers)
    .set(
      field === "email"
        ? { email: value, emailVerified: isVerified }
        : { phone: value, phoneVerified: isVerified },
    )
    .where(eq(customers.id, customerId));
}

/** Marks the current contact of the account as verified. */
export async function verifyContact(
  db: Database,
  customerId: number,
  field: "email" | "phone",
  value: string,
) {
  await db
    .update(customers)
    .set(field === "email" ? { emailVerified: true } : { phoneVerified: true })
    .where(and(eq(customers.id, customerId), eq(customers[field], value)));
}

/**
 * The same for a contact that a code has proved. Throws `phone_taken` or `email_taken` if another
 * account was first.
 */
export async function verifyOwnContact(
  tx: Database,
  customerId: number,
  field: AccountContact,
  value: string,
) {
  await lockContacts(tx, [value]);
  const other = await findByContact(tx, field, value);
  const isVerified = field === "email" ? other?.emailVerified : other?.phoneVerified;
  if (isVerified && other?.id !== customerId) throw new AppError(`${field}_taken`, { field });
  await verifyContact(tx, customerId, field, value);
}

/** Removes an unverified contact from its account once another account verifies it. */
export async function removeUnverifiedContact(
  db: Database,
  customerId: number,
  field: AccountContact,
  value: string,
) {
  const isUnverified = eq(customers[field === "email" ? "emailVerified" : "phoneVerified"], false);
  await db
    .update(customers)
    .set({ [field]: null })
    .where(and(eq(customers.id, customerId), eq(customers[field], value), isUnverified));
}

export async function setPassword(db: Database, customerId: number, passwordHash: string) {
  await db.update(customers).set({ passwordHash }).where(eq(customers.id, customerId));
}

/** Ends all sessions of a customer except `except`, and the pending sign-ins. */
export async function endSessions(db: Database, customerId: number, except?: string) {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.customerId, customerId));
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.customerId, customerId),
        except === undefined ? undefined : ne(sessions.tokenHash, tokenHash(except)),
      ),
    );
}

export async function endSession(db: Database, customerId: number, token: string) {
  await db
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), eq(sessions.tokenHash, tokenHash(token))));
}
