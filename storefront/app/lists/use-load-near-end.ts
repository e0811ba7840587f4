import { useCallback } from "react";

/** The next page loads when the end of the list is this far below the viewport. */
const prefetchMargin = "800px";

/**
 * Loads the next page of an endless list while `isWaiting` for it. Returns the ref of the first
 * placeholder after the loaded entries.
 */
export function useLoadNearEnd(isWaiting: boolean, load: () => Promise<unknown>) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isWaiting) return;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(), {
        rootMargin: prefetchMargin,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isWaiting, load],
  );
}
