import type { CartLine } from "@errand/core/cart/cart.contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";
import { reading } from "../query-client.ts";
import { stored } from "../session/storage.ts";

/** The cart of the current module, oldest line first. Who has never come before has an empty one. */
export const cartQuery = queryOptions({
  queryKey: reading("GET /customer/cart/list").queryKey,
  queryFn: ({ signal }): Promise<CartLine[]> => {
    const isStranger = stored("token") === null && stored("guest_id") === null;
    return isStranger ? Promise.resolve([]) : call("GET /customer/cart/list", {}, { signal });
  },
});
