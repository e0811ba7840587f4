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

/** What an owner proves before the transaction of `proveOwner`, because it takes long. */
export interface EarlyProof {
  /** Verified by Firebase. */
  provedPhone: string | null;
  /** The stored hash that the current password matched. */
  provedHash: string | null;
}

/**
 * Verifies that the holder of a session owns the account, before actions that an unattended or
 * stolen session must not allow: by the password; without one, by a code to a verified contact; if
 * no code can be sent, by a sign-in within the last ten minutes.
 *
 * Throws when the proof is wrong or missing. Returns null when it is valid, or the response that
 * asks for the code that was sent.
 */
export async function proveOwner(
  api: AccountApi,
  ctx: CustomerContext,
  customer: Customer,
  { current_password: password, provedHash, ...proof }: OwnerProof & EarlyProof & OwnPassword,
): Promise<OtpSent | null> {
  const { login } = await api.shop();
  if (customer.passwordHash !== null && login.manual_login_status) {
    const field = "current_password";
    if (password === undefined) throw new AppError("current_password_needed", { field });
    // Another password may have been set meanwhile.
    if (provedHash !== customer.passwordHash)
      throw new AppError("current_password_wrong", { field });
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

/** Verifies what takes long of a proof: the current password, and a code that Firebase has sent. */
export async function proveEarly(
  api: AccountApi,
  ctx: CustomerContext,
  input: PhoneCode & OwnPassword & { verification_on?: AccountContact | undefined },
): Promise<EarlyProof> {
  const isPhoneCode =
    input.otp !== undefined && profileCodes(api).isByFirebase(input.verification_on);
  return {
    provedPhone: isPhoneCode ? await proveOwnPhone(api, ctx, input) : null,
    provedHash: await proveOwnPassword(api, ctx, input),
  };
}

/**
 * The stored hash of the current password; null when it is another one or not given. Throws
 * `locked`.
 */
export async function proveOwnPassword(
  api: AccountApi,
  ctx: CustomerContext,
  { current_password: password }: OwnPassword,
): Promise<string | null> {
  const customer = await findCustomer(ctx.db, ctx.shopper.customerId);
  if (password === undefined || customer.passwordHash === null) return null;
  const wrong = new AppError("current_password_wrong");
  try {
    await checkPassword(api, ctx, { customer, password }, wrong);
    return customer.passwordHash;
  } catch (error) {
    if (error === wrong) return null;
    throw error;
  }
}

interface OwnPassword {
  current_password?: string | undefined;
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
  if (!phone || !otp || !session_info) throw new AppError("otp_wrong", { field: "otp" });
  return checkPhoneCode(api, ctx, { otp, session_info }, phone);
}

/** E-mail first, because the shop sends it without a third party. */
function verifiedContacts({ emailVerified, phoneVerified }: Customer): AccountContact[] {
  return [
    ...(emailVerified ? ["email" as const] : []),
    ...(phoneVerified ? ["phone" as const] : []),
  ];
}
