const listeners = new Set<() => void>();

/** Calls `listener` after each sign-in in this tab; not on page load. Returns how to stop. */
export function onSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the sign-in. */
export function notifySignedIn(): void {
  for (const listener of listeners) listener();
}
