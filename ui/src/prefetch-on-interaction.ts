import { useEffect } from "react";

const interactions = ["pointerdown", "keydown"] as const;

/**
 * Milliseconds after a press, within which what it shows is on the screen of a slow phone too:
 * loading something else meanwhile would delay that.
 */
const delay = 1_000;

/**
 * Calls `prefetch` a second after the visitor's first press or key, so that a page without
 * interaction loads less.
 */
export function usePrefetchOnInteraction(prefetch: () => void): void {
  useEffect(() => {
    let timer = 0;
    const schedule = () => {
      timer ||= window.setTimeout(prefetch, delay);
    };
    for (const type of interactions) window.addEventListener(type, schedule, { once: true });
    return () => {
      clearTimeout(timer);
      for (const type of interactions) window.removeEventListener(type, schedule);
    };
  }, [prefetch]);
}
