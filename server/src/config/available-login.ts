import type { Config } from "@errand/core/config/config.contract";
import type { PhoneProofs } from "../integrations/identity/phone-proofs.ts";
import type { Providers } from "../integrations/identity/providers.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import type { ShopSettings } from "./shop.ts";

/** Accepted as any one-time code while the shop is a demo. */
export const demoCode = "123456";

/** What needs a sender or a provider is offered as soon as one is connected. */
export const allSignInWays = {
  manual_login_status: 1,
  otp_login_status: 1,
  social_login_status: 1,
  google_login_status: 1,
  facebook_login_status: 1,
  apple_login_status: 1,
} as const;

/** The URL to which a provider redirects its popup. */
export const signInReturnPath = "/sign-in/return";

/** "Sign in with Apple JS", the only third-party script that the storefront loads. */
export const appleScript =
  "https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js";

/** The connected senders and identity providers of this installation. */
export interface Installation {
  outbox: Pick<Outbox, "canSend">;
  providers: Providers;
  phoneProofs: PhoneProofs | null;
}

/**
 * The sign-in methods that the shop enables and this installation supports: codes need a sender.
 */
export function availableLogin(
  login: ShopSettings["login"],
  { outbox, providers, phoneProofs }: Installation,
): Config["centralize_login"] {
  const reachesPhones = outbox.canSend("sms") || phoneProofs !== null;
  const social = {
    google_login_status:
      login.social_login_status && providers.google ? login.google_login_status : 0,
    facebook_login_status:
      login.social_login_status && providers.facebook ? login.facebook_login_status : 0,
    apple_login_status: login.social_login_status && providers.apple ? login.apple_login_status : 0,
  } as const;
  return {
    ...login,
    ...social,
    social_login_status: Object.values(social).some(Boolean) ? 1 : 0,
    otp_login_status: reachesPhones ? login.otp_login_status : 0,
    phone_verification_status: reachesPhones ? login.phone_verification_status : 0,
    email_verification_status: outbox.canSend("mail") ? login.email_verification_status : 0,
  };
}
