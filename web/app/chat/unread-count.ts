import { useSyncExternalStore } from "react";

/** The number of messages that the customer has not seen; 0 for a guest and until it is known. */
let count = 0;
const listeners = new Set<() => void>();

export function setUnreadCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnreadCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
