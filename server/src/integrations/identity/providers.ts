import type { SocialMedium } from "@errand/core/account/social-proof";
import type { Settings } from "../../process/settings.ts";
import { facebook } from "./facebook.ts";
import { openId } from "./open-id.ts";
import type { Provider } from "./provider.ts";

/** The configured provider of each medium; null without one. */
export type Providers = Record<SocialMedium, Provider | null>;

export const noProviders: Providers = { google: null, facebook: null, apple: null };

export function connectProviders({ social }: Pick<Settings, "social">): Providers {
  return {
    google: social.google && openId(social.google),
    facebook: social.facebook && facebook(social.facebook),
    apple: social.apple && openId(social.apple),
  };
}
