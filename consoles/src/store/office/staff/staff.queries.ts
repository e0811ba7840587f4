import type { StoreContract } from "@errand/core/contract.store";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useStoreClient } from "../../store-client.ts";

export type StaffList = StoreContract["GET /store/staff"]["reply"];
export type Member = StaffList["staff"][number];
export type Role = StaffList["roles"][number];

/** Who works at the store, and who is invited. */
export function useStaff() {
  const { endpointQuery, scope } = useStoreClient();
  return useQuery(endpointQuery(scope, "GET /store/staff"));
}

/** Reads the staff again after a change. */
export function useRefreshStaff(): () => Promise<void> {
  const { everyScope } = useStoreClient();
  const queries = useQueryClient();
  return () => queries.invalidateQueries(everyScope("GET /store/staff"));
}
