import { newKey } from "@errand/client/create-client.ts";
import type { PlaceInput } from "./order-input.ts";

/**
 * One attempt to place an order or to book a trip, from the first press until its outcome is known. The server
 * places one per key, whatever happens to the page or the connection in between.
 */
export interface Attempt<Input = PlaceInput> {
  key: string;
  /** All inputs sent with the key, newest first; one of them may have arrived. */
  inputs: [Input, ...Input[]];
  /** `sent`: the request is pending; `lost`: the customer has seen that no response came. */
  state: "sent" | "lost";
}

/** Orders of stores, parcels and trips have a checkout each. */
export type AttemptKind = "order" | "parcel" | "trip";

const storageKeys: Record<AttemptKind, string> = {
  order: "checkout-attempt",
  parcel: "parcel-attempt",
  trip: "trip-attempt",
};
const memory = new Map<AttemptKind, Attempt<unknown>>();

/** The attempt with an unknown outcome. All inputs of a kind have the same type. */
export function openAttempt<Input = PlaceInput>(
  kind: AttemptKind = "order",
): Attempt<Input> | null {
  // The map cannot relate the type to the kind.
  const inMemory = (memory.get(kind) ?? null) as Attempt<Input> | null;
  try {
    const attempt: Attempt<Input> | null = JSON.parse(
      sessionStorage.getItem(storageKeys[kind]) ?? "null",
    );
    return attempt ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Adds the input to the open attempt, or starts a new one. */
export function startAttempt<Input>(kind: AttemptKind, input: Input): Attempt<Input> {
  const open = openAttempt<Input>(kind);
  const earlier = open?.inputs.filter((each) => !isSame(each, input)) ?? [];
  const attempt: Attempt<Input> = {
    key: open?.key ?? newKey(),
    inputs: [input, ...earlier],
    state: "sent",
  };
  storeAttempt(kind, attempt);
  return attempt;
}

export function markLost<Input>(kind: AttemptKind, attempt: Attempt<Input>): void {
  storeAttempt(kind, { ...attempt, state: "lost" });
}

/** Ends the attempt when its outcome is known: the next press starts a new one. */
export function endAttempt(kind: AttemptKind): void {
  memory.delete(kind);
  try {
    sessionStorage.removeItem(storageKeys[kind]);
  } catch {
    // Without session storage it was only in memory.
  }
}

/** Without the password of a new account: the server compares a repeated request without it, too. */
function storeAttempt<Input>(kind: AttemptKind, attempt: Attempt<Input>): void {
  memory.set(kind, attempt);
  try {
    sessionStorage.setItem(storageKeys[kind], JSON.stringify(attempt, withoutPassword));
  } catch {
    // In memory it survives everything but a reload.
  }
}

function withoutPassword(name: string, value: unknown) {
  return name === "password" ? undefined : value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
