import type { AuthResult } from "@errand/core/account/account.contract";
import type { SocialIdentity } from "./social-sign-in.ts";

/** What the browser knows of a sign-in from before. */
export interface StartedSignIn {
  /** The contacts as they were typed: who they are shown to knows them. */
  email: string | null;
  phone: string | null;
  /** As whom a provider knows them. */
  identity: SocialIdentity | null;
  isSignUp: boolean;
}

export const fresh: StartedSignIn = { email: null, phone: null, identity: null, isSignUp: false };

/** What a sign-in that lacks something goes on with. */
export interface Pending extends StartedSignIn {
  token: string;
  loginType: AuthResult["login_type"];
}

/** What is asked of who signs in, one after another, under the spec's names. */
export type Step =
  /** The provider told no e-mail: a phone is needed. */
  | { name: "phone_modal"; identity: SocialIdentity }
  /** Somebody has an account already: "Is it you?" */
  | { name: "is_exist_user"; pending: Pending; person: NonNullable<AuthResult["is_exist_user"]> }
  /** A code is on its way. */
  | { name: "otp"; pending: Pending; to: "phone" | "email" }
  /** A new customer says who they are. */
  | { name: "user_info"; pending: Pending };

export type Outcome = Step | { name: "done" };

/** What follows from what a sign-in has answered; the order is the contract's (3.1). */
export function outcomeOf(result: AuthResult, begun: StartedSignIn): Outcome {
  const pending = {
    ...begun,
    email: result.email ?? begun.email,
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
 * The steps after `next` has come up; the last one is on the screen, and before the first stand the
 * forms. A step that is through is not come back to. One that only sent a code is: to answer "Is it
 * you?" otherwise, or to mend the phone number.
 */
export function withStep(steps: readonly Step[], next: Step): Step[] {
  if (next.name === "phone_modal") return [...steps, next];
  const last = steps.at(-1);
  const onlySent =
    next.name === "otp" && (last?.name === "is_exist_user" || last?.name === "phone_modal");
  return onlySent ? [last, next] : [next];
}
