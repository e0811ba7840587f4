import { createHash } from "node:crypto";

/** Somebody with an account at a simulated provider. */
export interface SimulatedPerson {
  name: string;
  /** Confirmed by the provider; null for a person without one. */
  email: string | null;
}

/** People who have no account in the shop before they sign in. */
const strangers: SimulatedPerson[] = [
  { name: "Ines Fabre", email: "ines.fabre@mail.example" },
  { name: "Sacha Nguyen", email: null },
];

/** Everybody whom the pages offer: the customers that the demo shows, then strangers. */
export function simulatedPeople(accounts: { name: string; login: string }[]): SimulatedPerson[] {
  return [...accounts.map(({ name, login }) => ({ name, email: login })), ...strangers];
}

/** The permanent id of a person at a provider, 18 digits. */
export function subjectOf(medium: string, { name, email }: SimulatedPerson): string {
  const hash = createHash("sha256")
    .update(`${medium} ${email ?? name}`)
    .digest();
  return hash.readBigUInt64BE().toString().padStart(18, "0").slice(0, 18);
}
