import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useStored } from "../visitor/storage.ts";

/** The signed-in customer; requests nothing for a guest. */
export function useProfile() {
  const token = useStored("token");
  return useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/info"),
    enabled: token !== null,
  });
}
