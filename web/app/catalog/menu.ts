import type { Category, Item } from "@errand/core/catalog/catalog.types";

/** A part of a store's menu. */
export interface MenuSection {
  id: number;
  /** Null for what has no category of this store's. */
  name: string | null;
  items: Item[];
}

/** A store's items under its main categories, in their order; a category without items is left out. */
export function menuOf(items: Item[], categories: Category[]): MenuSection[] {
  const mainOf = (item: Item) =>
    item.category_ids.find(({ position, id }) => position === 0 && known.has(id))?.id;
  const known = new Set(categories.map(({ id }) => id));
  const byCategory = Map.groupBy(items, mainOf);
  const sections = categories.map(({ id, name }) => ({
    id,
    name,
    items: byCategory.get(id) ?? [],
  }));
  const others = { id: 0, name: null, items: byCategory.get(undefined) ?? [] };
  return [...sections, others].filter((section) => section.items.length > 0);
}

/** The menu with only what the text finds: every word of it in the item's name, description or tags. */
export function searchMenu(menu: MenuSection[], text: string): MenuSection[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return menu;
  const fits = (item: Item) => {
    const { name, description, tags } = item;
    const said = plain([name, description, ...tags.map(({ tag }) => tag)].join(" "));
    return words.every((word) => said.includes(word));
  };
  return menu
    .map((section) => ({ ...section, items: section.items.filter(fits) }))
    .filter((section) => section.items.length > 0);
}

/** In small letters and without accents: "Crème brûlée" as "creme brulee". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}
