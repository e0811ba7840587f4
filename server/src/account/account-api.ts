import type { ShopApi } from "../config/shop.ts";
import type { PhoneProofs } from "../integrations/identity/phone-proofs.ts";
import type { Providers } from "../integrations/identity/providers.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import type { OneTimeCodes } from "./one-time-codes.ts";
import type { OnReferral } from "./referrals.data.ts";

/** The services that sign-in and account use. */
export interface AccountApi extends ShopApi {
  /** Sends e-mail and text messages. */
  outbox: Outbox;
  codes: OneTimeCodes;
  /** The connected ones of Google, Facebook and Apple. */
  providers: Providers;
  /** Sends codes to phones by Firebase; null when the shop sends its own codes. */
  phoneProofs: PhoneProofs | null;
  onReferral: OnReferral;
}
