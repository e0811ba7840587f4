import type { Config } from "@errand/core/config/config.contract";
import type { Customer } from "./account.data.ts";
import type { CodeTarget } from "./one-time-codes.ts";
import type { PendingSignIn } from "./pending-sign-ins.data.ts";

/** A sign-in with its current accounts. */
export interface SignIn {
  pending: PendingSignIn;
  /** The account of the sign-in. */
  customer: Customer | null;
  /** The account that has a verified contact but is not opened by this sign-in method yet. */
  match: Customer | null;
}

export type NextStep =
  | { missing: "code"; code: CodeTarget }
  | { missing: "answer"; match: Customer }
  | { missing: "name" }
  | { missing: null; customer: Customer };

/** The next step of a sign-in (contract 3.1): phone, "Is it you?", name, e-mail. */
export function nextStep(signIn: SignIn, login: Config["centralize_login"]): NextStep {
  const { pending, customer, match } = signIn;
  if (pending.phone !== null && !pending.phoneProved) {
    return { missing: "code", code: { purpose: "phone", recipient: pending.phone } };
  }
  if (customer === null) {
    if (match === null || isDeclined(signIn)) return { missing: "name" };
    if (pending.codePurpose === "link" && pending.codeRecipient && pending.matchId === match.id) {
      return { missing: "code", code: { purpose: "link", recipient: pending.codeRecipient } };
    }
    return { missing: "answer", match };
  }
  const { phone, email } = unverified(customer, login);
  if (phone !== null) return { missing: "code", code: { purpose: "phone", recipient: phone } };
  if (email !== null) return { missing: "code", code: { purpose: "email", recipient: email } };
  return { missing: null, customer };
}

/** Whether the customer answered "no" for this account. */
export function isDeclined({ pending, match }: SignIn): boolean {
  return pending.declined && match !== null && pending.matchId === match.id;
}

/** Unverified contacts that the shop requires to be verified. */
export function unverified(customer: Customer, login: Config["centralize_login"]) {
  const needsPhone = login.phone_verification_status === 1 && !customer.phoneVerified;
  const needsEmail = login.email_verification_status === 1 && !customer.emailVerified;
  return { phone: needsPhone ? customer.phone : null, email: needsEmail ? customer.email : null };
}
