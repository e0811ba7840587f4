import type { CartLine } from "@errand/core/cart/cart.contract";
import type { Scope } from "../api/api-request.ts";
import { scopedQuery } from "../api/queries.ts";
import { stored } from "../visitor/storage.ts";

export const cartEndpoint = "GET /customer/cart/list";

/**
 * The cart of the module in `scope`, oldest line first. Visitors without an id have an empty one.
 */
export function cartQuery(scope: Scope) {
  return scopedQuery(scope, [cartEndpoint], (call): Promise<CartLine[]> => {
    const hasNoId = stored("token") === null && stored("guest_id") === null;
    return hasNoId ? Promise.resolve([]) : call(cartEndpoint);
  });
}
