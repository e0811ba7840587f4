import type { SocialMedium } from "@errand/core/account/social-proof";
import type { Settings } from "../../settings.ts";
import { facebook } from "./facebook.ts";
import { openId } from "./open-id.ts";

/** Whom a provider says somebody is. */
export interface Identity {
  /** The person's id at the provider, for ever the same. */
  subject: string;
  /** Lower case; null unless the provider has confirmed it. */
  email: string | null;
  name: string | null;
}

/** What the browser got from the provider (core's `socialProof`). */
export interface Claim {
  token: string;
  id_token?: string | undefined;
  unique_id: string;
  nonce?: string | undefined;
}

export interface Provider {
  clientId: string;
  /** Throws `auth-002` when the provider does not confirm the claim, `provider_away` when it cannot be asked. */
  verify(claim: Claim, now: Date): Promise<Identity>;
  /** The provider's own page, to which the popup is sent; it comes back to `returnTo`. */
  signInPage(visit: { returnTo: string; state: string; nonce: string }): Promise<URL>;
}

/** What is connected for each way to sign in; null: nothing. */
export type Providers = Record<SocialMedium, Provider | null>;

export const noProviders: Providers = { google: null, facebook: null, apple: null };

export function connectProviders({ social }: Pick<Settings, "social">): Providers {
  return {
    google: social.google && openId(social.google),
    facebook: social.facebook && facebook(social.facebook),
    apple: social.apple && openId(social.apple),
  };
}
