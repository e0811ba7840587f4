import type { StaffAudience } from "@errand/core/principals";
import { localized } from "@errand/town/content/text-table";

/**
 * The accounts of the people who work in the demo town. They are public, so only a demo has them.
 */

export const staffPassword = "belrive";

/** What every demo account has in its authenticator app: 20 bytes, as RFC 4226 recommends. */
export const totpSecret = Buffer.from("belrive demo secret!");

const domain = "belrive.example";

/** The pattern of `like` that matches the e-mails of all demo accounts. */
export const townEmails = `%@${domain}`;

/**
 * The accounts of stores in which people sign in. The simulator has the other one, so that the shop
 * tells apart who serves a store.
 */
export function ownerEmail(storeId: number): string {
  return `owner-${storeId}@${domain}`;
}

const firstNames = ["Agathe", "Bruno", "Chiara", "Driss", "Elsa", "Farid", "Gaëlle", "Hakim"];
const lastNames = ["Aubry", "Benali", "Carle", "Dorval", "Esposito", "Faure", "Guérin"];

/** Invented, and the same in each run. */
export function ownerName(storeId: number): string {
  const firstName = firstNames[storeId % firstNames.length];
  return `${firstName} ${lastNames[storeId % lastNames.length]}`;
}

/**
 * The stores that the sign-in offers to take over: one of each kind, a restaurant that takes orders
 * at any hour, and a rental provider.
 */
export const offeredStores = [
  "da-lucia",
  "le-grill-des-halles",
  "halles-de-belrive",
  "pharmacie-des-halles",
  "librairie-des-embruns",
  "belrive-mobilite",
];

/** What an offered store is that never closes. */
export const dayAndNight = (module: string) =>
  localized(`${module}, day and night`, `${module}, jour et nuit`);

/** The accounts of the desk for payments and for refunds; that of its owner has no key. */
export type DeskAccount = "finance" | "support";

/**
 * The accounts that the simulator plays. `id` is that of the store or courier, or the account of
 * the desk.
 */
export function staffEmail(audience: StaffAudience, id: number | DeskAccount | null): string {
  return id === null ? `${audience}@${domain}` : `${audience}-${id}@${domain}`;
}
