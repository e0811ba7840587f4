import type { ShopApi } from "../config/shop.ts";
import type { PhoneProofs } from "../integrations/identity/phone-proofs.ts";
import type { Providers } from "../integrations/identity/providers.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import type { Codes } from "./one-time-codes.ts";

/** What signing in and the account run on. */
export interface AccountApi extends ShopApi {
  /** Mail and text messages. */
  outbox: Outbox;
  codes: Codes;
  /** Google, Facebook and Apple, where they are connected. */
  providers: Providers;
  /** Firebase's codes to phones; null where the shop sends its own. */
  phoneProofs: PhoneProofs | null;
}
