import type { Category, Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import type { LaterToday } from "@errand/core/catalog/listing";
import type { Call } from "../api/api-request.ts";
import { itemInput } from "../catalog/filters/filters.ts";
import type { MenuQuery } from "./menu-query.ts";

/** The items of a store that match a query, by category. */
export interface Menu {
  count: number;
  sections: MenuSection[];
  /** For a menu that is empty only at this hour: the time later today from which it is not. */
  laterToday: string | null;
}

/** A category of a store's menu, or the search results. */
export interface MenuSection {
  /** The category's id; 0 for items without a category of this store, and for search results. */
  id: number;
  /** Null for items without a category and for search results. */
  name: string | null;
  /** The first page; null when the browser loads it near the viewport. */
  items: Item[] | null;
  /** Number of items; null while it is unknown. */
  total: number | null;
}

type MenuStore = Pick<StoreDetails, "id" | "category_details">;

/** A menu of up to this many items loads with one request; a longer one loads by category. */
const maxWholeMenu = 60;
/**
 * Categories of a long menu that load with the page; the browser loads the others near the
 * viewport.
 */
const firstSections = 3;
/** Items per page of a category. */
export const pageLimit = 12;

/**
 * Loads the menu for `query`; for a crawler, which does not scroll, with the first page of every
 * category.
 */
export async function readMenu(
  call: Call,
  store: MenuStore,
  query: MenuQuery,
  isCrawler = false,
): Promise<Menu> {
  if (query.text !== "") {
    const found = await readPage(call, store, query, 0, 1);
    const section = { id: 0, name: null, items: found.products, total: found.total_size };
    return {
      count: found.total_size,
      sections: found.total_size === 0 ? [] : [section],
      laterToday: laterTodayOf(found),
    };
  }
  const all = await call("GET /items/latest", {
    store_id: store.id,
    limit: maxWholeMenu,
    ...itemInput(query.filters),
  });
  const sections =
    all.products.length === all.total_size
      ? menuOf(all.products, store.category_details)
      : await longMenu(call, store, query, all.categories, isCrawler);
  return { count: all.total_size, sections, laterToday: laterTodayOf(all) };
}

function laterTodayOf({ later_today }: { later_today?: LaterToday[] }): string | null {
  return later_today?.[0]?.from ?? null;
}

/** A store's items by main category, in the store's order, without empty categories. */
export function menuOf(items: Item[], categories: Category[]): MenuSection[] {
  const mainOf = (item: Item) =>
    item.category_ids.find(({ position, id }) => position === 0 && known.has(id))?.id ?? 0;
  const known = new Set(categories.map(({ id }) => id));
  const byCategory = Map.groupBy(items, mainOf);
  return [...categories, { id: 0, name: null }].flatMap(({ id, name }) => {
    const items = byCategory.get(id);
    return items ? [{ id, name, items, total: items.length }] : [];
  });
}

async function longMenu(
  call: Call,
  store: MenuStore,
  query: MenuQuery,
  matching: Category[],
  isCrawler: boolean,
): Promise<MenuSection[]> {
  const ids = new Set(matching.map(({ id }) => id));
  const categories = store.category_details.filter(({ id }) => ids.has(id));
  return Promise.all(
    categories.map(async ({ id, name }, index): Promise<MenuSection> => {
      if (!isCrawler && index >= firstSections) return { id, name, items: null, total: null };
      const { products, total_size } = await readPage(call, store, query, id, 1);
      return { id, name, items: products, total: total_size };
    }),
  );
}

/** A page of one category, or of search results. */
export function readPage(
  call: Call,
  store: Pick<MenuStore, "id">,
  { text, filters }: MenuQuery,
  categoryId: number,
  page: number,
): Promise<{ products: Item[]; total_size: number; later_today?: LaterToday[] }> {
  const input = { store_id: store.id, offset: page, ...itemInput(filters) };
  if (text !== "") return call("GET /items/search", { ...input, name: text, limit: pageLimit });
  return call("GET /items/latest", { ...input, category_id: categoryId, limit: pageLimit });
}
