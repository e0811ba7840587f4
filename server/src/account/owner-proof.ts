import { AppError } from "@errand/core/errors";
import { type AccountContact, type Customer, findCustomer } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { checkPhoneCode } from "./firebase-code.ts";
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

/**
 * The phone of the account, once Firebase has verified it; null without a code that Firebase has sent.
 * Calls Firebase, so it runs before the transaction of `proveOwner`.
 */
export async function proveByPhoneCode(
  api: AccountApi,
  ctx: CustomerContext,
  input: PhoneCode & { verification_on?: AccountContact | undefined },
): Promise<string | null> {
  const isPhoneCode =
    input.otp !== undefined && profileCodes(api).isByFirebase(input.verification_on);
  return isPhoneCode ? proveOwnPhone(api, ctx, input) : null;
}

interface PhoneCode {
  otp?: string | undefined;
  session_info?: string | undefined;
}

/** The phone of the account, once Firebase has verified it. */
export async function proveOwnPhone(
  api: AccountApi,
  ctx: CustomerContext,
  { otp, session_info }: PhoneCode,
): Promise<string> {
  const { phone } = await findCustomer(ctx.db, ctx.shopper.customerId);
  if (!phone || !otp || !session_info) throw new AppError("otp", { field: "otp" });
  return checkPhoneCode(api, ctx, { otp, session_info }, phone);
}

/** E-mail first, because the shop sends it without a third party. */
function verifiedContacts({ emailVerified, phoneVerified }: Customer): AccountContact[] {
  return [
    ...(emailVerified ? ["email" as const] : []),
    ...(phoneVerified ? ["phone" as const] : []),
  ];
}
