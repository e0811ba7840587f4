import { sessionValues } from "@errand/ui/safe-storage.ts";

const key = "referral-code";
const pattern = /^#ref_code=([A-Za-z0-9]{1,20})$/;

/**
 * The link that a customer shares with friends. The code stands in the fragment, which no server
 * logs or caches.
 */
export function invitationLink(origin: string, code: string): string {
  return `${origin}/#ref_code=${code}`;
}

/** The code in the fragment of an opened link; null without one. */
export function codeOfInvitation(hash: string): string | null {
  return pattern.exec(hash)?.[1] ?? null;
}

/** Stores the code by which the visitor of this tab was invited, until the sign-up. */
export function acceptInvitation(code: string): void {
  sessionValues.write(key, code);
}

/** The code by which the visitor was invited; empty without one. */
export function acceptedInvitation(): string {
  return sessionValues.read(key) ?? "";
}
