import { newKey } from "../api/call.ts";
import type { PlaceInput } from "./order-input.ts";

/**
 * One attempt to place an order, from the first press until its outcome is known. The server places one
 * order per key, whatever happens to the page or the connection in between.
 */
export interface Attempt {
  key: string;
  /** All inputs sent with the key, newest first; one of them may have arrived. */
  inputs: [PlaceInput, ...PlaceInput[]];
  /** `sent`: the request is pending; `lost`: the customer has seen that no response came. */
  state: "sent" | "lost";
}

const storageKey = "checkout-attempt";
let memory: Attempt | null = null;

/** The attempt with an unknown outcome. */
export function openAttempt(): Attempt | null {
  try {
    const attempt: Attempt | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return attempt ?? memory;
  } catch {
    return memory;
  }
}

/** Adds the input to the open attempt, or starts a new one. */
export function startAttempt(input: PlaceInput): Attempt {
  const open = openAttempt();
  const earlier = open?.inputs.filter((each) => !isSame(each, input)) ?? [];
  return storeAttempt({ key: open?.key ?? newKey(), inputs: [input, ...earlier], state: "sent" });
}

export function markLost(attempt: Attempt): void {
  storeAttempt({ ...attempt, state: "lost" });
}

/** Ends the attempt when its outcome is known: the next press starts a new one. */
export function endAttempt(): void {
  memory = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without session storage it was only in memory.
  }
}

/** Without the password of a new account: the server compares a repeated request without it, too. */
function storeAttempt(attempt: Attempt): Attempt {
  memory = attempt;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt, withoutPassword));
  } catch {
    // In memory it survives everything but a reload.
  }
  return attempt;
}

function withoutPassword(name: string, value: unknown) {
  return name === "password" ? undefined : value;
}

function isSame(one: PlaceInput, other: PlaceInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
