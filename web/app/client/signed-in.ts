const listeners = new Set<() => void>();

/** Calls `act` whenever somebody has signed in here; not in other tabs, and not when a page loads. */
export function onSignedIn(act: () => void): () => void {
  listeners.add(act);
  return () => listeners.delete(act);
}

/** For who lets people in. */
export function notifySignedIn(): void {
  for (const act of listeners) act();
}
