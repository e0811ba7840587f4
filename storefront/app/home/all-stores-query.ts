import type { Scope } from "../api/api-request.ts";
import { scopedQuery } from "../api/queries.ts";
import { type Filters, storeInput } from "../catalog/filters/filters.ts";
import { allStoresEndpoint, allStoresRequest } from "./requests.ts";

/** The first page of the stores that match, with its input. */
export function allStoresQuery(scope: Scope, filters: Filters) {
  const input = { ...storeInput(filters), ...allStoresRequest };
  return scopedQuery(scope, ["all stores", input], async (call) => ({
    input,
    page: await call(allStoresEndpoint, input),
  }));
}
