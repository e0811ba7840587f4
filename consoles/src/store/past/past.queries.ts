import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useStoreClient } from "../store-client.ts";

const pageSize = 25;

/** Orders that are over, the newest first; with a search, those on the board as well. */
export function usePastOrders(search: string) {
  const { scopedPages, scope } = useStoreClient();
  const query = useInfiniteQuery({
    ...scopedPages(scope, ["past orders", search], (call, offset) =>
      call("GET /store/orders", {
        limit: pageSize,
        offset,
        ...(search === "" ? { state: "past" } : { state: "all", search }),
      }),
    ),
    getNextPageParam: ({ offset, limit, total_size }) =>
      offset * limit < total_size ? offset + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  const orders: StoreOrder[] | undefined = query.data?.pages.flatMap((page) => page.orders);
  return { ...query, data: orders };
}
