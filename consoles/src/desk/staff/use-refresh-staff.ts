import { useQueryClient } from "@tanstack/react-query";
import { useDeskClient } from "../desk-client.ts";

/** Reads the staff and how many have each role again after a change. */
export function useRefreshStaff(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { everyScope } = useDeskClient();
  return () =>
    Promise.all([
      queries.invalidateQueries(everyScope("GET /desk/staff")),
      queries.invalidateQueries(everyScope("GET /desk/roles")),
    ]);
}
