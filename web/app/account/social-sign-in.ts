import type { AuthResult } from "@errand/core/account/account.contract";
import type { Input } from "../api/api-request.ts";

/** What a provider gave about somebody, as the server wants to see it. */
export type SocialIdentity = Omit<
  Input<"POST /auth/social-login">,
  "login_type" | "phone" | "guest_id"
>;

/** What becomes of a press on one of the social buttons. */
export interface SocialSignIn {
  onResult(result: AuthResult, identity: SocialIdentity): void;
  /** The provider tells no e-mail (422 `email`): a phone is asked for instead. */
  onPhoneNeeded(identity: SocialIdentity): void;
}
