import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { callWith } from "../../api.ts";
import type { Call, Endpoint, Input } from "../../api-request.ts";
import { forEverybody } from "../../query-client.ts";
import { type Menu, type MenuSection, pageLimit, readMenu, readPage } from "./menu.ts";
import type { MenuWish } from "./menu-wish.ts";

type MenuStore = Pick<StoreDetails, "id" | "zone_id" | "module_id" | "category_details">;

/** Asks as somebody who shops where the store is, wherever the visitor shops: the menu is the store's. */
function asNeighbour({ zone_id, module_id }: MenuStore, signal: AbortSignal): Call {
  const from = { zoneIds: [zone_id], moduleId: module_id };
  return <E extends Endpoint>(endpoint: E, input?: Input<E>) =>
    callWith(endpoint, input, { signal, from });
}

/** What came with the page: a menu, and for which wish it was read. */
export interface FirstMenu {
  wish: MenuWish;
  menu: Menu;
}

/** The menu as it is wanted; what was shown before stays until the next is there. */
export function useMenu(store: MenuStore, wish: MenuWish, first: FirstMenu) {
  const isFirst = JSON.stringify(wish) === JSON.stringify(first.wish);
  return useQuery({
    queryKey: ["menu", store.id, wish],
    queryFn: ({ signal }) => readMenu(asNeighbour(store, signal), store, wish),
    initialData: isFirst ? first.menu : undefined,
    placeholderData: keepPreviousData,
    meta: forEverybody,
  });
}

/** A part of a long menu, page by page; `isNear` says that it is time to read the first. */
export function useSection(
  store: MenuStore,
  wish: MenuWish,
  { id, items, total }: MenuSection,
  isNear: boolean,
) {
  const first = items && { products: items, total_size: total ?? items.length };
  return useInfiniteQuery({
    queryKey: ["menu-section", store.id, wish, id],
    queryFn: ({ pageParam, signal }) =>
      readPage(asNeighbour(store, signal), store, wish, id, pageParam),
    initialPageParam: 1,
    initialData: first ? { pages: [first], pageParams: [1] } : undefined,
    getNextPageParam: (last, all) =>
      last.products.length > 0 && all.length * pageLimit < last.total_size
        ? all.length + 1
        : undefined,
    enabled: isNear,
    meta: forEverybody,
  });
}
