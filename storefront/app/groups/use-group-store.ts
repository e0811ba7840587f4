import type { Group } from "@errand/core/groups/groups.contract";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";

/** The store that a group orders from. */
export function useGroupStore({ store }: { store: Pick<Group["store"], "slug"> }) {
  return useQuery(endpointQuery(useScope(), "GET /stores/details/{id}", { id: store.slug }));
}
