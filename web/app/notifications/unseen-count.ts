import { useSyncExternalStore } from "react";

/** The number of unseen notifications; 0 for a guest and until it is known. */
let count = 0;
const listeners = new Set<() => void>();

export function setUnseenCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnseenCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
