import {
  byId,
  fromCents,
  isObject,
  type JsonObject,
  objectsIn,
  toLocalized,
  toNumber,
} from "./json-values.ts";
import { type MenuEntry, type MenuGroup, toMissingEntry } from "./menu-entry.ts";

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
      else entries.set(id, toMissingEntry(id, name));
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
  const ids = toIds(item.modifier_ids);
  const own = ids.map((id) => modifiers.get(id)).filter(isObject);
  const missing = ids.filter((id) => !modifiers.has(id));
  const options = own.flatMap((modifier) => toIds(modifier.item_ids));
  const diets = toIds(item.diets).map((diet) => diet.toLowerCase());
  return {
    sku: String(item.plu ?? item.id),
    categories: category === "" ? [] : [category],
    name: toLocalized(item.name) ?? { en: "", fr: "" },
    description: toLocalized(item.description),
    price: readPrice(item),
    pictures: typeof image === "string" ? [image] : [],
    groups: own.flatMap((modifier) => toGroup(modifier, items)),
    veg: diets.some((diet) => diet === "vegetarian" || diet === "vegan") ? true : null,
    active: null,
    alsoIn: [],
    missing: [...missing, ...options.filter((id) => !items.has(id))],
  };
}

const readPrice = ({ price_info: info }: JsonObject) =>
  fromCents(isObject(info) ? info.price : undefined);

function toGroup(group: JsonObject, items: Map<string, JsonObject>): MenuGroup[] {
  const name = toLocalized(group.name) ?? { en: String(group.id), fr: String(group.id) };
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
