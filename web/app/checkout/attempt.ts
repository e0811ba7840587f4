import { newKey } from "../api/call.ts";
import { kindOf, type OrderKind, type PlaceInput } from "./order-input.ts";

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

const storageKeys: Record<OrderKind, string> = {
  order: "checkout-attempt",
  parcel: "parcel-attempt",
};
const memory = new Map<OrderKind, Attempt>();

/** The attempt with an unknown outcome: of an order of a store, or of a parcel. */
export function openAttempt(kind: OrderKind = "order"): Attempt | null {
  const inMemory = memory.get(kind) ?? null;
  try {
    const attempt: Attempt | null = JSON.parse(sessionStorage.getItem(storageKeys[kind]) ?? "null");
    return attempt ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Adds the input to the open attempt, or starts a new one. */
export function startAttempt(input: PlaceInput): Attempt {
  const open = openAttempt(kindOf(input));
  const earlier = open?.inputs.filter((each) => !isSame(each, input)) ?? [];
  return storeAttempt({ key: open?.key ?? newKey(), inputs: [input, ...earlier], state: "sent" });
}

export function markLost(attempt: Attempt): void {
  storeAttempt({ ...attempt, state: "lost" });
}

/** Ends the attempt when its outcome is known: the next press starts a new one. */
export function endAttempt(kind: OrderKind): void {
  memory.delete(kind);
  try {
    sessionStorage.removeItem(storageKeys[kind]);
  } catch {
    // Without session storage it was only in memory.
  }
}

/** Without the password of a new account: the server compares a repeated request without it, too. */
function storeAttempt(attempt: Attempt): Attempt {
  const kind = kindOf(attempt.inputs[0]);
  memory.set(kind, attempt);
  try {
    sessionStorage.setItem(storageKeys[kind], JSON.stringify(attempt, withoutPassword));
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
