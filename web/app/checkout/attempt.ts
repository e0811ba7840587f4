import { newKey } from "../api/call.ts";
import type { PlaceInput } from "./placing.ts";

/**
 * One wish to place an order, from the first press until it is known what became of it. Its key makes
 * the server do it once, whatever happens to the page or the connection in between.
 */
export interface Attempt {
  key: string;
  /** Everything that was sent under the key, newest first: one of them may have arrived. */
  inputs: [PlaceInput, ...PlaceInput[]];
  /** `sent`: nobody has heard of it since; `lost`: the customer knows that no answer came. */
  state: "sent" | "lost";
}

const storageKey = "checkout-attempt";
let memory: Attempt | null = null;

/** The attempt of which nobody knows yet how it ended. */
export function openAttempt(): Attempt | null {
  try {
    const kept: Attempt | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return kept ?? memory;
  } catch {
    return memory;
  }
}

/** The open attempt with what is wanted now, or a new one. */
export function startAttempt(input: PlaceInput): Attempt {
  const open = openAttempt();
  const earlier = open?.inputs.filter((each) => !isSame(each, input)) ?? [];
  return keep({ key: open?.key ?? newKey(), inputs: [input, ...earlier], state: "sent" });
}

export function markLost(attempt: Attempt): void {
  keep({ ...attempt, state: "lost" });
}

/** It is known what became of it: the next press is a new wish. */
export function endAttempt(): void {
  memory = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Was only in memory.
  }
}

function keep(attempt: Attempt): Attempt {
  memory = attempt;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt));
  } catch {
    // In memory it still survives everything but a reload.
  }
  return attempt;
}

function isSame(one: PlaceInput, other: PlaceInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
