import { useEffect } from "react";
import { afterPaint } from "./after-paint.ts";

const interactions = ["pointerdown", "keydown"] as const;

/**
 * Calls `prefetch` after the visitor's first press or key, so that a page without interaction loads
 * less. What the press itself shows goes first.
 */
export function usePrefetchOnInteraction(prefetch: () => void): void {
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const schedule = () => {
      cancel ??= afterPaint(prefetch);
    };
    for (const type of interactions) window.addEventListener(type, schedule, { once: true });
    return () => {
      cancel?.();
      for (const type of interactions) window.removeEventListener(type, schedule);
    };
  }, [prefetch]);
}
