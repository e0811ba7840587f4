import type { AuthResult } from "@errand/core/account/account.contract";
import { socialLogin, socialRegister } from "@errand/core/account/social.contract";
import type { SocialMedium } from "@errand/core/account/social-proof";
import { AppError, featureOff } from "@errand/core/errors";
import { digitCount, minSignInPhoneDigits } from "@errand/core/phone";
import type { Claim, Identity } from "../integrations/identity/provider.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { lockContacts } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { openPending } from "./pending-sign-ins.data.ts";
import { requireMobile } from "./require-mobile.ts";
import type { SignInFlow } from "./sign-in-flow.ts";
import { customerOfIdentity, identityLockKey } from "./social.data.ts";

interface SocialInput extends Claim {
  medium: SocialMedium;
  guest_id?: string | undefined;
}

export interface SignInSocially {
  /** Calls the provider, before the transaction because the call may take long. */
  verify(input: SocialInput, ctx: AnyRequestContext): Promise<Identity>;
  enter(input: SocialInput, ctx: AnyRequestContext, identity: Identity): Promise<AuthResult>;
}

/** Sign-in with Google, Facebook or Apple (contract 3.3). */
export function socialRoutes(api: AccountApi, flow: SignInFlow): SignInSocially {
  serveWithCall(api, socialLogin, {
    call: (input, ctx) => verify(input, ctx),
    apply: (input, ctx, identity) => enter(input, ctx, identity),
  });

  serveWithCall(api, socialRegister, {
    call: async (input, ctx) => {
      await readPhone(input.phone);
      return verify(input, ctx);
    },
    apply: async (input, ctx, identity) => {
      const phone = await readPhone(input.phone);
      // Matched by the phone only, never by the e-mail.
      return continueWith(ctx, input, { ...identity, email: null }, phone);
    },
  });

  async function verify(
    input: SocialInput,
    { now, address }: AnyRequestContext,
  ): Promise<Identity> {
    const login = await flow.login();
    const provider = login[`${input.medium}_login_status`] ? api.providers[input.medium] : null;
    if (!provider) throw featureOff("signInByProvider");
    await api.limits.signInByAddress.check(address);
    try {
      return await provider.verify(input, now);
    } catch (error) {
      const isRefused = error instanceof AppError && error.key === "auth-002";
      if (isRefused) await api.limits.signInByAddress.take(address);
      throw error;
    }
  }

  /** Uses the e-mail of the provider, never one that the browser sends. */
  const enter: SignInSocially["enter"] = (input, ctx, identity) =>
    continueWith(ctx, input, identity, null);

  async function continueWith(
    ctx: AnyRequestContext,
    { medium, guest_id }: SocialInput,
    found: Identity,
    phone: string | null,
  ): Promise<AuthResult> {
    const { db, now } = ctx;
    const identity = { medium, ...found };
    await lockContacts(db, [identityLockKey(identity)]);
    const customerId = await customerOfIdentity(db, identity);
    if (customerId === null && identity.email === null && phone === null) {
      throw new AppError("email_unconfirmed", { field: "email" });
    }
    const signIn = customerId === null ? { phone, identity } : { customerId };
    const pending = await openPending(db, { loginType: "social", ...signIn }, now);
    return flow.continueSignIn(ctx, pending, { guestId: guest_id });
  }

  async function readPhone(text: string): Promise<string> {
    const { country } = await api.shop();
    const hasEnough = digitCount(text) >= minSignInPhoneDigits;
    if (!hasEnough) throw new AppError("phone_invalid", { field: "phone" });
    return requireMobile(text, country);
  }

  return { verify, enter };
}
