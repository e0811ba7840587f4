import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";

/** What can be sent in the chosen module. */
export function useParcelCategories() {
  return useQuery(endpointQuery(useScope(), "GET /parcel-category"));
}
