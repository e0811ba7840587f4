/** The verified identity of a person at a provider. */
export interface Identity {
  /** The person's permanent id at the provider. */
  subject: string;
  /** Lower case; null unless the provider has confirmed it. */
  email: string | null;
  name: string | null;
}

/** The values that the browser received from the provider (core's `socialProof`). */
export interface Claim {
  token: string;
  id_token?: string | undefined;
  unique_id: string;
  nonce?: string | undefined;
}

export interface Provider {
  clientId: string;
  /** Where the provider's own script lies, unless Apple has it. */
  scriptUrl?: string | undefined;
  /**
   * Throws `auth-002` when the provider does not confirm the claim, `provider_away` when it is
   * unavailable.
   */
  verify(claim: Claim, now: Date): Promise<Identity>;
  /**
   * Returns the URL of the provider's sign-in page for the popup, which then redirects to
   * `returnTo`.
   */
  signInPage(ctx: { returnTo: string; state: string; nonce: string }): Promise<URL>;
}
