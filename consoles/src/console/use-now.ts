import { useSyncExternalStore } from "react";

interface Ticker {
  now: number;
  subscribe(listener: () => void): () => void;
}

const tickers = new Map<number, Ticker>();

/**
 * The present time in milliseconds, anew every `step` milliseconds; components with the same step
 * share a timer, so that what counts together changes together.
 */
export function useNow(step: number): number {
  const ticker = tickers.get(step) ?? addTicker(step);
  return useSyncExternalStore(ticker.subscribe, () => ticker.now);
}

function addTicker(step: number): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const ticker: Ticker = {
    now: Date.now(),
    subscribe(listener) {
      if (listeners.size === 0) {
        ticker.now = Date.now();
        timer = setInterval(tick, step);
        // A page that becomes visible, also after the device slept, updates immediately.
        document.addEventListener("visibilitychange", tick);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        document.removeEventListener("visibilitychange", tick);
      };
    },
  };
  function tick() {
    ticker.now = Date.now();
    for (const listener of listeners) listener();
  }
  tickers.set(step, ticker);
  return ticker;
}
