import type { StaffAudience } from "@errand/core/principals";
import { localValues } from "@errand/ui/safe-storage.ts";

/**
 * The session of a member of the staff in this browser. Each console has its own, apart from that
 * of a customer who uses the storefront on the same device.
 */
export interface StaffSession {
  token(): string | null;
  /** Stores the token of a sign-in, or null to sign out. */
  change(token: string | null): void;
  /** Ends the session in this browser, because the server does not know it any more. */
  lose(): void;
  /** Whether the last session was lost rather than ended by its owner. */
  isLost(): boolean;
  /** Forgets what pages restore of their last visit, but not the session. */
  forgetPages(): void;
  /** Calls back after each change, also by another tab; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** What a browser stores of a session, and forgets with it. */
const personalValues = [
  "token",
  "me",
  "board",
  "heard",
  "outbox",
  "messages",
  "shift",
  "printed",
] as const;

/** The name under which a console stores something that belongs to a session. */
export function personalValue(
  audience: StaffAudience,
  name: (typeof personalValues)[number],
): string {
  return `console:${audience}:${name}`;
}

export function createStaffSession(audience: StaffAudience): StaffSession {
  const key = personalValue(audience, "token");
  const listeners = new Set<() => void>();
  let isLost = false;

  function write(token: string | null, lost: boolean) {
    isLost = lost;
    if (token !== null) localValues.write(key, token);
    else for (const name of personalValues) localValues.remove(personalValue(audience, name));
    for (const listener of listeners) listener();
  }

  return {
    token: () => localValues.read(key),
    change: (token) => write(token, false),
    lose: () => write(null, true),
    isLost: () => isLost,
    forgetPages() {
      for (const name of ["board", "heard"] as const) {
        localValues.remove(personalValue(audience, name));
      }
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", onStorage);
      };
    },
  };
}
