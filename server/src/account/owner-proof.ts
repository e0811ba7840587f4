import { AppError } from "@errand/core/errors";
import type { AccountContact, Customer } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { checkPassword } from "./passwords.ts";
import {
  type CustomerContext,
  type OtpSent,
  type OwnerProof,
  profileCodes,
} from "./profile-codes.ts";
import { isFreshSession } from "./sessions.data.ts";

/**
 * Verifies that the holder of a session owns the account, before actions that an unattended or stolen
 * session must not allow: by the password; without one, by a code to a verified contact; if no code can
 * be sent, by a sign-in within the last ten minutes.
 *
 * Throws when the proof is wrong or missing. Returns null when it is valid, or the response that asks
 * for the code that was sent.
 */
export async function proveOwner(
  api: AccountApi,
  ctx: CustomerContext,
  customer: Customer,
  { current_password: password, ...proof }: OwnerProof & { current_password: string | undefined },
): Promise<OtpSent | null> {
  const { login } = await api.shop();
  if (customer.passwordHash !== null && login.manual_login_status) {
    const field = "current_password";
    if (password === undefined) throw new AppError("current_password_needed", { field });
    const wrong = new AppError("current_password", { field });
    await checkPassword(api, ctx, { customer, password }, wrong);
    return null;
  }
  const codes = profileCodes(api);
  const field = verifiedContacts(customer).find(codes.canSend);
  const recipient = field && customer[field];
  if (!recipient) {
    if (await isFreshSession(ctx.db, ctx.token)) return null;
    throw new AppError("sign_in_again");
  }
  if (proof.otp === undefined) return codes.send(ctx, field, recipient);
  await codes.use(ctx, field, recipient, proof);
  return null;
}

/** E-mail first, because the shop sends it without a third party. */
function verifiedContacts({ emailVerified, phoneVerified }: Customer): AccountContact[] {
  return [
    ...(emailVerified ? ["email" as const] : []),
    ...(phoneVerified ? ["phone" as const] : []),
  ];
}
