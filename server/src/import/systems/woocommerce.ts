import type { ImportRow } from "../read-rows.ts";
import { type Cells, openCells } from "./cells.ts";
import {
  type ExportForm,
  type FormOptions,
  type ItemFields,
  type OpenForm,
  toUses,
} from "./form.ts";
import { type Columns, findColumns, toPlainHeader } from "./header.ts";
import { toSaleFields, type Variant } from "./variants.ts";
import { attributeName, attributeValues, wooHeaders } from "./woocommerce-headers.ts";

type Key = keyof typeof wooHeaders;

const reads = {
  id: "group",
  type: "kind",
  sku: "sku",
  gtin: "sku",
  name: "name",
  published: "active",
  featured: "recommended",
  short: "description",
  description: "description",
  saleStart: "sale_start",
  saleEnd: "sale_end",
  inStock: "stock",
  stock: "stock",
  sale: "price_now",
  regular: "price_before",
  categories: "category",
  tags: "tags",
  pictures: "pictures",
  parent: "parent",
  brands: "brand",
} as const;

interface Attribute {
  name: string;
  values: string;
}

export const woocommerce: ExportForm = {
  system: "woocommerce",
  open(all, options) {
    const columns = findColumns<Key>(all, wooHeaders);
    const { type, name, regular, sku, id } = columns;
    if (!type || !name || !regular || !(sku || id)) return null;
    return openWooCommerce(columns, findAttributes(all), options);
  },
};

function findAttributes(all: readonly string[]): Attribute[] {
  const numbered = (form: RegExp) =>
    new Map(
      all.flatMap((column) => {
        const [, ...parts] = form.exec(toPlainHeader(column)) ?? [];
        const number = parts.find((part) => part !== undefined);
        return number === undefined ? [] : [[number, column] as const];
      }),
    );
  const values = numbered(attributeValues);
  return [...numbered(attributeName)].flatMap(([number, name]) => {
    const column = values.get(number);
    return column === undefined ? [] : [{ name, values: column }];
  });
}

function openWooCommerce(
  columns: Columns<Key>,
  attributes: Attribute[],
  options: FormOptions,
): OpenForm {
  /** The id of each variable product by its number, as variations may name either. */
  const ids = new Map<string, string>();
  const cell = ({ fields }: ImportRow, key: Key) => String(fields[columns[key] ?? ""] ?? "").trim();
  const isVariation = (row: ImportRow) => /^variation\b/i.test(cell(row, "type"));
  const isVariable = (row: ImportRow) => /^variable\b/i.test(cell(row, "type"));
  const keyOf = (row: ImportRow) => {
    if (isVariation(row)) {
      const parent = cell(row, "parent");
      const id = /^id:\s*(\d+)$/i.exec(parent)?.[1];
      return id ? `id ${id}` : `sku ${parent}`;
    }
    if (!isVariable(row)) return null;
    const id = cell(row, "id");
    return id ? `id ${id}` : `sku ${cell(row, "sku")}`;
  };
  return {
    uses: [
      ...toUses(columns, reads),
      ...attributes.flatMap(({ name, values }) => [
        { column: name, reads: "option_name" as const },
        { column: values, reads: "option_value" as const },
      ]),
    ],
    numbers: [columns.regular, columns.sale, columns.stock].flatMap((column) => column ?? []),
    look(row) {
      const [id, sku] = [cell(row, "id"), cell(row, "sku")];
      if (isVariable(row) && id && sku) ids.set(sku, id);
    },
    keyOf,
    resolve(key) {
      const id = key.startsWith("sku ") ? ids.get(key.slice("sku ".length)) : undefined;
      return id === undefined ? key : `id ${id}`;
    },
    toItem(rows, file, notes) {
      const open = (row: ImportRow) => openCells(row, columns, file, notes);
      const parent = rows.find((row) => !isVariation(row));
      const variations = rows.filter(isVariation).map(open);
      if (!parent) {
        const [orphan] = variations;
        return orphan?.refuse("noParent", { parent: orphan.text("parent") }) ?? {};
      }
      return toItem(open(parent), variations, attributes, options);
    },
  };
}

type WooCells = Cells<Key>;

function toItem(
  parent: WooCells,
  variations: WooCells[],
  attributes: Attribute[],
  options: FormOptions,
): ItemFields {
  const kind = parent.text("type").toLowerCase();
  if (/^(grouped|external)\b/.test(kind)) parent.refuse("notSold", { kind: parent.text("type") });
  const used = attributes.filter(
    ({ name, values }) =>
      parent.textOf(name) !== "" && variations.some((row) => row.textOf(values) !== ""),
  );
  const sold = variations.length === 0 ? [parent] : variations;
  const ordered = new Map(
    used.map(({ name, values }) => [parent.textOf(name), splitList(parent.textOf(values))]),
  );
  return {
    sku: parent.text("gtin") || parent.text("sku") || parent.text("id"),
    name: parent.words("name"),
    description: parent.words("description") || parent.words("short"),
    category: toCategory(parent),
    brand: parent.words("brands"),
    tags: splitList(parent.text("tags")),
    pictures: parent.text("pictures"),
    recommended: parent.flag("featured"),
    // 1: for everybody; 0: for the shop itself; -1: a draft.
    active: parent.text("published") === "" ? null : parent.text("published") === "1",
    ...toSaleFields(
      sold.map((row) => toVariant(row, variations.length === 0 ? [] : used, parent, options)),
      ordered,
    ),
  };
}

function toVariant(
  cells: WooCells,
  attributes: Attribute[],
  parent: WooCells,
  { now }: FormOptions,
): Variant {
  const regular = cells.price("regular");
  const sale = cells.price("sale");
  const isOn = sale !== null && isSaleOn(cells, now);
  if (sale !== null && !isOn) {
    cells.reading.note("left_out", cells.column("sale"), cells.text("sale"), "");
  }
  return {
    cells,
    options: attributes.map(({ name, values }) => ({
      title: parent.textOf(name),
      value: cells.textOf(values) || cells.refuse("anyOption", { choice: parent.textOf(name) }),
    })),
    price: isOn ? sale : regular,
    before: isOn ? regular : null,
    stock: toStock(cells),
    priceColumn: cells.column("regular"),
  };
}

/** A product whose pieces nobody counts is there, or it is not. */
function toStock(cells: WooCells): number | null {
  if (cells.text("stock") !== "") return cells.stock("stock");
  return cells.text("inStock") === "0" ? 0 : null;
}

function isSaleOn(cells: WooCells, now: Date): boolean {
  const at = (key: "saleStart" | "saleEnd") => Date.parse(cells.text(key));
  return !(at("saleStart") > now.getTime()) && !(at("saleEnd") < now.getTime());
}

/** The deepest of several categories; `Clothes` says nothing beside `Clothes > Tops`. */
function toCategory(cells: WooCells): string[] {
  const paths = splitList(cells.words("categories"));
  const depth = (path: string) => path.split(">").length;
  const [deepest] = [...paths].sort((a, b) => depth(b) - depth(a));
  if (deepest === undefined) return [];
  const others = paths.filter((path) => path !== deepest && !deepest.startsWith(`${path} >`));
  if (others.length > 0) {
    const from = paths.join(", ");
    cells.reading.note("first_of_several", cells.column("categories"), from, deepest);
  }
  return [deepest];
}

/** A list separated by commas; a comma inside an entry stands after a backslash. */
function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((entry) => entry.replaceAll("\\,", ",").trim())
    .filter((entry) => entry !== "");
}
