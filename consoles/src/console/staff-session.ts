import type { StaffAudience } from "@errand/core/principals";

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
  /** Calls back after each change, also by another tab; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export function createStaffSession(audience: StaffAudience): StaffSession {
  const key = `console:${audience}:token`;
  const listeners = new Set<() => void>();
  // Without storage, a session lasts as long as the page.
  let memory: string | null = null;
  let isLost = false;

  function read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return memory;
    }
  }

  function write(token: string | null, lost: boolean) {
    memory = token;
    isLost = lost;
    try {
      if (token === null) localStorage.removeItem(key);
      else localStorage.setItem(key, token);
    } catch {
      // `memory` has it.
    }
    for (const listener of listeners) listener();
  }

  return {
    token: read,
    change: (token) => write(token, false),
    lose: () => write(null, true),
    isLost: () => isLost,
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
