import { serverAnswers } from "./server-answers.ts";

/**
 * Whether the server can be reached. `navigator.onLine` is true behind a router without a
 * connection, so that a request without a response starts a probe, which decides, and so does a
 * page that may have been opened without one.
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

/**
 * States that a request got a response, whatever it says. It may come from the cache of the
 * browser, so that without a connection a probe decides.
 */
export function reportResponse(): void {
  if (!isReachable) void probe();
}

function startWatching() {
  window.addEventListener("online", onBrowserChange);
  window.addEventListener("offline", onBrowserChange);
  if (mayBeStoredPage()) void probe();
}

/** Whether the service worker may have opened this page because the network did not answer. */
function mayBeStoredPage(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
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
