import type { CartLine } from "@errand/core/cart/cart.contract";
import { type QueryClient, type UseMutationOptions, useQueryClient } from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { everyScope, otherScopes } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import { stored } from "../client/storage.ts";
import { cartEndpoint, cartQuery } from "./cart-query.ts";

/** What every change of the cart is called, so that they can be counted. */
export const cartChange = ["cart change"] as const;

/** The cart as the server last told it, while what is shown runs ahead of it. */
const told = new WeakMap<QueryClient, CartLine[] | undefined>();

interface BeforeChange {
  /** In which scope the change was made. */
  scope: Scope;
  /** Whose cart in which module is being changed. */
  whose: string;
}

/**
 * A change of the cart, whatever it is. Changes wait for each other (`scope`), and only the reply to
 * the last one is shown, so that what is seen never jumps back. When the last one fails, the cart is
 * shown as the server told it before, and is read again.
 *
 * `send` may answer null when the change need not be sent any more.
 */
export function useCartChange<Change>(
  send: (change: Change) => Promise<CartLine[] | null>,
  optimistic?: (lines: CartLine[], change: Change) => CartLine[],
): UseMutationOptions<CartLine[] | null, Error, Change, BeforeChange> {
  const client = useQueryClient();
  const scope = useScope();
  const isLast = () => client.isMutating({ mutationKey: cartChange }) === 1;

  return {
    mutationKey: cartChange,
    scope: { id: "cart" },
    // Without a connection it fails at once and says so; waiting for one would look like success.
    networkMode: "always",
    mutationFn: send,
    onMutate: async (change) => {
      const isFirst = isLast();
      const cart = cartQuery(scope);
      await client.cancelQueries(cart);
      if (isFirst) told.set(client, client.getQueryData(cart.queryKey));
      if (optimistic) {
        client.setQueryData(cart.queryKey, (lines) => lines && optimistic(lines, change));
      }
      return { whose: whoseCart(), scope };
    },
    onSuccess: (lines, _change, before) => {
      if (lines === null || before.whose !== whoseCart()) return;
      told.set(client, lines);
      if (!isLast()) return;
      client.setQueryData(cartQuery(before.scope).queryKey, lines);
      void client.invalidateQueries(otherScopes(cartEndpoint, before.scope));
    },
    onError: (_error, _change, before) => {
      if (!isLast() || before?.whose !== whoseCart()) return;
      client.setQueryData(cartQuery(before.scope).queryKey, told.get(client));
      // Not awaited: the customer should read the reason now, not after the cart is read again.
      void client.invalidateQueries(everyScope(cartEndpoint));
    },
  };
}

/** A guest id comes with the first change and makes nobody else of the guest. */
function whoseCart(): string {
  return `${stored("token")} ${stored("module")?.id}`;
}
