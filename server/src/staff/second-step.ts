import { AppError } from "@errand/core/errors";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { seal, unseal } from "./sealed-secret.ts";
import { type StaffRow, takeTotpStep } from "./staff.data.ts";
import { staffMembers } from "./staff.tables.ts";
import { newTotpSecret, stepOf } from "./totp.ts";

/**
 * Throws `second_step_code` unless `code` is one of the member's authenticator app that was not used
 * before.
 */
export async function acceptCode(
  tx: Database,
  { id, totpSecret }: StaffRow,
  { code, now, secret }: { code?: string | undefined; now: Date; secret: string },
): Promise<void> {
  const wrongCode = new AppError("second_step_code", { field: "code" });
  if (code === undefined || !totpSecret) throw wrongCode;
  const step = stepOf(unseal(secret, id, totpSecret), code, now);
  if (step === null || !(await takeTotpStep(tx, id, step))) throw wrongCode;
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
