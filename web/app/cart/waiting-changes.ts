import { onlineManager, type QueryClient, useMutationState } from "@tanstack/react-query";
import type { Addition, Clearing, LineToUpdate, QuantityChange } from "./cart.queries.ts";
import { type ChangeKind, cartChange, cartIdentity } from "./cart-change.ts";

/** Cart changes that wait for a connection. They are stored for this tab and sent after a reload, too. */

interface Changes {
  add: Addition;
  update: LineToUpdate;
  quantity: QuantityChange;
  remove: { cart_id: number };
  clear: Clearing;
}

export type WaitingChange = {
  [Kind in ChangeKind]: { kind: Kind; change: Changes[Kind] };
}[ChangeKind];

interface StoredChanges {
  /** The shopper and the module of the cart. */
  whose: string;
  changes: WaitingChange[];
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
    write(changes.length > 0 ? { whose: cartIdentity(), changes } : null);
  });
}

/** Removes the stored changes and returns those of the present cart, oldest first. */
export function takeWaitingChanges(): WaitingChange[] {
  const stored = read();
  write(null);
  return stored?.whose === cartIdentity() ? stored.changes : [];
}

export function isOffline(): boolean {
  return !onlineManager.isOnline();
}

function write(stored: StoredChanges | null): void {
  try {
    if (stored) sessionStorage.setItem(key, JSON.stringify(stored));
    else sessionStorage.removeItem(key);
  } catch {
    // Without session storage the changes wait as long as the page is open.
  }
}

function read(): StoredChanges | null {
  try {
    const stored: StoredChanges | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return stored && { ...stored, changes: stored.changes.filter(isWaitingChange) };
  } catch {
    return null;
  }
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
