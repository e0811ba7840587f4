import { AppError } from "@errand/core/errors";
import type { Contact, Customer } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { checkPassword } from "./passwords.ts";
import { type CustomerContext, type OtpSent, type Proof, profileCodes } from "./profile-codes.ts";
import { isFreshSession } from "./sessions.data.ts";

/**
 * Shows that who holds a session owns the account: before what a session that was left open or
 * stolen must not do. The password shows it; where there is none, a code to a verified contact; where
 * nothing can be sent, a sign-in of the last ten minutes.
 *
 * Throws what is wrong or missing. Answers null when it is shown, and what to tell the customer when
 * a code had to be sent first.
 */
export async function proveOwner(
  api: AccountApi,
  ctx: CustomerContext,
  customer: Customer,
  { current_password: password, ...proof }: Proof & { current_password: string | undefined },
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

/** E-mail first, since the shop sends it without a third party. */
function verifiedContacts({ emailVerified, phoneVerified }: Customer): Contact[] {
  return [
    ...(emailVerified ? ["email" as const] : []),
    ...(phoneVerified ? ["phone" as const] : []),
  ];
}
