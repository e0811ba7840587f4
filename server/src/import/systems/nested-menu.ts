import { firstText, isObject, type JsonObject, objectsIn, toNumber } from "./json-values.ts";
import type { MenuEntry, MenuGroup } from "./menu-entry.ts";

/** The names under which menus have their parts. */
const parts = {
  menus: ["menus", "menu"],
  categories: ["categories", "sections", "subcategories", "sub_categories", "menu_sections"],
  items: ["items", "products", "dishes", "entries", "menu_items"],
  groups: ["modifier_groups", "modifierGroups", "option_groups", "modifiers", "options", "choices"],
  values: ["values", "options", "modifiers", "items", "choices", "modifier_options"],
  name: ["name", "title", "label"],
  description: ["description", "details"],
  price: ["price", "amount"],
  picture: ["image", "image_url", "picture", "photo", "picture_url"],
  min: ["min", "min_selection", "minimum", "min_permitted"],
  max: ["max", "max_selection", "maximum", "max_permitted"],
  number: ["sku", "plu", "id", "code"],
  veg: ["vegetarian", "veg", "is_vegetarian"],
} as const;

/** The keys of dishes that are read. */
const readKeys = new Set<string>([
  ...parts.groups,
  ...parts.name,
  ...parts.description,
  ...parts.price,
  ...parts.picture,
  ...parts.number,
  ...parts.veg,
]);

/**
 * The dishes of a menu that has them inside of its sections; null for another document. `unused`
 * gets the keys of dishes that nothing is read from.
 */
export function readNestedMenu(document: unknown, unused: Set<string>): MenuEntry[] | null {
  const entries: MenuEntry[] = [];
  for (const root of Array.isArray(document) ? objectsIn(document) : [document]) {
    if (isObject(root)) visit(root, [], entries, unused);
  }
  return entries.length > 0 ? entries : null;
}

function visit(node: JsonObject, path: string[], entries: MenuEntry[], unused: Set<string>) {
  for (const key of parts.menus) {
    const menus = isObject(node[key]) ? [node[key]] : objectsIn(node[key]);
    for (const menu of menus) visit(menu, path, entries, unused);
  }
  for (const section of firstList(node, parts.categories)) {
    const name = firstText(section, parts.name)?.en;
    visit(section, name ? [...path, name] : path, entries, unused);
  }
  // A document that is a section itself, or a list of them.
  const own = path.length === 0 ? firstText(node, parts.name)?.en : undefined;
  const categories = own ? [own] : path;
  for (const item of firstList(node, parts.items)) {
    entries.push(toEntry(item, categories, unused));
  }
}

function firstList(node: JsonObject, names: readonly string[]): JsonObject[] {
  return names.map((name) => objectsIn(node[name])).find((list) => list.length > 0) ?? [];
}

function firstValue(node: JsonObject, names: readonly string[]): unknown {
  return names.map((name) => node[name]).find((value) => value !== undefined && value !== null);
}

function toEntry(item: JsonObject, categories: string[], unused: Set<string>): MenuEntry {
  for (const key of Object.keys(item)) if (!readKeys.has(key)) unused.add(key);
  const picture = firstValue(item, parts.picture);
  const url = isObject(picture) ? picture.url : picture;
  const number = firstValue(item, parts.number);
  const veg = firstValue(item, parts.veg);
  return {
    sku: typeof number === "string" || typeof number === "number" ? String(number) : null,
    categories,
    name: firstText(item, parts.name) ?? { en: "", fr: "" },
    description: firstText(item, parts.description),
    price: firstValue(item, parts.price),
    pictures: typeof url === "string" && url !== "" ? [url] : [],
    groups: firstList(item, parts.groups).flatMap(toGroup),
    veg: typeof veg === "boolean" ? veg : null,
    active: null,
    alsoIn: [],
    missing: [],
  };
}

function toGroup(group: JsonObject): MenuGroup[] {
  const name = firstText(group, parts.name);
  if (!name) return [];
  return [
    {
      name,
      min: toNumber(firstValue(group, parts.min)) ?? (group.required === true ? 1 : 0),
      max: toNumber(firstValue(group, parts.max)),
      values: firstList(group, parts.values).flatMap((value) => {
        const label = firstText(value, parts.name);
        return label ? [{ label, price: firstValue(value, parts.price) }] : [];
      }),
    },
  ];
}
