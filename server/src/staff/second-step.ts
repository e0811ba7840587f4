import { AppError } from "@errand/core/errors";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { seal, unseal } from "./sealed-secret.ts";
import { type StaffRow, takeTotpStep } from "./staff.data.ts";
import { staffMembers } from "./staff.tables.ts";
import { findStep, newTotpSecret } from "./totp.ts";

/**
 * Throws `second_step_code` unless `code` is one of the member's authenticator app that was not
 * used before.
 */
export async function acceptCode(
  tx: Database,
  member: StaffRow,
  attempt: CodeAttempt,
): Promise<void> {
  const step = stepOfCode(member, attempt);
  if (step !== null && (await takeTotpStep(tx, member.id, step))) return;
  throw new AppError("second_step_code", { field: "code" });
}

export interface CodeAttempt {
  code?: string | undefined;
  now: Date;
  /** The secret of the shop. */
  secret: string;
}

/** The time step whose code this is; null for a wrong one. */
export function stepOfCode(
  { id, totpSecret }: StaffRow,
  { code, now, secret }: CodeAttempt,
): number | null {
  if (code === undefined || !totpSecret) return null;
  return findStep(unseal(secret, id, totpSecret), code, now);
}

/** Stores a new secret, which takes effect with its first code, and returns it. */
export async function storeNewSecret(tx: Database, id: number, secret: string): Promise<Buffer> {
  const totpSecret = newTotpSecret();
  await tx
    .update(staffMembers)
    .set({ totpSecret: seal(secret, id, totpSecret), totpLastStep: 0 })
    .where(eq(staffMembers.id, id));
  return totpSecret;
}

export async function confirmSecondStep(tx: Database, id: number) {
  await tx.update(staffMembers).set({ totpConfirmed: true }).where(eq(staffMembers.id, id));
}
