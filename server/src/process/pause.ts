import { setTimeout } from "node:timers/promises";

/** Waits `ms` milliseconds, or until `until` is aborted, which is no error. */
export async function pause(ms: number, until: AbortSignal): Promise<void> {
  // A timer rejects only when it is aborted.
  await setTimeout(ms, null, { signal: until }).catch(() => {});
}
