import type { StorefrontContract } from "@errand/core/contract.storefront";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { endpointQuery, everyScope } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useStored } from "../visitor/storage.ts";

export type Address =
  StorefrontContract["GET /customer/address/list"]["reply"]["addresses"][number];
export type AddressInput = StorefrontContract["POST /customer/add-address"]["input"];

const endpoint = "GET /customer/address/list";

/** One page holds the maximum number of saved addresses. */
const all = { limit: 50, offset: 1 };

/** All saved addresses of a customer. */
export const allAddresses = (scope: Scope) => endpointQuery(scope, endpoint, all);

/** The saved addresses, newest first; with `storeZoneId` only those in that zone. */
export function useAddresses(storeZoneId?: number) {
  const token = useStored("token");
  return useQuery({
    ...endpointQuery(useAccountScope(), endpoint, {
      ...all,
      ...(storeZoneId !== undefined && { store_zone_id: storeZoneId }),
    }),
    enabled: token !== null,
  });
}

/** Adds an address, or updates it by `id`; reloads the lists. */
export function useSaveAddress() {
  const reloadLists = useReloadLists();
  return useMutation({
    mutationFn: ({ id, ...address }: AddressInput & { id?: number }) =>
      id === undefined
        ? call("POST /customer/add-address", address)
        : call("PUT /customer/address/{id}", { id, ...address }),
    onSuccess: reloadLists,
  });
}

/** Saves an address unless the account already has the same one. */
export function useSaveGuestAddress() {
  const client = useQueryClient();
  const scope = useAccountScope();
  const reloadLists = useReloadLists();
  return useMutation({
    mutationFn: async (input: AddressInput) => {
      const { addresses } = await client.fetchQuery(allAddresses(scope));
      const isSaved = addresses.some((saved) => isSameAddress(saved, input));
      return isSaved ? null : call("POST /customer/add-address", input);
    },
    onSuccess: (reply) => reply && reloadLists(),
  });
}

export function isSameAddress(saved: Address, input: AddressInput): boolean {
  return (
    saved.latitude === input.latitude &&
    saved.longitude === input.longitude &&
    saved.address === input.address &&
    saved.house === (input.house ?? null) &&
    saved.floor === (input.floor ?? null)
  );
}

export function useRemoveAddress() {
  const reloadLists = useReloadLists();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /customer/address/{id}", { id }),
    onSuccess: reloadLists,
  });
}

function useReloadLists() {
  const client = useQueryClient();
  return () => invalidateAddresses(client);
}

/** Reloads the lists of addresses. */
export function invalidateAddresses(client: QueryClient) {
  void client.invalidateQueries(everyScope(endpoint));
}
