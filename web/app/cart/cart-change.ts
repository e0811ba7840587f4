import type { CartLine } from "@errand/core/cart/cart.contract";
import {
  type QueryClient,
  type UseMutationOptions,
  useIsMutating,
  useQueryClient,
} from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { everyScope, otherScopes } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import { stored } from "../client/storage.ts";
import { cartEndpoint, cartQuery } from "./cart-query.ts";

/** The mutation key of all cart changes, by which pending ones are counted. */
export const cartChange = ["cart change"] as const;

/** Whether a change of the cart is on its way to the server, or waits for a connection. */
export function useIsCartChanging(): boolean {
  return useIsMutating({ mutationKey: cartChange }) > 0;
}

/** The last cart from the server, while an optimistic one is shown. */
const confirmed = new WeakMap<QueryClient, CartLine[] | undefined>();

/** The changes that survive a reload while they wait for a connection. */
export type ChangeKind = "add" | "update" | "quantity" | "remove" | "clear";

interface BeforeChange {
  /** The scope in which the change was made. */
  scope: Scope;
  /** Identifies the shopper and the module of the cart. */
  whose: string;
}

/**
 * The mutation options of every cart change. Changes run one after another (`scope`), and only the
 * response to the last one is shown, so that quantities never jump back. If the last one fails, the
 * last confirmed cart is shown and loaded again.
 *
 * `send` receives the last confirmed cart. It resolves to null when there is nothing to send, because a
 * later change makes this one unnecessary or because its line was refused.
 *
 * Offline, changes wait and are sent in their order when the connection returns. Those with a `kind` also
 * survive a reload (`waiting-changes.ts`).
 */
export function useCartChange<Change>(
  send: (change: Change, confirmed: CartLine[] | undefined) => Promise<CartLine[] | null>,
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
  const isLast = () => client.isMutating({ mutationKey: cartChange }) === 1;

  return {
    mutationKey: cartChange,
    scope: { id: "cart" },
    ...(kind && { meta: { kind } }),
    mutationFn: (change) => send(change, confirmed.get(client)),
    onMutate: async (change) => {
      const isFirst = isLast();
      const cart = cartQuery(scope);
      await client.cancelQueries(cart);
      if (isFirst) confirmed.set(client, client.getQueryData(cart.queryKey));
      if (optimistic) {
        client.setQueryData(cart.queryKey, (lines) => lines && optimistic(lines, change));
      }
      return { whose: cartIdentity(), scope };
    },
    onSuccess: (lines, _change, before) => {
      if (before.whose !== cartIdentity()) return;
      if (lines !== null) confirmed.set(client, lines);
      if (!isLast()) return;
      client.setQueryData(cartQuery(before.scope).queryKey, confirmed.get(client));
      void client.invalidateQueries(otherScopes(cartEndpoint, before.scope));
    },
    onError: (_error, _change, before) => {
      if (!isLast() || before?.whose !== cartIdentity()) return;
      client.setQueryData(cartQuery(before.scope).queryKey, confirmed.get(client));
      // Not awaited, so that the error shows before the cart is loaded again.
      void client.invalidateQueries(everyScope(cartEndpoint));
    },
  };
}

/** Identifies the shopper and the module. The guest id is left out, because the first change creates it. */
export function cartIdentity(): string {
  return `${stored("token")} ${stored("module")?.id}`;
}
