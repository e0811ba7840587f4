import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { endpointQuery, everyScope, otherScopes } from "../api/query-client.ts";
import { reportError } from "../api/report-error.ts";
import { useScope } from "../api/scope.tsx";
import type { WishlistTarget } from "../catalog/wishlist-context.ts";
import { toast } from "../ui/toast.ts";
import { wishlistEndpoint as endpoint } from "./use-wishlist.ts";
import { isSameTarget, withEntry, withoutEntry } from "./wishlist-entries.ts";

const wishlistMutation = ["wishlist change"] as const;

export interface WishlistChange {
  thing: WishlistTarget;
  isWanted: boolean;
}

/**
 * Adds a target to the wishlist or removes it, optimistically; an error reverts the change. Changes run
 * one after another, and of those waiting for the same target only the last is sent.
 */
export function useChangeWishlist() {
  const client = useQueryClient();
  const scope = useScope();
  const isLastOfTarget = (change: WishlistChange) => {
    const waiting = client
      .getMutationCache()
      .findAll({ mutationKey: wishlistMutation, status: "pending" })
      .map(({ state }) => state.variables as WishlistChange)
      .filter(({ thing }) => isSameTarget(thing, change.thing));
    return waiting.at(-1) === change;
  };

  return useMutation({
    mutationKey: wishlistMutation,
    scope: { id: "wishlist" },
    networkMode: "always",
    mutationFn: async (change: WishlistChange) => (isLastOfTarget(change) ? send(change) : null),
    onMutate: async ({ thing, isWanted }) => {
      const wishlist = endpointQuery(scope, endpoint);
      await client.cancelQueries(wishlist);
      const cached = client.getQueryData(wishlist.queryKey);
      const change = isWanted ? withEntry : withoutEntry;
      client.setQueryData(wishlist.queryKey, change(cached ?? { item: [], store: [] }, thing));
      return { wishlist, wasUnread: cached === undefined };
    },
    onSuccess: (reply, _change, { wishlist, wasUnread }) => {
      if (reply) toast.success(reply.message, { id: "wishlist" });
      if (wasUnread) void client.invalidateQueries(wishlist);
      void client.invalidateQueries(otherScopes(endpoint, scope));
    },
    onError: (error, { thing, isWanted }, before) => {
      reportError(error);
      const revert = isWanted ? withoutEntry : withEntry;
      if (before) {
        client.setQueryData(before.wishlist.queryKey, (list) => list && revert(list, thing));
      }
      void client.invalidateQueries(everyScope(endpoint));
    },
  });
}

/** Sends a change. Null when the server already has it, such as after a change in another tab. */
async function send({ thing, isWanted }: WishlistChange): Promise<{ message: string } | null> {
  const input = "item" in thing ? { item_id: thing.item.id } : { store_id: thing.store.id };
  try {
    return isWanted
      ? await call("POST /customer/wish-list/add", input)
      : await call("DELETE /customer/wish-list/remove", input);
  } catch (error) {
    if (error instanceof ApiError && error.find("wishlist")) return null;
    throw error;
  }
}
