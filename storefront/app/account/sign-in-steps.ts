import type { AuthResult } from "@errand/core/account/account.contract";
import type { SocialIdentity } from "./social-sign-in.ts";

/** What the browser knows about a sign-in once it has started. */
export interface StartedSignIn {
  /** The contacts as typed; they may be shown unmasked. */
  email: string | null;
  phone: string | null;
  /** The identity from a provider. */
  identity: SocialIdentity | null;
  isSignUp: boolean;
}

export const newSignIn: StartedSignIn = {
  email: null,
  phone: null,
  identity: null,
  isSignUp: false,
};

/** A sign-in that needs further steps. */
export interface Pending extends StartedSignIn {
  token: string;
  loginType: AuthResult["login_type"];
}

/** A step of the sign-in, under the spec's name. */
export type SignInStep =
  /** The provider gave no e-mail: a phone is required. */
  | { name: "phone_modal"; identity: SocialIdentity }
  /** An account with these details exists: "Is it you?" */
  | { name: "is_exist_user"; pending: Pending; person: NonNullable<AuthResult["is_exist_user"]> }
  /** A code was sent. */
  | { name: "otp"; pending: Pending; to: "phone" | "email" }
  /** A new customer enters name and contact. */
  | { name: "user_info"; pending: Pending };

export type Outcome = SignInStep | { name: "done" };

/** The next step of a sign-in by its reply (contract 3.1). */
export function outcomeOf(result: AuthResult, started: StartedSignIn): Outcome {
  const pending = {
    ...started,
    email: result.email ?? started.email,
    token: result.pending_token ?? "",
    loginType: result.login_type,
  };
  if (result.is_exist_user) {
    return { name: "is_exist_user", pending, person: result.is_exist_user };
  }
  if (result.is_phone_verified === 0) return { name: "otp", pending, to: "phone" };
  if (result.is_email_verified === 0) return { name: "otp", pending, to: "email" };
  if (result.is_personal_info === 0) return { name: "user_info", pending };
  return { name: "done" };
}

/**
 * The steps once `next` is shown; the last one is on the screen. Completed steps are removed, so
 * that "back" skips them, except one that only sent a code: the customer may answer "Is it you?"
 * differently or correct the phone number.
 */
export function withStep(steps: readonly SignInStep[], next: SignInStep): SignInStep[] {
  if (next.name === "phone_modal") return [...steps, next];
  const last = steps.at(-1);
  const onlySent =
    next.name === "otp" && (last?.name === "is_exist_user" || last?.name === "phone_modal");
  return onlySent ? [last, next] : [next];
}
