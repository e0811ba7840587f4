import * as z from "zod";
import { text } from "../values.ts";

export const socialMedium = z.enum(["google", "facebook", "apple"]);
export type SocialMedium = z.infer<typeof socialMedium>;

/** The proof of identity that the browser received from a provider; the server verifies it. */
export const socialProof = {
  medium: socialMedium,
  /** Google and Apple: the id token, if `id_token` is missing. Facebook: the access token. */
  token: text(8192),
  id_token: text(8192).optional(),
  /** The provider's user id: the token's `sub`, or Facebook's user id. */
  unique_id: text(255),
  /**
   * The secret whose SHA-256 (base64url) is the id token's `nonce`. Required when the token has a
   * nonce, and refused when it has none; the tokens that our pages request always have one.
   */
  nonce: text(255).optional(),
};
