import { publicQueryMeta } from "@errand/client/query-client.ts";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { useLanguage } from "@errand/ui/messages/messages.ts";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { scopedPages, scopedQuery } from "../api/queries.ts";
import { type Menu, type MenuSection, pageLimit, readMenu, readPage } from "./menu.ts";
import type { MenuQuery } from "./menu-query.ts";

type MenuStore = Pick<StoreDetails, "id" | "zone_id" | "module_id" | "category_details">;

/** The scope of the store itself: its menu does not depend on the visitor's location. */
function useStoreScope({ zone_id, module_id }: MenuStore): Scope {
  return { language: useLanguage(), zoneIds: [zone_id], moduleId: module_id, place: null };
}

/** The menu that the server rendered, and its query. */
export interface FirstMenu {
  wish: MenuQuery;
  menu: Menu;
}

/** Loads the menu for `query`; returns the previous menu until it has loaded. */
export function useMenu(store: MenuStore, query: MenuQuery, first: FirstMenu) {
  const isFirst = JSON.stringify(query) === JSON.stringify(first.wish);
  return useQuery({
    ...scopedQuery(useStoreScope(store), ["menu", store.id, query], (call) =>
      readMenu(call, store, query),
    ),
    initialData: isFirst ? first.menu : undefined,
    placeholderData: keepPreviousData,
    meta: publicQueryMeta,
  });
}

/** Loads a category of a long menu page by page, once it `isNear` the viewport. */
export function useSection(
  store: MenuStore,
  query: MenuQuery,
  { id, items, total }: MenuSection,
  isNear: boolean,
) {
  const first = items && { products: items, total_size: total ?? items.length };
  return useInfiniteQuery({
    ...scopedPages(useStoreScope(store), ["menu section", store.id, query, id], (call, page) =>
      readPage(call, store, query, id, page),
    ),
    initialData: first ? { pages: [first], pageParams: [1] } : undefined,
    getNextPageParam: (last, all) =>
      last.products.length > 0 && all.length * pageLimit < last.total_size
        ? all.length + 1
        : undefined,
    enabled: isNear,
    meta: publicQueryMeta,
  });
}
