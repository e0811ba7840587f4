import type { CartLine } from "@errand/core/cart/cart.contract";
import { type QueryClient, type UseMutationOptions, useQueryClient } from "@tanstack/react-query";
import { stored } from "../session/storage.ts";
import { cartQuery } from "./cart-query.ts";

/** What every change of the cart is called, so that they can be counted. */
export const cartChange = ["cart change"] as const;

/** The cart as the server last told it, while what is shown runs ahead of it. */
const told = new WeakMap<QueryClient, CartLine[] | undefined>();

interface BeforeChange {
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
  const isLast = () => client.isMutating({ mutationKey: cartChange }) === 1;

  return {
    mutationKey: cartChange,
    scope: { id: "cart" },
    // Without a connection it fails at once and says so; waiting for one would look like success.
    networkMode: "always",
    mutationFn: send,
    onMutate: async (change) => {
      const isFirst = isLast();
      await client.cancelQueries(cartQuery);
      if (isFirst) told.set(client, client.getQueryData(cartQuery.queryKey));
      if (optimistic) {
        client.setQueryData(cartQuery.queryKey, (lines) => lines && optimistic(lines, change));
      }
      return { whose: whoseCart() };
    },
    onSuccess: (cart, _change, { whose }) => {
      if (cart === null || whose !== whoseCart()) return;
      told.set(client, cart);
      if (isLast()) client.setQueryData(cartQuery.queryKey, cart);
    },
    onError: (_error, _change, before) => {
      if (!isLast() || before?.whose !== whoseCart()) return;
      client.setQueryData(cartQuery.queryKey, told.get(client));
      // Not awaited: the customer should read the reason now, not after the cart is read again.
      void client.invalidateQueries(cartQuery);
    },
  };
}

/** A guest id comes with the first change and makes nobody else of the guest. */
function whoseCart(): string {
  return `${stored("token")} ${stored("module")?.id}`;
}
