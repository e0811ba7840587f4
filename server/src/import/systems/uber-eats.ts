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
 * The dishes of a menu of Uber Eats: categories, items and modifier groups name each other by id.
 * Null for another document.
 */
export function readUberEats(document: JsonObject): MenuEntry[] | null {
  const categories = objectsIn(document.categories);
  const items = byId(document.items);
  const isMenu = categories.some(({ entities }) => Array.isArray(entities)) && items.size > 0;
  if (!isMenu) return null;
  const groups = byId(document.modifier_groups);
  const entries = new Map<string, MenuEntry>();
  for (const category of categories) {
    const name = toLocalized(category.title)?.en ?? "";
    for (const { id } of objectsIn(category.entities)) {
      const [key, item] = [String(id), items.get(String(id))];
      const known = entries.get(key);
      if (known) known.alsoIn.push(name);
      else if (item) entries.set(key, toEntry(item, name, items, groups));
      else entries.set(key, toMissingEntry(key, name));
    }
  }
  return [...entries.values()];
}

function toEntry(
  item: JsonObject,
  category: string,
  items: Map<string, JsonObject>,
  groups: Map<string, JsonObject>,
): MenuEntry {
  const stated = isObject(item.modifier_group_ids) ? item.modifier_group_ids.ids : undefined;
  const ids = (Array.isArray(stated) ? stated : []).map(String);
  const own = ids.map((id) => groups.get(id)).filter(isObject);
  const missing = ids.filter((id) => !groups.has(id));
  const options = own
    .flatMap((group) => objectsIn(group.modifier_options))
    .map(({ id }) => String(id));
  return {
    sku: String(item.id),
    categories: category === "" ? [] : [category],
    name: toLocalized(item.title) ?? { en: "", fr: "" },
    description: toLocalized(item.description),
    price: readPrice(item),
    pictures: typeof item.image_url === "string" ? [item.image_url] : [],
    groups: own.flatMap((group) => toGroup(group, items)),
    veg: isVegetarian(item),
    active: null,
    alsoIn: [],
    missing: [...missing, ...options.filter((id) => !items.has(id))],
  };
}

const readPrice = ({ price_info: info }: JsonObject) =>
  fromCents(isObject(info) ? info.price : undefined);

function toGroup(group: JsonObject, items: Map<string, JsonObject>): MenuGroup[] {
  const name = toLocalized(group.title) ?? { en: String(group.id), fr: String(group.id) };
  const info = isObject(group.quantity_info) ? group.quantity_info.quantity : undefined;
  const quantity = isObject(info) ? info : {};
  return [
    {
      name,
      min: toNumber(quantity.min_permitted) ?? 0,
      max: toNumber(quantity.max_permitted),
      values: objectsIn(group.modifier_options).flatMap(({ id }) => {
        const item = items.get(String(id));
        const label = toLocalized(item?.title);
        return item && label ? [{ label, price: readPrice(item) }] : [];
      }),
    },
  ];
}

function isVegetarian(item: JsonObject): boolean | null {
  const labels = JSON.stringify(item.dish_info ?? null);
  return /"veg(?:etari)?an"/i.test(labels) ? true : null;
}
