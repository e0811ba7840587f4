import type { StaffAudience } from "@errand/core/principals";

/** The accounts of the people who work in the demo town. They are public, so only a demo has them. */

export const staffPassword = "belrive";

/** What every demo account has in its authenticator app: 20 bytes, as RFC 4226 recommends. */
export const totpSecret = Buffer.from("belrive demo secret!");

const domain = "belrive.example";

/** `id` is that of the store or courier; the desk has one account, which assigns couriers. */
export function staffEmail(audience: StaffAudience, id: number | null): string {
  return id === null ? `${audience}@${domain}` : `${audience}-${id}@${domain}`;
}
