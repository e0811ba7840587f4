import type { CartLine } from "@errand/core/cart/cart.contract";
import { sessionValues } from "@errand/ui/safe-storage.ts";
import { onlineManager, type QueryClient, useMutationState } from "@tanstack/react-query";
import { stored } from "../visitor/storage.ts";
import type { Addition, LineToUpdate, QuantityChange } from "./cart.queries.ts";
import {
  type ChangeKind,
  cartChange,
  cartIdentity,
  confirmedCart,
  type NoInput,
} from "./cart-change.ts";

/**
 * Cart changes that wait for a connection. They are stored for this tab and sent after a reload,
 * too.
 */

interface Changes {
  add: Addition;
  update: LineToUpdate;
  quantity: QuantityChange;
  remove: { cart_id: number };
  clear: NoInput;
}

export type WaitingChange = {
  [Kind in ChangeKind]: { kind: Kind; change: Changes[Kind] };
}[ChangeKind];

/** Changes as they survive a reload, oldest first. */
export interface WaitingChanges {
  changes: WaitingChange[];
  /** The last cart from the server before them; unknown where it had not loaded. */
  lines?: CartLine[] | undefined;
}

interface StoredChanges extends WaitingChanges {
  /** The shopper and the module of the cart. */
  whose: string;
}

const key = "cart-changes";
const waiting = { mutationKey: cartChange, status: "pending" } as const;

/** Whether a change waits for a connection. */
export function useHasWaitingChanges(): boolean {
  return useMutationState({ filters: waiting, select: ({ state }) => state.isPaused }).some(
    Boolean,
  );
}

/** Stores the waiting changes whenever they change, until the returned function is called. */
export function storeWaitingChanges(client: QueryClient): () => void {
  const cache = client.getMutationCache();
  return cache.subscribe(() => {
    const changes = cache
      .findAll(waiting)
      .filter(({ state }) => state.isPaused)
      .map(({ meta, state }): unknown => ({ kind: meta?.kind, change: state.variables }))
      .filter(isWaitingChange);
    const lines = confirmedCart(client, stored("module")?.id ?? null);
    write(changes.length > 0 ? { whose: cartIdentity(), changes, lines } : null);
  });
}

/**
 * Returns the stored changes of the present cart; null without any. Removes those of another cart.
 */
export function storedChanges(): WaitingChanges | null {
  const found = read();
  if (found?.whose === cartIdentity() && found.changes.length > 0) return found;
  write(null);
  return null;
}

export function isOffline(): boolean {
  return !onlineManager.isOnline();
}

function write(changes: StoredChanges | null): void {
  if (changes) sessionValues.write(key, JSON.stringify(changes));
  else sessionValues.remove(key);
}

function read(): StoredChanges | null {
  const found = sessionValues.readJson(key) as StoredChanges | null;
  return found && { ...found, changes: found.changes.filter(isWaitingChange) };
}

const kinds: readonly unknown[] = [
  "add",
  "update",
  "quantity",
  "remove",
  "clear",
] satisfies ChangeKind[];

function isWaitingChange(value: unknown): value is WaitingChange {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    kinds.includes(value.kind) &&
    "change" in value &&
    typeof value.change === "object"
  );
}
