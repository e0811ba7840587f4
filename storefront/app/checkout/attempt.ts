import { newKey } from "@errand/client/create-client.ts";
import { sessionValues } from "@errand/ui/safe-storage.ts";
import type { PlaceInput } from "./order-input.ts";

/**
 * One attempt to place an order or to book a trip, from the first press until its outcome is known.
 * The server places one per key, whatever happens to the page or the connection in between.
 */
export interface Attempt<Input = PlaceInput> {
  key: string;
  /** All inputs sent with the key, newest first; one of them may have arrived. */
  inputs: [Input, ...Input[]];
  /** `sent`: the request is pending; `lost`: the customer has seen that no response came. */
  state: "sent" | "lost";
}

/** Orders of stores, parcels, trips and errand runs have a checkout each. */
export type AttemptKind = "order" | "parcel" | "trip" | "run";

const storageKeys: Record<AttemptKind, string> = {
  order: "checkout-attempt",
  parcel: "parcel-attempt",
  trip: "trip-attempt",
  run: "run-attempt",
};

/** The attempt with an unknown outcome. All inputs of a kind have the same type. */
export function openAttempt<Input = PlaceInput>(
  kind: AttemptKind = "order",
): Attempt<Input> | null {
  return sessionValues.readJson(storageKeys[kind]) as Attempt<Input> | null;
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
  sessionValues.remove(storageKeys[kind]);
}

/**
 * Without the password of a new account: the server compares a repeated request without it, too.
 */
function storeAttempt<Input>(kind: AttemptKind, attempt: Attempt<Input>): void {
  sessionValues.write(storageKeys[kind], JSON.stringify(attempt, withoutPassword));
}

function withoutPassword(name: string, value: unknown) {
  return name === "password" ? undefined : value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
