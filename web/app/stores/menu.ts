import type { Category, Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import type { Call } from "../api/api-request.ts";
import { itemInput } from "../catalog/filters/filters.ts";
import type { MenuQuery } from "./menu-query.ts";

/** What a store has of what is wanted, in its parts. */
export interface Menu {
  count: number;
  sections: MenuSection[];
}

/** A part of a store's menu. */
export interface MenuSection {
  /** Of its category; 0 for what has no category of this store's, and for what a text found. */
  id: number;
  /** Null for what has no category. */
  name: string | null;
  /** The first of them; null while they are still to be read, when they come near. */
  items: Item[] | null;
  /** How many there are; null when that is not known yet. */
  total: number | null;
}

type MenuStore = Pick<StoreDetails, "id" | "category_details">;

/** A menu with at most so many items is read whole; a longer one category by category. */
const maxWholeMenu = 60;
/** Categories of a long menu that are read with the page; the browser reads the others near the viewport. */
const firstSections = 3;
/** Items per page of a category. */
export const pageLimit = 12;

/** The menu as `wish` filters it; for a crawler, which does not scroll, with the first page of every category. */
export async function readMenu(
  call: Call,
  store: MenuStore,
  wish: MenuQuery,
  isCrawler = false,
): Promise<Menu> {
  if (wish.text !== "") {
    const found = await readPage(call, store, wish, 0, 1);
    const section = { id: 0, name: null, items: found.products, total: found.total_size };
    return { count: found.total_size, sections: found.total_size === 0 ? [] : [section] };
  }
  const all = await call("GET /items/latest", {
    store_id: store.id,
    limit: maxWholeMenu,
    ...itemInput(wish.filters),
  });
  const sections =
    all.products.length === all.total_size
      ? menuOf(all.products, store.category_details)
      : await longMenu(call, store, wish, all.categories, isCrawler);
  return { count: all.total_size, sections };
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
  wish: MenuQuery,
  matching: Category[],
  isCrawler: boolean,
): Promise<MenuSection[]> {
  const ids = new Set(matching.map(({ id }) => id));
  const categories = store.category_details.filter(({ id }) => ids.has(id));
  return Promise.all(
    categories.map(async ({ id, name }, index): Promise<MenuSection> => {
      if (!isCrawler && index >= firstSections) return { id, name, items: null, total: null };
      const { products, total_size } = await readPage(call, store, wish, id, 1);
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
): Promise<{ products: Item[]; total_size: number }> {
  const input = { store_id: store.id, offset: page, ...itemInput(filters) };
  if (text !== "") return call("GET /items/search", { ...input, name: text, limit: pageLimit });
  return call("GET /items/latest", { ...input, category_id: categoryId, limit: pageLimit });
}
