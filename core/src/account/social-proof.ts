import * as z from "zod";
import { text } from "../values.ts";

export const socialMedium = z.enum(["google", "facebook", "apple"]);
export type SocialMedium = z.infer<typeof socialMedium>;

/** What a provider gave the browser, for the server to verify. */
export const socialProof = {
  medium: socialMedium,
  /** Of Google and Apple the id token, where `id_token` is left out; of Facebook the access token. */
  token: text(8192),
  id_token: text(8192).optional(),
  /** The provider's id of the person: the token's `sub`, Facebook's user id. */
  unique_id: text(255),
  /** The secret whose SHA-256 (base64url) the id token's `nonce` is; needed when it has one, as all have that our pages ask for. */
  nonce: text(255).optional(),
};
