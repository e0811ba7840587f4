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
  handle: ["Handle"],
  sku: ["SKU"],
  name: ["Name"],
  category: ["Category"],
  description: ["Description"],
  weighed: ["Sold by weight"],
  name1: ["Option 1 name"],
  value1: ["Option 1 value"],
  name2: ["Option 2 name"],
  value2: ["Option 2 value"],
  name3: ["Option 3 name"],
  value3: ["Option 3 value"],
  price: ["Default price", "Price"],
  barcode: ["Barcode"],
  tracked: ["Track stock"],
} as const;
type Key = keyof typeof headers;

const reads = {
  handle: "group",
  sku: "sku",
  name: "name",
  category: "category",
  description: "description",
  weighed: "sold_by",
  name1: "option_name",
  value1: "option_value",
  name2: "option_name",
  value2: "option_value",
  name3: "option_name",
  value3: "option_value",
  price: "price",
  barcode: "sku",
  tracked: "tracked",
} as const;

/** The columns of the place whose stock is imported. */
interface Place {
  stock: string | null;
  price: string | null;
  available: string | null;
}

export const loyverse: ExportForm = {
  system: "loyverse",
  open(all, options) {
    const columns = findColumns<Key>(all, headers);
    const { handle, name, weighed, price } = columns;
    if (!handle || !name || !weighed || !price) return null;
    return openLoyverse(columns, findPlace(all, options), handle);
  },
};

function findPlace(all: readonly string[], { stockColumn }: FormOptions): Place {
  const place = choosePlace(findNumbered(all, /^in stock (.+)$/), stockColumn);
  const ofPlace = (form: RegExp) => {
    const columns = findNumbered(all, form);
    const own = place ? columns.find(({ part }) => part === place.part) : columns[0];
    return own?.column ?? null;
  };
  return {
    stock: place?.column ?? all.find((column) => /^in stock$/i.test(column)) ?? null,
    price: ofPlace(/^price (.+)$/),
    available: ofPlace(/^available for sale (.+)$/),
  };
}

function openLoyverse(columns: Columns<Key>, place: Place, handle: string): OpenForm {
  const { stock, price, available } = place;
  return {
    uses: [
      ...toUses(columns, reads),
      ...(stock ? [{ column: stock, reads: "stock" as const }] : []),
      ...(price ? [{ column: price, reads: "price_now" as const }] : []),
      ...(available ? [{ column: available, reads: "active" as const }] : []),
    ],
    numbers: [columns.price, stock, price].flatMap((column) => column ?? []),
    keyOf: ({ fields }: ImportRow) => String(fields[handle] ?? "").trim() || null,
    toItem: (rows, file, notes) =>
      toItem(
        rows.map((row) => openCells(row, columns, file, notes)),
        place,
      ),
  };
}

type LoyverseCells = Cells<Key>;

const pairs = [
  ["name1", "value1"],
  ["name2", "value2"],
  ["name3", "value3"],
] as const;

function toItem(rows: LoyverseCells[], place: Place): ItemFields {
  const [first] = rows;
  if (!first) return {};
  const titles = pairs.map(([name]) => first.words(name));
  const variants = rows.map((row) => toVariant(row, titles, place));
  const isSingle = rows.length === 1 && variants[0]?.options.length === 0;
  const ownNumber = first.text("barcode") || first.text("sku");
  const { available } = place;
  return {
    sku: (isSingle && ownNumber) || first.text("handle"),
    name: first.words("name"),
    description: first.words("description"),
    category: [first.words("category")].filter(Boolean),
    sold_by: first.flag("weighed") ? "weight" : null,
    active: available ? rows.some((row) => !/^n/i.test(row.textOf(available))) : null,
    ...toSaleFields(variants),
  };
}

function toVariant(cells: LoyverseCells, titles: string[], place: Place): Variant {
  const options = pairs.flatMap(([, value], index) => {
    const title = titles[index] ?? "";
    return title === "" ? [] : [{ title, value: cells.words(value) }];
  });
  const here = place.price === null ? null : cells.priceOf(place.price);
  const isTracked = cells.flag("tracked") !== false;
  return {
    cells,
    options,
    price: here ?? cells.price("price"),
    before: null,
    stock: place.stock === null || !isTracked ? null : cells.stockOf(place.stock),
    priceColumn: place.price ?? cells.column("price"),
  };
}
