import type { AuthResult } from "@errand/core/account/account.contract";
import type { Input } from "../api/api-request.ts";

/** The identity that a provider confirmed, as the parameters of the server. */
export type SocialIdentity = Omit<
  Input<"POST /auth/social-login">,
  "login_type" | "phone" | "guest_id"
> & {
  /** As the provider states it beside its token, which has none. A new customer may change it. */
  name?: string;
};

/** Callbacks for the outcome of a social sign-in. */
export interface SocialSignIn {
  onResult(result: AuthResult, identity: SocialIdentity): void;
  /** The provider gives no e-mail (422 `email`): a phone is required instead. */
  onPhoneNeeded(identity: SocialIdentity): void;
}
