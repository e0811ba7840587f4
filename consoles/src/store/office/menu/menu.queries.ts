import type { StoreContract } from "@errand/core/contract.store";
import { itemStates, lowStock } from "@errand/core/items/store-item-limits";
import { isPermitted } from "@errand/core/principals";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMember } from "../../../console/console.ts";
import { useStoreClient } from "../../store-client.ts";

export type { StoreCatalogue } from "@errand/core/items/store-catalogue.contract";
export type { StoreItem } from "@errand/core/items/store-items.types";

type ItemPage = StoreContract["GET /store/items"]["reply"];

/** Of one page of a list; the most that the API answers. */
const pageSize = 100;

export const itemFilterStates = [...itemStates, "low_stock"] as const;
export type ItemFilterState = (typeof itemFilterStates)[number];

export interface ItemFilter {
  category: number | null;
  state: ItemFilterState | null;
  search: string;
}

const items = "GET /store/items";

/** What the store has items of, and how many. */
export function useCatalogue() {
  const { endpointQuery, scope } = useStoreClient();
  return useQuery(endpointQuery(scope, "GET /store/catalogue"));
}

/** The items that a filter leaves, by name, page by page. */
export function useItems({ category, state, search }: ItemFilter) {
  const { scopedPages, scope } = useStoreClient();
  const filter = {
    ...(category !== null && { category_id: category }),
    ...(state !== null && (state === "low_stock" ? { stock_below: lowStock } : { state })),
    ...(search !== "" && { search }),
  };
  return useInfiniteQuery({
    ...scopedPages(scope, [items, filter], (call, offset) =>
      call(items, { ...filter, limit: pageSize, offset }),
    ),
    getNextPageParam: nextPage,
  });
}

function nextPage({ offset, limit, total_size }: ItemPage): number | undefined {
  return offset * limit < total_size ? offset + 1 : undefined;
}

/** Every item of a category. */
export function useItemsOfCategory(id: number | null) {
  const { scopedQuery, scope } = useStoreClient();
  return useQuery({
    ...scopedQuery(scope, [items, "all", id], async (call) => {
      const found: ItemPage["items"] = [];
      if (id === null) return found;
      for (let offset: number | undefined = 1; offset !== undefined; ) {
        const page: ItemPage = await call(items, { category_id: id, limit: pageSize, offset });
        found.push(...page.items);
        offset = nextPage(page);
      }
      return found;
    }),
    enabled: id !== null,
  });
}

export function useMenuOrder() {
  const { endpointQuery, scope } = useStoreClient();
  return useQuery(endpointQuery(scope, "GET /store/menu-order"));
}

/** Reads what the screens show of the items anew, after a change. */
export function useRefreshItems(): () => Promise<void> {
  const { everyScope } = useStoreClient();
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      ([items, "GET /store/items/{id}", "GET /store/catalogue", "GET /store/menu-order"] as const)
        .map(everyScope)
        .map((filter) => queries.invalidateQueries(filter)),
    );
  };
}

/** What the role of the member allows beside reading. */
export function useRights(): { canChange: boolean; canStateStock: boolean } {
  const member = useMember();
  return {
    canChange: isPermitted(member, "catalogue", false),
    /** Stock and "sold out" belong to who takes the orders. */
    canStateStock: isPermitted(member, "orders", false),
  };
}
