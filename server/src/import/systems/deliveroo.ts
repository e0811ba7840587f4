import {
  byId,
  fromCents,
  isObject,
  type JsonObject,
  objectsIn,
  toLocalized,
  toNumber,
} from "./json-values.ts";
import type { MenuEntry, MenuGroup } from "./menu-entry.ts";

/**
 * The dishes of a menu of Deliveroo: categories and modifiers name items by id. Null for another
 * document.
 */
export function readDeliveroo(document: JsonObject): MenuEntry[] | null {
  const menu = isObject(document.menu) ? document.menu : document;
  const categories = objectsIn(menu.categories);
  const items = byId(menu.items);
  if (!categories.some(({ item_ids: ids }) => Array.isArray(ids)) || items.size === 0) return null;
  const modifiers = byId(menu.modifiers);
  const entries = new Map<string, MenuEntry>();
  for (const category of categories) {
    const name = toLocalized(category.name)?.en ?? "";
    for (const id of toIds(category.item_ids)) {
      const [known, item] = [entries.get(id), items.get(id)];
      if (known) known.alsoIn.push(name);
      else if (item) entries.set(id, toEntry(item, name, items, modifiers));
    }
  }
  return [...entries.values()];
}

const toIds = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function toEntry(
  item: JsonObject,
  category: string,
  items: Map<string, JsonObject>,
  modifiers: Map<string, JsonObject>,
): MenuEntry {
  const image = isObject(item.image) ? item.image.url : undefined;
  const diets = toIds(item.diets).map((diet) => diet.toLowerCase());
  return {
    sku: String(item.plu ?? item.id),
    categories: category === "" ? [] : [category],
    name: toLocalized(item.name) ?? { en: "", fr: "" },
    description: toLocalized(item.description),
    price: readPrice(item),
    pictures: typeof image === "string" ? [image] : [],
    groups: toIds(item.modifier_ids).flatMap((id) => toGroup(modifiers.get(id), items)),
    veg: diets.some((diet) => diet === "vegetarian" || diet === "vegan") ? true : null,
    active: null,
    alsoIn: [],
  };
}

const readPrice = ({ price_info: info }: JsonObject) =>
  fromCents(isObject(info) ? info.price : undefined);

function toGroup(group: JsonObject | undefined, items: Map<string, JsonObject>): MenuGroup[] {
  const name = toLocalized(group?.name);
  if (!group || !name) return [];
  return [
    {
      name,
      min: toNumber(group.min_selection) ?? 0,
      max: toNumber(group.max_selection),
      values: toIds(group.item_ids).flatMap((id) => {
        const item = items.get(id);
        const label = toLocalized(item?.name);
        return item && label ? [{ label, price: readPrice(item) }] : [];
      }),
    },
  ];
}
