import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { forEverybody, scopedPages, scopedQuery } from "../api/query-client.ts";
import { useLanguage } from "../messages/messages.ts";
import { type Menu, type MenuSection, pageLimit, readMenu, readPage } from "./menu.ts";
import type { MenuQuery } from "./menu-query.ts";

type MenuStore = Pick<StoreDetails, "id" | "zone_id" | "module_id" | "category_details">;

/** The scope of the store itself: its menu does not depend on where the visitor shops. */
function useStoreScope({ zone_id, module_id }: MenuStore): Scope {
  return { language: useLanguage(), zoneIds: [zone_id], moduleId: module_id, place: null };
}

/** What came with the page: a menu, and for which wish it was read. */
export interface FirstMenu {
  wish: MenuQuery;
  menu: Menu;
}

/** The menu as it is wanted; what was shown before stays until the next is there. */
export function useMenu(store: MenuStore, wish: MenuQuery, first: FirstMenu) {
  const isFirst = JSON.stringify(wish) === JSON.stringify(first.wish);
  return useQuery({
    ...scopedQuery(useStoreScope(store), ["menu", store.id, wish], (call) =>
      readMenu(call, store, wish),
    ),
    initialData: isFirst ? first.menu : undefined,
    placeholderData: keepPreviousData,
    meta: forEverybody,
  });
}

/** A part of a long menu, page by page; `isNear` says that it is time to read the first. */
export function useSection(
  store: MenuStore,
  wish: MenuQuery,
  { id, items, total }: MenuSection,
  isNear: boolean,
) {
  const first = items && { products: items, total_size: total ?? items.length };
  return useInfiniteQuery({
    ...scopedPages(useStoreScope(store), ["menu section", store.id, wish, id], (call, page) =>
      readPage(call, store, wish, id, page),
    ),
    initialData: first ? { pages: [first], pageParams: [1] } : undefined,
    getNextPageParam: (last, all) =>
      last.products.length > 0 && all.length * pageLimit < last.total_size
        ? all.length + 1
        : undefined,
    enabled: isNear,
    meta: forEverybody,
  });
}
