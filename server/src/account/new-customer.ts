import { AppError } from "@errand/core/errors";
import type { AnyRequestContext } from "../requests/request-context.ts";
import {
  addCustomer,
  findTakenContacts,
  lockContacts,
  removeUnverifiedContact,
} from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { changePending, type PendingSignIn } from "./pending-sign-ins.data.ts";
import { recordReferral } from "./record-referral.ts";
import type { SignIn } from "./sign-in-step.ts";
import { customerOfIdentity, identityLockKey, linkIdentity } from "./social.data.ts";

/**
 * Creates an account with the contacts that the sign-in has verified; they are removed from
 * accounts that have them unverified. `email` and `phone` are further contacts, stored unverified.
 */
export async function createCustomer(
  api: Pick<AccountApi, "onReferral">,
  ctx: AnyRequestContext,
  { pending, match }: SignIn,
  details: {
    name: string;
    email?: string | undefined;
    phone?: string | undefined;
    /** The customer whose referral code this one has entered. */
    referrerId?: number | null;
  },
): Promise<PendingSignIn> {
  const { db, now } = ctx;
  const { identity } = pending;
  const proved = { email: identity?.email ?? null, phone: pending.phone };
  const email = proved.email ?? details.email ?? null;
  const phone = proved.phone ?? details.phone ?? null;
  const lockKeys = [identity && identityLockKey(identity), phone, email];
  await lockContacts(
    db,
    lockKeys.filter((key) => key !== null),
  );
  const known = identity && (await customerOfIdentity(db, identity));
  if (known) return assignCustomer(db, pending, known);

  for (const field of ["email", "phone"] as const) {
    const value = proved[field];
    if (match && value) await removeUnverifiedContact(db, match.id, field, value);
  }
  const taken = await findTakenContacts(db, { email: email ?? "", phone: phone ?? "" });
  if (taken.phone) throw new AppError("phone_taken", { field: "phone" });
  if (taken.email) throw new AppError("email_taken", { field: "email" });
  const customer = await addCustomer(db, {
    name: details.name,
    email,
    emailVerified: proved.email !== null,
    phone,
    phoneVerified: proved.phone !== null,
    loginMedium: identity?.medium ?? "otp",
  });
  if (identity) await linkIdentity(db, identity, customer.id, now);
  if (details.referrerId) await recordReferral(api, ctx, customer, details.referrerId);
  return assignCustomer(db, pending, customer.id);
}

async function assignCustomer(
  db: AnyRequestContext["db"],
  pending: PendingSignIn,
  customerId: number,
): Promise<PendingSignIn> {
  await changePending(db, pending.id, { customerId });
  return { ...pending, customerId };
}
