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
  signInPage(ctx: { returnTo: string; state: string; nonce: string }): Promise<URL>;
}
