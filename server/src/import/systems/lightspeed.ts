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

/** Lightspeed Retail (X-Series), once Vend. */
const headers = {
  id: ["id"],
  handle: ["handle"],
  sku: ["sku"],
  name: ["name"],
  description: ["description"],
  category: ["product_category", "type"],
  name1: ["variant_option_one_name"],
  value1: ["variant_option_one_value"],
  name2: ["variant_option_two_name"],
  value2: ["variant_option_two_value"],
  name3: ["variant_option_three_name"],
  value3: ["variant_option_three_value"],
  tags: ["tags"],
  price: ["retail_price"],
  brand: ["brand_name"],
  active: ["active"],
  tracked: ["track_inventory"],
  picture: ["image_url", "image"],
} as const;
type Key = keyof typeof headers;

const reads = {
  handle: "group",
  sku: "sku",
  name: "name",
  description: "description",
  category: "category",
  name1: "option_name",
  value1: "option_value",
  name2: "option_name",
  value2: "option_value",
  name3: "option_name",
  value3: "option_value",
  tags: "tags",
  price: "price",
  brand: "brand",
  active: "active",
  tracked: "tracked",
  picture: "pictures",
} as const;

export const lightspeed: ExportForm = {
  system: "lightspeed",
  open(all, options) {
    const columns = findColumns<Key>(all, headers);
    const { handle, name, price, value1 } = columns;
    return handle && name && price && value1 ? openLightspeed(all, columns, handle, options) : null;
  },
};

function openLightspeed(
  all: readonly string[],
  columns: Columns<Key>,
  handle: string,
  { stockColumn }: FormOptions,
): OpenForm {
  const stock = choosePlace(findNumbered(all, /^inventory (.+)$/), stockColumn)?.column ?? null;
  return {
    uses: [
      ...toUses(columns, reads),
      ...(stock ? [{ column: stock, reads: "stock" as const }] : []),
    ],
    numbers: [columns.price, stock].flatMap((column) => column ?? []),
    keyOf: ({ fields }: ImportRow) => String(fields[handle] ?? "").trim() || null,
    toItem: (rows, file, notes) =>
      toItem(
        rows.map((row) => openCells(row, columns, file, notes)),
        stock,
      ),
  };
}

const pairs = [
  ["name1", "value1"],
  ["name2", "value2"],
  ["name3", "value3"],
] as const;

function toItem(rows: Cells<Key>[], stock: string | null): ItemFields {
  const [first] = rows;
  if (!first) return {};
  const titles = pairs.map(([name]) => first.words(name));
  const variants = rows.map((row) => toVariant(row, titles, stock));
  const isSingle = rows.length === 1 && variants[0]?.options.length === 0;
  return {
    sku: (isSingle && first.text("sku")) || first.text("handle"),
    name: first.words("name"),
    description: first.words("description"),
    // `Clothes / Tops` where categories have levels.
    category: [first.words("category").replaceAll(" / ", " > ")].filter(Boolean),
    brand: [first.words("brand")].filter(Boolean),
    tags: first.text("tags"),
    pictures: first.text("picture"),
    active: rows.some((row) => row.flag("active") !== false),
    ...toSaleFields(variants),
  };
}

function toVariant(cells: Cells<Key>, titles: string[], stock: string | null): Variant {
  const options = pairs.flatMap(([, value], index) => {
    const title = titles[index] ?? "";
    return title === "" ? [] : [{ title, value: cells.words(value) }];
  });
  const isTracked = cells.flag("tracked") !== false;
  return {
    cells,
    options,
    price: cells.price("price"),
    before: null,
    stock: stock === null || !isTracked ? null : cells.stockOf(stock),
    priceColumn: cells.column("price"),
  };
}
