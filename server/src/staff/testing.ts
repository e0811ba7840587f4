import type { StaffKind } from "@errand/core/principals";
import { and, eq } from "drizzle-orm";
import { hashPassword } from "../account/passwords.ts";
import type { Database } from "../database/database.ts";
import { seal } from "./sealed-secret.ts";
import { openStaffSession } from "./staff.data.ts";
import { staffMembers, staffRoles } from "./staff.tables.ts";
import { newTotpSecret } from "./totp.ts";

/** The `secret` of the API in tests. */
const shopSecret = "a secret of the tests, long enough";
export const staffPassword = "difference engine";
let passwordHash: Promise<string> | null = null;
let people = 0;

interface NewStaff {
  kind: StaffKind;
  /** The key of a role; null for couriers. */
  role: string | null;
  storeId?: number | null | undefined;
  courierId?: number | null;
  zoneIds?: number[];
  hasSecondStep?: boolean;
  name?: string;
}

/**
 * Inserts a member of the staff with an authenticator app, unless it is not set up, and a session.
 */
export async function addStaff(
  db: Database,
  { kind, role, storeId = null, hasSecondStep = true, name = "Grace Hopper", ...fields }: NewStaff,
) {
  passwordHash ??= hashPassword(staffPassword);
  people += 1;
  const email = `staff.${people}@example.org`;
  const [member] = await db
    .insert(staffMembers)
    .values({
      ...fields,
      storeId,
      kind,
      name,
      email,
      passwordHash: await passwordHash,
      roleId: role === null ? null : (await findRole(db, kind, role)).id,
      totpConfirmed: hasSecondStep,
    })
    .returning();
  if (!member) throw new Error("inserting the member of the staff returned no row");
  const totpSecret = newTotpSecret();
  if (hasSecondStep) {
    await db
      .update(staffMembers)
      .set({ totpSecret: seal(shopSecret, member.id, totpSecret) })
      .where(eq(staffMembers.id, member.id));
  }
  const token = await openTestSession(db, member.id, hasSecondStep);
  // Not the language, which calls of the API would take for theirs.
  const { language: _language, ...known } = member;
  return { ...known, email, token, totpSecret };
}

export function openTestSession(db: Database, staffId: number, hasSecondStep = true) {
  const session = { hasSecondStep, network: Buffer.alloc(32), userAgent: "" };
  return openStaffSession(db, staffId, session);
}

async function findRole(db: Database, kind: StaffKind, key: string) {
  const [role] = await db
    .select()
    .from(staffRoles)
    .where(and(eq(staffRoles.kind, kind), eq(staffRoles.key, key)));
  if (!role) throw new Error(`no role ${key} of ${kind}`);
  return role;
}

export async function permissionsOfRole(db: Database, kind: StaffKind, key: string) {
  return (await findRole(db, kind, key)).permissions;
}
