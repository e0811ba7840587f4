import { useEffect } from "react";

/**
 * Calls `prefetch` once the page has loaded and the browser is idle, unless the visitor saves data.
 * Browsers without idle callbacks load it on the first interaction with what needs it.
 * Nothing happens while `isWanted` is false.
 */
export function usePrefetchWhenIdle(prefetch: () => void, isWanted = true): void {
  useEffect(() => {
    if (!isWanted || !("requestIdleCallback" in window) || savesData()) return;
    let handle = 0;
    const schedule = () => {
      handle = requestIdleCallback(prefetch);
    };
    if (document.readyState === "complete") schedule();
    else window.addEventListener("load", schedule, { once: true });
    return () => {
      window.removeEventListener("load", schedule);
      cancelIdleCallback(handle);
    };
  }, [prefetch, isWanted]);
}

function savesData(): boolean {
  return "connection" in navigator && Object(navigator.connection).saveData === true;
}
