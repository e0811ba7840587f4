import { ApiError } from "@errand/core/api-error";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { endpointQuery, everyScope, otherScopes } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import type { WishlistTarget } from "../catalog/wishlist-context.ts";
import { rentalWishlistEndpoint, wishlistEndpoint } from "./use-wishlist.ts";
import { isOfRental, isSameTarget, withEntry, withoutEntry } from "./wishlist-entries.ts";

const wishlistMutation = ["wishlist change"] as const;

interface WishlistQuery {
  queryKey: QueryKey;
}

export interface WishlistChange {
  thing: WishlistTarget;
  isWanted: boolean;
}

/**
 * Adds a target to the wishlist or removes it, optimistically; an error reverts the change. Changes
 * run one after another, and of those waiting for the same target only the last is sent.
 */
export function useChangeWishlist() {
  const client = useQueryClient();
  const scope = useScope();
  // Without its type, because a change applies to the wishlist of either endpoint.
  const queryOf = (thing: WishlistTarget): WishlistQuery => endpointQuery(scope, endpointOf(thing));
  const readTimeOf = ({ queryKey }: WishlistQuery): number =>
    client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
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
      const wishlist = queryOf(thing);
      await client.cancelQueries(wishlist);
      const readAt = readTimeOf(wishlist);
      const change = isWanted ? withEntry : withoutEntry;
      client.setQueryData<object>(
        wishlist.queryKey,
        (cached) => change(cached ?? emptyOf(thing), thing),
        // A list that was not read yet stays so: it lacks everything but this change.
        { updatedAt: readAt },
      );
      return { wishlist, wasUnread: readAt === 0 };
    },
    onSuccess: (reply, { thing }, { wishlist, wasUnread }) => {
      if (reply) toast.success(reply.message, { id: "wishlist" });
      if (wasUnread) void client.invalidateQueries(wishlist);
      void client.invalidateQueries(otherScopes(endpointOf(thing), scope));
    },
    onError: (error, { thing, isWanted }, before) => {
      reportError(error);
      const revert = isWanted ? withoutEntry : withEntry;
      if (before) {
        client.setQueryData<object>(
          before.wishlist.queryKey,
          (list) => list && revert(list, thing),
          { updatedAt: readTimeOf(before.wishlist) },
        );
      }
      void client.invalidateQueries(everyScope(endpointOf(thing)));
    },
  });
}

function endpointOf(thing: WishlistTarget) {
  return isOfRental(thing) ? rentalWishlistEndpoint : wishlistEndpoint;
}

function emptyOf(thing: WishlistTarget): object {
  return isOfRental(thing) ? { vehicles: [], providers: [] } : { item: [], store: [] };
}

/** Sends a change. Null when the server already has it, such as after a change in another tab. */
async function send(change: WishlistChange): Promise<{ message: string } | null> {
  try {
    return await (isOfRental(change.thing) ? sendToRental(change) : sendToShop(change));
  } catch (error) {
    if (error instanceof ApiError && error.find("wishlist")) return null;
    throw error;
  }
}

function sendToShop({ thing, isWanted }: WishlistChange) {
  const input = {
    ...("item" in thing && { item_id: thing.item.id }),
    ...("store" in thing && { store_id: thing.store.id }),
  };
  return isWanted
    ? call("POST /customer/wish-list/add", input)
    : call("DELETE /customer/wish-list/remove", input);
}

function sendToRental({ thing, isWanted }: WishlistChange) {
  const input = {
    ...("vehicle" in thing && { vehicle_id: thing.vehicle.id }),
    ...("provider" in thing && { provider_id: thing.provider.id }),
  };
  return isWanted
    ? call("POST /rental/user/wish-list/add", input)
    : call("DELETE /rental/user/wish-list/remove", input);
}
