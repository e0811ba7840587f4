import { useQueryClient } from "@tanstack/react-query";
import { useDeskClient } from "../desk-client.ts";

/** Reads the stores again after a change. */
export function useRefreshStores(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { everyScope } = useDeskClient();
  return () =>
    Promise.all([
      queries.invalidateQueries(everyScope("GET /desk/stores")),
      queries.invalidateQueries(everyScope("GET /desk/stores/{id}")),
    ]);
}
