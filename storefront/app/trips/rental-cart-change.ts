import type { RentalCart } from "@errand/core/trips/trips.types";
import { type UseMutationOptions, useIsMutating, useQueryClient } from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { everyScope, otherScopes } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { cartIdentity } from "../cart/cart-change.ts";
import { rentalCartEndpoint, rentalCartQuery } from "./rental-cart-query.ts";

/** The mutation key of all changes of the rental cart, by which pending ones are counted. */
export const rentalCartChange = ["rental cart change"] as const;

export function useIsRentalCartChanging(): boolean {
  return useIsMutating({ mutationKey: rentalCartChange }) > 0;
}

interface BeforeChange {
  scope: Scope;
  whose: string;
}

/**
 * The mutation options of every change of the rental cart. Changes run one after another, and only
 * the response to the last one is shown; after an error the cart is loaded again. `send` resolves
 * to null when a later change makes this one unnecessary.
 */
export function useRentalCartChange<Change>(
  send: (change: Change) => Promise<RentalCart | null>,
  optimistic?: (cart: RentalCart, change: Change) => RentalCart,
): UseMutationOptions<RentalCart | null, Error, Change, BeforeChange> {
  const client = useQueryClient();
  const scope = useScope();
  const isLast = () => client.isMutating({ mutationKey: rentalCartChange }) === 1;
  return {
    mutationKey: rentalCartChange,
    scope: { id: "rental-cart" },
    // A vehicle is only free when the server says so: nothing waits for a connection.
    networkMode: "always",
    mutationFn: send,
    onMutate: async (change) => {
      const query = rentalCartQuery(scope);
      await client.cancelQueries(query);
      if (optimistic) {
        client.setQueryData(query.queryKey, (cart) => cart && optimistic(cart, change));
      }
      return { scope, whose: cartIdentity() };
    },
    onSuccess: (cart, _change, before) => {
      if (cart === null || before.whose !== cartIdentity() || !isLast()) return;
      client.setQueryData(rentalCartQuery(before.scope).queryKey, cart);
      void client.invalidateQueries(otherScopes(rentalCartEndpoint, before.scope));
    },
    onError: () => {
      // Not awaited, so that the error shows before the cart is loaded again.
      if (isLast()) void client.invalidateQueries(everyScope(rentalCartEndpoint));
    },
  };
}
