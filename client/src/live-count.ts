import { useSyncExternalStore } from "react";

/** A number that components show and code outside of them sets; 0 until it is known. */
export interface LiveCount {
  set(next: number): void;
  /** A hook. */
  use(): number;
}

export function createLiveCount(): LiveCount {
  let count = 0;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    set(next) {
      if (next === count) return;
      count = next;
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => count,
        () => 0,
      ),
  };
}
