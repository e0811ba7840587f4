import { randomBytes } from "node:crypto";
import { emailError, normalizeEmail } from "@errand/core/email";
import type { StaffKind } from "@errand/core/principals";
import { and, eq } from "drizzle-orm";
import { hashPassword } from "../account/passwords.ts";
import type { Database } from "../database/database.ts";
import { staffMembers, staffRoles, staffSessions } from "./staff.tables.ts";

/**
 * An account cannot be added or changed; the message is one line for the person at the terminal.
 */
export class StaffAccountError extends Error {
  override name = "StaffAccountError";
}

export interface NewStaffAccount {
  kind: StaffKind;
  email: string;
  name: string;
  /** The key of a role; null for couriers. */
  role: string | null;
  storeId?: number;
  courierId?: number;
  zoneIds?: number[];
}

/**
 * Adds an account and returns its password, 128 random bits. Its first sign-in sets up the second
 * step. Throws `StaffAccountError` for an invalid or known e-mail and an unknown role.
 */
export async function addStaffAccount(
  db: Database,
  { kind, name, role, ...fields }: NewStaffAccount,
): Promise<string> {
  if (emailError(fields.email) !== null) {
    throw new StaffAccountError(`${fields.email} is not an e-mail address`);
  }
  const email = normalizeEmail(fields.email);
  const roleId = role === null ? null : await findRoleId(db, kind, role);
  const password = randomBytes(16).toString("base64url");
  const added = await db
    .insert(staffMembers)
    .values({ ...fields, kind, name, email, roleId, passwordHash: await hashPassword(password) })
    .onConflictDoNothing()
    .returning({ id: staffMembers.id });
  if (added.length === 0) throw new StaffAccountError(`${email} has an account already`);
  return password;
}

async function findRoleId(db: Database, kind: StaffKind, key: string): Promise<number> {
  const roles = await db.select().from(staffRoles).where(eq(staffRoles.kind, kind));
  const role = roles.find((candidate) => candidate.key === key);
  if (role) return role.id;
  throw new StaffAccountError(`--role is one of ${roles.map((known) => known.key).join(", ")}`);
}

/**
 * Gives an account a new password and removes its authenticator app, for somebody who has lost one
 * of them. Ends its sessions.
 */
export async function resetStaffAccount(
  db: Database,
  { kind, email }: { kind: StaffKind; email: string },
): Promise<string> {
  const password = randomBytes(16).toString("base64url");
  const [member] = await db
    .update(staffMembers)
    .set({ passwordHash: await hashPassword(password), totpSecret: null, totpConfirmed: false })
    .where(and(eq(staffMembers.kind, kind), eq(staffMembers.email, normalizeEmail(email))))
    .returning({ id: staffMembers.id });
  if (!member) throw new StaffAccountError(`${email} has no account`);
  await db.delete(staffSessions).where(eq(staffSessions.staffId, member.id));
  return password;
}
