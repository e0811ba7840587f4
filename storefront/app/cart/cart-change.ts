import type { CartLine } from "@errand/core/cart/cart.contract";
import {
  type QueryClient,
  type UseMutationOptions,
  useIsMutating,
  useQueryClient,
} from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { everyScope, otherScopes } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { stored } from "../visitor/storage.ts";
import { cartEndpoint, cartQuery } from "./cart-query.ts";

/** The mutation key of all cart changes, by which pending ones are counted. */
export const cartChange = ["cart change"] as const;

/** Whether a change of the cart is on its way to the server, or waits for a connection. */
export function useIsCartChanging(): boolean {
  return useIsMutating({ mutationKey: cartChange }) > 0;
}

type ModuleId = Scope["moduleId"];

/** The last cart of each module from the server, while an optimistic one is shown. */
const confirmed = new WeakMap<QueryClient, Map<ModuleId, CartLine[] | undefined>>();

/** Returns the last cart of a module from the server, to which its pending changes will apply. */
export function confirmedCart(client: QueryClient, moduleId: ModuleId): CartLine[] | undefined {
  return confirmed.get(client)?.get(moduleId);
}

function setConfirmed(client: QueryClient, moduleId: ModuleId, lines: CartLine[] | undefined) {
  const carts = confirmed.get(client) ?? new Map<ModuleId, CartLine[] | undefined>();
  confirmed.set(client, carts.set(moduleId, lines));
}

/**
 * The scope in which each change was made: the shopper may have left its module when it is sent.
 */
const scopes = new WeakMap<object, Scope>();

/** The input of a change that needs none. Each change is an object of its own. */
export type NoInput = Record<string, never>;

/** The changes that survive a reload while they wait for a connection. */
export type ChangeKind = "add" | "update" | "quantity" | "remove" | "clear";

interface BeforeChange {
  /** The scope in which the change was made. */
  scope: Scope;
  /** Of the shopper; null for a guest. */
  token: string | null;
}

/**
 * The mutation options of every cart change. Changes run one after another (`scope`), and only the
 * response to the last one is shown, so that quantities never jump back. If the last one fails, the
 * last confirmed cart is shown and loaded again.
 *
 * `send` receives the last confirmed cart and the scope of the change. It resolves to null when
 * there is nothing to send, because a later change makes this one unnecessary or because its line
 * was refused.
 *
 * Offline, changes wait and are sent in their order when the connection returns. Those with a
 * `kind` also survive a reload (`waiting-changes.ts`).
 */
export function useCartChange<Change extends object>(
  send: (
    change: Change,
    scope: Scope,
    confirmed: CartLine[] | undefined,
  ) => Promise<CartLine[] | null>,
  {
    optimistic,
    kind,
  }: {
    optimistic?: (lines: CartLine[], change: Change) => CartLine[];
    kind?: ChangeKind;
  } = {},
): UseMutationOptions<CartLine[] | null, Error, Change, BeforeChange> {
  const client = useQueryClient();
  const scope = useScope();
  const isLast = ({ moduleId }: Scope) => pendingCount(client, moduleId) === 1;

  return {
    mutationKey: cartChange,
    scope: { id: "cart" },
    ...(kind && { meta: { kind } }),
    mutationFn: (change) => {
      const madeIn = scopes.get(change) ?? scope;
      return send(change, madeIn, confirmedCart(client, madeIn.moduleId));
    },
    onMutate: async (change) => {
      scopes.set(change, scope);
      const isFirst = isLast(scope);
      const cart = cartQuery(scope);
      await client.cancelQueries(cart);
      if (isFirst) setConfirmed(client, scope.moduleId, client.getQueryData(cart.queryKey));
      if (optimistic) {
        client.setQueryData(cart.queryKey, (lines) => lines && optimistic(lines, change));
      }
      return { token: stored("token"), scope };
    },
    onSuccess: (lines, _change, before) => {
      if (before.token !== stored("token")) return;
      const { moduleId } = before.scope;
      if (lines !== null) setConfirmed(client, moduleId, lines);
      if (!isLast(before.scope)) return;
      client.setQueryData(cartQuery(before.scope).queryKey, confirmedCart(client, moduleId));
      void client.invalidateQueries(otherScopes(cartEndpoint, before.scope));
    },
    onError: (_error, _change, before) => {
      if (!before || before.token !== stored("token") || !isLast(before.scope)) return;
      const lines = confirmedCart(client, before.scope.moduleId);
      client.setQueryData(cartQuery(before.scope).queryKey, lines);
      // Not awaited, so that the error shows before the cart is loaded again.
      void client.invalidateQueries(everyScope(cartEndpoint));
    },
  };
}

/** How many changes of the cart of a module are on their way or wait. */
function pendingCount(client: QueryClient, moduleId: ModuleId): number {
  const changes = client.getMutationCache().findAll({ mutationKey: cartChange, status: "pending" });
  return changes.filter(({ state: { variables } }) => scopeOf(variables)?.moduleId === moduleId)
    .length;
}

function scopeOf(change: unknown): Scope | undefined {
  return typeof change === "object" && change !== null ? scopes.get(change) : undefined;
}

/**
 * Identifies the shopper and the module. The guest id is left out, because the first change creates
 * it.
 */
export function cartIdentity(): string {
  return `${stored("token")} ${stored("module")?.id}`;
}
