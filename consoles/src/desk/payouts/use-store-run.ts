import type { DeskContract } from "@errand/core/contract.desk";
import { useQueryClient } from "@tanstack/react-query";
import { useDeskClient } from "../desk-client.ts";

export type Run = DeskContract["GET /desk/payouts/{id}"]["reply"];
export type Line = Run["lines"][number];

/** Shows a run as the server has just said it is; the list and the ledger are read again. */
export function useStoreRun(): (run: Run) => void {
  const queries = useQueryClient();
  const { endpointQuery, everyScope, scope } = useDeskClient();
  return (run) => {
    queries.setQueryData(
      endpointQuery(scope, "GET /desk/payouts/{id}", { id: run.id }).queryKey,
      run,
    );
    void queries.invalidateQueries(everyScope("GET /desk/payouts"));
    void queries.invalidateQueries(everyScope("GET /desk/ledger"));
  };
}
