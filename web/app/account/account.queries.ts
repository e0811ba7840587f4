import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../query-client.ts";
import { useAccountScope } from "../session/scope.tsx";
import { useStored } from "../session/storage.ts";

/** The signed-in customer; nothing is asked for a guest. */
export function useProfile() {
  const token = useStored("token");
  return useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/info"),
    enabled: token !== null,
  });
}
