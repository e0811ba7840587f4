import { setTimeout } from "node:timers/promises";

/** Waits so many milliseconds, or shorter when it is time to stop: that is no failure. */
export async function pause(ms: number, until: AbortSignal): Promise<void> {
  // A timer fails in no other way than by being cut short.
  await setTimeout(ms, null, { signal: until }).catch(() => {});
}
