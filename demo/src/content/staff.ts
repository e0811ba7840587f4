import type { StaffAudience } from "@errand/core/principals";

/**
 * The accounts of the people who work in the demo town. They are public, so only a demo has them.
 */

export const staffPassword = "belrive";

/** What every demo account has in its authenticator app: 20 bytes, as RFC 4226 recommends. */
export const totpSecret = Buffer.from("belrive demo secret!");

const domain = "belrive.example";

/** The pattern of `like` that matches the e-mails of all demo accounts. */
export const townEmails = `%@${domain}`;

/** The accounts of the desk for payments and for refunds; that of its owner has no key. */
export type DeskAccount = "finance" | "support";

/** `id` is that of the store or courier, or the account of the desk. */
export function staffEmail(audience: StaffAudience, id: number | DeskAccount | null): string {
  return id === null ? `${audience}@${domain}` : `${audience}-${id}@${domain}`;
}
