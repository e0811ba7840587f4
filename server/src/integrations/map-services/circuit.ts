/** Failures in a row after which a service is left alone, and for how long. */
const maxFailures = 3;
const restMs = 30_000;

/**
 * Remembers whether a service responds, so that nobody waits again and again for one that does not.
 */
export interface Circuit {
  /** Whether to call it now. After a rest, one call tries whether it is back. */
  mayCall(): boolean;
  /** Returns whether this success ended a rest. */
  succeeded(): boolean;
  /** Returns whether this failure begins a rest. */
  failed(): boolean;
}

export function createCircuit(now: () => number): Circuit {
  let failures = 0;
  let restsUntil = 0;
  return {
    mayCall() {
      if (failures < maxFailures) return true;
      if (now() < restsUntil) return false;
      restsUntil = now() + restMs;
      return true;
    },
    succeeded() {
      const wasResting = failures >= maxFailures;
      failures = 0;
      return wasResting;
    },
    failed() {
      failures += 1;
      if (failures >= maxFailures) restsUntil = now() + restMs;
      return failures === maxFailures;
    },
  };
}
