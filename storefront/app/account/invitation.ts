const key = "referral-code";
const pattern = /^#ref_code=([A-Za-z0-9]{1,20})$/;
let memory: string | null = null;

/** The link that a customer shares with friends. The code stands in the fragment, which no server logs or caches. */
export function invitationLink(origin: string, code: string): string {
  return `${origin}/#ref_code=${code}`;
}

/** The code in the fragment of an opened link; null without one. */
export function codeOfInvitation(hash: string): string | null {
  return pattern.exec(hash)?.[1] ?? null;
}

/** Stores the code by which the visitor of this tab was invited, until the sign-up. */
export function acceptInvitation(code: string): void {
  memory = code;
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // In memory it survives everything but a reload.
  }
}

/** The code by which the visitor was invited; empty without one. */
export function acceptedInvitation(): string {
  try {
    return sessionStorage.getItem(key) ?? memory ?? "";
  } catch {
    return memory ?? "";
  }
}
