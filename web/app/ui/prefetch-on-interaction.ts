import { useEffect } from "react";

const interactions = ["pointerdown", "keydown"] as const;

/** Calls `prefetch` at the visitor's first press or key, so that a page without interaction loads less. */
export function usePrefetchOnInteraction(prefetch: () => void): void {
  useEffect(() => {
    for (const type of interactions) window.addEventListener(type, prefetch, { once: true });
    return () => {
      for (const type of interactions) window.removeEventListener(type, prefetch);
    };
  }, [prefetch]);
}
