import { AppError } from "@errand/core/errors";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { type Customer, lockContacts, verifyContact } from "./account.data.ts";
import { changePending, type PendingSignIn } from "./pending-sign-ins.data.ts";
import type { SignInFlow } from "./sign-in-flow.ts";
import { identityLockKey, linkIdentity } from "./social.data.ts";

/** Records the contact that a valid code to `recipient` has verified for this sign-in. */
export async function acceptProof(
  ctx: AnyRequestContext,
  flow: SignInFlow,
  pending: PendingSignIn,
  recipient: string,
): Promise<PendingSignIn> {
  const { db } = ctx;
  await lockSignIn(db, pending, recipient);
  const signIn = await flow.resolvePeople(db, pending);
  const done = { codePurpose: null, codeRecipient: null };
  if (pending.codePurpose === "link") {
    if (!signIn.match || signIn.match.id !== pending.matchId) throw new AppError("otp_wrong");
    return linkMatch(ctx, pending, signIn.match, done);
  }
  const isOfSignIn = pending.phone === recipient && !pending.phoneProved;
  if (!isOfSignIn && signIn.customer) {
    const field = recipient.includes("@") ? "email" : "phone";
    await verifyContact(db, signIn.customer.id, field, recipient);
  }
  const change = { ...done, ...(isOfSignIn && { phoneProved: true }) };
  await changePending(db, pending.id, change);
  return { ...pending, ...change };
}

/** Links everything that the sign-in has verified to the account. */
export async function linkMatch(
  { db, now }: AnyRequestContext,
  pending: PendingSignIn,
  match: Customer,
  more: Partial<PendingSignIn> = {},
): Promise<PendingSignIn> {
  const { phone, identity } = pending;
  if (phone) await verifyContact(db, match.id, "phone", phone);
  if (identity?.email) await verifyContact(db, match.id, "email", identity.email);
  if (identity) await linkIdentity(db, identity, match.id, now);
  const change = { ...more, customerId: match.id };
  await changePending(db, pending.id, change);
  return { ...pending, ...change };
}

/** Serialises sign-ins with the same contact or identity. */
export function lockSignIn(
  db: AnyRequestContext["db"],
  { phone, identity }: PendingSignIn,
  recipient?: string,
) {
  const lockKeys = [recipient, phone, identity?.email, identity && identityLockKey(identity)];
  return lockContacts(db, [...new Set(lockKeys.filter((key) => typeof key === "string"))]);
}
