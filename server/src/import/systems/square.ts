import type { ImportRow } from "../read-rows.ts";
import { type Cells, openCells } from "./cells.ts";
import {
  type ExportForm,
  type FormOptions,
  type ItemFields,
  type OpenForm,
  toUses,
} from "./form.ts";
import { type Columns, findColumns, findNumbered } from "./header.ts";
import { choosePlace } from "./places.ts";
import { toSaleFields, type Variant } from "./variants.ts";

const headers = {
  token: ["Token"],
  reference: ["Reference Handle"],
  name: ["Item Name"],
  variation: ["Variation Name"],
  sku: ["SKU"],
  gtin: ["GTIN"],
  description: ["Description"],
  category: ["Category", "Categories", "Reporting Category"],
  price: ["Price"],
  archived: ["Archived"],
  sellable: ["Sellable"],
} as const;
type Key = keyof typeof headers;

const reads = {
  token: "group",
  reference: "group",
  name: "name",
  variation: "option_value",
  sku: "sku",
  gtin: "sku",
  description: "description",
  category: "category",
  price: "price",
  archived: "active",
  sellable: "active",
} as const;

/** What Square calls the variation of an item that has no others. */
const plainNames = /^(regular|normal|default|standard|)$/i;

export const square: ExportForm = {
  system: "square",
  open(all, options) {
    const columns = findColumns<Key>(all, headers);
    const { name, variation, price, token, reference } = columns;
    if (!name || !variation || !price || !(token || reference)) return null;
    return openSquare(all, columns, options);
  },
};

function openSquare(
  all: readonly string[],
  columns: Columns<Key>,
  { stockColumn }: FormOptions,
): OpenForm {
  const stocks = findNumbered(all, /^current quantity (.+)$/);
  const stock = choosePlace(stocks, stockColumn);
  const optionNames = findNumbered(all, /^option name (\d+)$/);
  const optionValues = findNumbered(all, /^option value (\d+)$/);
  const options = optionNames.flatMap(({ column: name, part }) => {
    const value = optionValues.find((other) => other.part === part);
    return value ? [{ name, value: value.column }] : [];
  });
  const cell = ({ fields }: ImportRow, key: Key) => String(fields[columns[key] ?? ""] ?? "").trim();
  const toName = (row: ImportRow) => `${cell(row, "name")} ${cell(row, "category")}`;
  const groups = createGroups();
  return {
    uses: [
      ...toUses(columns, reads),
      ...(stock ? [{ column: stock.column, reads: "stock" as const }] : []),
      ...options.flatMap(({ name, value }) => [
        { column: name, reads: "option_name" as const },
        { column: value, reads: "option_value" as const },
      ]),
    ],
    numbers: [columns.price, stock?.column].flatMap((column) => column ?? []),
    ...(columns.price && { signColumn: columns.price }),
    look: (row) => groups.look(cell(row, "token"), toName(row), cell(row, "variation")),
    keyOf(row) {
      const reference = cell(row, "reference");
      return reference ? `reference ${reference}` : `token ${cell(row, "token")}\n${toName(row)}`;
    },
    resolve(key) {
      const [, token = "", name = ""] = /^token (.*)\n(.*)$/.exec(key) ?? [];
      if (name === "") return key;
      return groups.isByToken(name) ? `token ${token}` : `name ${name}`;
    },
    toItem(rows, file, notes) {
      const all = rows.map((row) => openCells(row, columns, file, notes));
      return toItem(all, options, stock?.column ?? null);
    },
  };
}

/**
 * The token is that of an item in some exports, that of each variation in others: there, variations
 * have the name of their item, unless two of them are called the same.
 */
function createGroups() {
  const tokens = new Set<string>();
  let rowCount = 0;
  const variations = new Set<string>();
  const namesakes = new Set<string>();
  return {
    look(token: string, name: string, variation: string) {
      if (token === "") return;
      rowCount += 1;
      tokens.add(token);
      const own = `${name}\n${variation}`;
      if (variations.has(own)) namesakes.add(name);
      variations.add(own);
    },
    isByToken: (name: string) => tokens.size < rowCount || namesakes.has(name),
  };
}

type SquareCells = Cells<Key>;
type OptionColumns = { name: string; value: string };

function toItem(rows: SquareCells[], options: OptionColumns[], stock: string | null): ItemFields {
  const [first] = rows;
  if (!first) return {};
  const variants = rows.map((row) => toVariant(row, first, options, stock, rows.length > 1));
  const isSingle = rows.length === 1 && variants[0]?.options.length === 0;
  const ownNumber = first.text("gtin") || first.text("sku");
  return {
    sku: (isSingle && ownNumber) || first.text("reference") || first.text("token"),
    name: first.words("name"),
    description: first.words("description"),
    category: toCategory(first),
    active: rows.some((row) => row.flag("archived") !== true && row.flag("sellable") !== false),
    ...toSaleFields(variants),
  };
}

function toVariant(
  cells: SquareCells,
  first: SquareCells,
  options: OptionColumns[],
  stock: string | null,
  hasOthers: boolean,
): Variant {
  const named = options.flatMap(({ name, value }) => {
    const title = first.textOf(name);
    return title === "" ? [] : [{ title, value: cells.textOf(value) }];
  });
  const variation = cells.words("variation");
  const isPlain = !hasOthers && plainNames.test(variation);
  return {
    cells,
    options:
      named.length > 0
        ? named
        : isPlain
          ? []
          : [{ title: cells.column("variation").replace(/ name$/i, ""), value: variation }],
    price: cells.price("price"),
    before: null,
    stock: stock === null ? null : cells.stockOf(stock),
    priceColumn: cells.column("price"),
  };
}

/** Square names several categories with their ids: `Home (#ab), Gifts (#cd)`. */
function toCategory(cells: SquareCells): string[] {
  const given = cells.words("category");
  const [category = "", ...others] = given.split(/\s*\(#\w+\)(?:,\s*)?/).filter(Boolean);
  if (others.length > 0) {
    cells.reading.note("first_of_several", cells.column("category"), given, category);
  }
  return category === "" ? [] : [category];
}
