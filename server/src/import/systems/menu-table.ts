import type { ImportRow } from "../read-rows.ts";
import { type Cells, openCells } from "./cells.ts";
import { type ExportForm, type ItemFields, type OpenForm, toUses } from "./form.ts";
import { type Columns, findColumns } from "./header.ts";

/**
 * A menu as a table, as restaurants send it to Uber Eats and Deliveroo: a row for each dish, or for
 * each modifier of a dish.
 */
const headers = {
  category: [
    "Category",
    "Category name",
    "Section",
    "Menu section",
    "Catégorie",
    "Section du menu",
  ],
  name: ["Item", "Item name", "Dish", "Product name", "Plat", "Nom du plat", "Article"],
  description: ["Description", "Item description", "Description du plat"],
  price: ["Price", "Item price", "Prix", "Prix du plat"],
  picture: ["Image URL", "Image", "Photo"],
  number: ["PLU", "Item ID", "External ID", "SKU"],
  veg: ["Vegetarian", "Végétarien"],
  group: ["Modifier group", "Modifier group name", "Option group", "Groupe d’options"],
  modifier: ["Modifier", "Modifier name", "Option", "Option name"],
  modifierPrice: ["Modifier price", "Option price", "Prix de l’option"],
  min: ["Modifier min", "Min", "Minimum"],
  max: ["Modifier max", "Max", "Maximum"],
} as const;
type Key = keyof typeof headers;

const reads = {
  category: "category",
  name: "name",
  description: "description",
  price: "price",
  picture: "pictures",
  number: "sku",
  veg: "veg",
  group: "modifier_group",
  modifier: "modifier",
  modifierPrice: "modifier_price",
  min: "modifier_min",
  max: "modifier_max",
} as const;

export const menuTable: ExportForm = {
  system: "menu",
  open(all) {
    const columns = findColumns<Key>(all, headers);
    const { category, name, price, group, modifier } = columns;
    return category && name && price && group && modifier ? openMenu(columns) : null;
  },
};

function openMenu(columns: Columns<Key>): OpenForm {
  const cell = ({ fields }: ImportRow, key: Key) => String(fields[columns[key] ?? ""] ?? "").trim();
  /** Rows of modifiers often leave out the dish above them. */
  let last: string | null = null;
  return {
    uses: toUses(columns, reads),
    numbers: [columns.price, columns.modifierPrice].flatMap((column) => column ?? []),
    keyOf(row) {
      const name = cell(row, "name");
      if (name !== "") last = `${cell(row, "category")} ${name}`;
      return last;
    },
    toItem: (rows, file, notes) => toItem(rows.map((row) => openCells(row, columns, file, notes))),
  };
}

function toItem(rows: Cells<Key>[]): ItemFields {
  const [first] = rows;
  if (!first) return {};
  const groups = Map.groupBy(
    rows.filter((row) => row.text("modifier") !== ""),
    (row) => row.words("group"),
  );
  return {
    sku: first.text("number"),
    name: first.words("name"),
    description: first.words("description"),
    category: [first.words("category")].filter(Boolean),
    price: first.price("price"),
    pictures: first.text("picture"),
    veg: first.flag("veg"),
    option_groups:
      groups.size === 0 ? null : [...groups].map(([name, of]) => toGroup(name, of, first)),
  };
}

function toGroup(name: string, rows: Cells<Key>[], first: Cells<Key>) {
  if (name === "") rows[0]?.refuse("missing", { field: first.column("group") });
  const min = Number(rows[0]?.text("min") || 0);
  const max = Math.min(Number(rows[0]?.text("max") || rows.length), rows.length);
  return {
    name,
    type: max > 1 ? "multi" : "single",
    min: Math.min(min, max),
    max,
    required: min > 0,
    values: rows.map((row) => ({
      label: row.words("modifier"),
      price: row.price("modifierPrice") ?? 0,
    })),
  };
}
