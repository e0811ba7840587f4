import type { DeskContract } from "@errand/core/contract.desk";
import { useQueryClient } from "@tanstack/react-query";
import { useDeskClient } from "../desk-client.ts";

export type ListedCustomer = DeskContract["GET /desk/customers"]["reply"]["customers"][number];
export type Customer = DeskContract["GET /desk/customers/{id}"]["reply"];
export type Revealed = DeskContract["POST /desk/customers/{id}/reveal"]["reply"];

/** Reads customers again after a change. */
export function useRefreshCustomers(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { everyScope } = useDeskClient();
  return () =>
    Promise.all([
      queries.invalidateQueries(everyScope("GET /desk/customers/{id}")),
      queries.invalidateQueries(everyScope("GET /desk/customers")),
      queries.invalidateQueries(everyScope("GET /desk/ledger")),
    ]);
}
