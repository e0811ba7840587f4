import type { ApiContract } from "@errand/core/contract";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { endpointQuery, everyScope } from "../api/query-client.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useStored } from "../client/storage.ts";

export type Address = ApiContract["GET /customer/address/list"]["reply"]["addresses"][number];
export type AddressInput = ApiContract["POST /customer/add-address"]["input"];

const endpoint = "GET /customer/address/list";

/** As many as can be saved. */
const all = { limit: 50, offset: 1 };

/** Everything a customer has saved. */
export const allAddresses = (scope: Scope) => endpointQuery(scope, endpoint, all);

/** What a customer has saved, newest first; with a zone only what lies in it. */
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

/** Saves a new address, or writes one anew; the lists are read again. */
export function useSaveAddress() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ id, ...address }: AddressInput & { id?: number }) =>
      id === undefined
        ? call("POST /customer/add-address", address)
        : call("PUT /customer/address/{id}", { id, ...address }),
    onSuccess: readAgain,
  });
}

/** Saves an address unless this very door is saved already. */
export function useSaveGuestAddress() {
  const client = useQueryClient();
  const scope = useAccountScope();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (input: AddressInput) => {
      const { addresses } = await client.fetchQuery(allAddresses(scope));
      const isSaved = addresses.some((saved) => isSameDoor(saved, input));
      return isSaved ? null : call("POST /customer/add-address", input);
    },
    onSuccess: (reply) => reply && readAgain(),
  });
}

export function isSameDoor(saved: Address, input: AddressInput): boolean {
  return (
    saved.latitude === input.latitude &&
    saved.longitude === input.longitude &&
    saved.address === input.address &&
    saved.house === (input.house ?? null) &&
    saved.floor === (input.floor ?? null)
  );
}

export function useRemoveAddress() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /customer/address/{id}", { id }),
    onSuccess: readAgain,
  });
}

function useReadAgain() {
  const client = useQueryClient();
  return () => listChanged(client);
}

/** The lists are read again. */
export function listChanged(client: QueryClient) {
  void client.invalidateQueries(everyScope(endpoint));
}
