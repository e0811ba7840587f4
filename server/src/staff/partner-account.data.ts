import { AppError } from "@errand/core/errors";
import { audienceOf } from "@errand/core/principals";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { staffMembers, staffRoles } from "./staff.tables.ts";

type PartnerAccount = {
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
} & (
  | { kind: "store_staff" | "rental_staff"; storeId: number }
  | { kind: "courier"; courierId: number }
);

/**
 * Adds the account of a partner who has chosen the password; that of a store has the role of the
 * owner. The first sign-in sets up the second step. Throws `email_taken` or `phone_taken` when
 * somebody of the audience has the contact.
 */
export async function addPartnerAccount(tx: Database, account: PartnerAccount): Promise<void> {
  const roleId = account.kind === "courier" ? null : await findOwnerRole(tx, account.kind);
  const added = await tx
    .insert(staffMembers)
    .values({ ...account, roleId })
    .onConflictDoNothing()
    .returning({ id: staffMembers.id });
  if (added.length > 0) return;
  const audience = eq(staffMembers.audience, audienceOf[account.kind]);
  const hasEmail =
    (await tx.$count(staffMembers, and(audience, eq(staffMembers.email, account.email)))) > 0;
  throw new AppError(hasEmail ? "email_taken" : "phone_taken");
}

async function findOwnerRole(
  db: Database,
  kind: "store_staff" | "rental_staff",
): Promise<number | null> {
  const [role] = await db
    .select({ id: staffRoles.id })
    .from(staffRoles)
    .where(and(eq(staffRoles.kind, kind), eq(staffRoles.key, "owner")));
  return role?.id ?? null;
}
