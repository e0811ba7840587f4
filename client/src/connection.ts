import { serverAnswers } from "./server-answers.ts";

/**
 * Whether the server can be reached. `navigator.onLine` is true behind a router without a
 * connection, so that a request without a response, or a page that opens without one, starts a
 * probe, which decides.
 */

const minPauseMs = 2000;
const maxPauseMs = 15_000;

let isReachable = true;
let isProbing = false;
let pause = minPauseMs;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function isOnline(): boolean {
  return isReachable && navigator.onLine;
}

/**
 * Calls back when `isOnline` may have changed; returns how to stop. The first listener starts
 * watching.
 */
export function onConnection(listener: () => void): () => void {
  if (listeners.size === 0) startWatching();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

/** States that a request got no response. */
export function reportNoResponse(): void {
  if (listeners.size > 0) void probe();
}

/** States that a request got a response, whatever it says. */
export function reportResponse(): void {
  change(true);
}

function startWatching() {
  window.addEventListener("online", onBrowserChange);
  window.addEventListener("offline", onBrowserChange);
  if (isStoredPage()) void probe();
}

/** Whether the service worker has opened this page because the network did not answer. */
function isStoredPage(): boolean {
  return performance
    .getEntriesByType("navigation")
    .some(
      (page) =>
        page instanceof PerformanceNavigationTiming &&
        page.serverTiming.some(({ name }) => name === "offline"),
    );
}

function stopWatching() {
  window.removeEventListener("online", onBrowserChange);
  window.removeEventListener("offline", onBrowserChange);
  change(true);
}

function onBrowserChange() {
  // The network is another one: whether the server can be reached is not known yet.
  change(true);
  for (const listener of listeners) listener();
}

function change(next: boolean) {
  if (next) {
    clearTimeout(timer);
    pause = minPauseMs;
  }
  if (next === isReachable) return;
  isReachable = next;
  for (const listener of listeners) listener();
}

/** Asks the server whether it is there, again and again until it is. */
async function probe(): Promise<void> {
  if (isProbing) return;
  isProbing = true;
  clearTimeout(timer);
  const isAnswered = await serverAnswers();
  isProbing = false;
  if (listeners.size === 0) return;
  change(isAnswered);
  if (isAnswered) return;
  timer = setTimeout(() => void probe(), pause);
  pause = Math.min(maxPauseMs, pause * 2);
}
