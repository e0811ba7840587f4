import type { ImportRow } from "../read-rows.ts";
import { type Cells, openCells } from "./cells.ts";
import { type ExportForm, type ItemFields, type OpenForm, toUses } from "./form.ts";
import { type Columns, findColumns, findNumbered } from "./header.ts";
import { toSaleFields, type Variant } from "./variants.ts";

/** The products of Wix, in the form with `handleId` and in the newer one with `handle`. */
const headers = {
  handle: ["handleId", "handle"],
  kind: ["fieldType"],
  name: ["name"],
  description: ["description", "plainDescription"],
  picture: ["productImageUrl", "media"],
  collection: ["collection", "collections"],
  sku: ["sku"],
  barcode: ["barcode"],
  price: ["price"],
  before: ["strikethroughPrice"],
  surcharge: ["surcharge"],
  visible: ["visible"],
  discountMode: ["discountMode"],
  discountValue: ["discountValue"],
  inventory: ["inventory"],
  brand: ["brand"],
} as const;
type Key = keyof typeof headers;

const reads = {
  handle: "group",
  kind: "kind",
  name: "name",
  description: "description",
  picture: "pictures",
  collection: "category",
  sku: "sku",
  barcode: "sku",
  price: "price_now",
  before: "price_before",
  surcharge: "price_surcharge",
  visible: "active",
  discountMode: "discount",
  discountValue: "discount",
  inventory: "stock",
  brand: "brand",
} as const;

interface Option {
  name: string;
  value: string;
}

export const wix: ExportForm = {
  system: "wix",
  open(all) {
    const columns = findColumns<Key>(all, headers);
    const { handle, kind, name, price, inventory } = columns;
    if (!handle || !kind || !name || !price || !inventory) return null;
    return openWix(columns, findOptions(all), handle, kind);
  },
};

function findOptions(all: readonly string[]): Option[] {
  const values = findNumbered(all, /^product option (?:description|choices) ?(\d+)$/);
  return findNumbered(all, /^product option name ?(\d+)$/).flatMap(({ column: name, part }) => {
    const value = values.find((other) => other.part === part);
    return value ? [{ name, value: value.column }] : [];
  });
}

function openWix(columns: Columns<Key>, options: Option[], handle: string, kind: string): OpenForm {
  const isVariant = ({ fields }: ImportRow) => /^variant$/i.test(String(fields[kind]));
  return {
    uses: [
      ...toUses(columns, reads),
      ...options.flatMap(({ name, value }) => [
        { column: name, reads: "option_name" as const },
        { column: value, reads: "option_value" as const },
      ]),
    ],
    numbers: [columns.price, columns.before, columns.surcharge].flatMap((column) => column ?? []),
    keyOf: ({ fields }) => String(fields[handle] ?? "").trim() || null,
    toItem(rows, file, notes) {
      const open = (row: ImportRow) => openCells(row, columns, file, notes);
      const product = rows.find((row) => !isVariant(row));
      const variants = rows.filter(isVariant).map(open);
      if (product) return toItem(open(product), variants, options);
      return variants[0]?.refuse("noParent", { parent: variants[0].text("handle") }) ?? {};
    },
  };
}

type WixCells = Cells<Key>;

function toItem(product: WixCells, rows: WixCells[], options: Option[]): ItemFields {
  const used = options.filter(({ name }) => product.textOf(name) !== "");
  const isHidden = (row: WixCells) => row.flag("visible") === false;
  const sold = rows.filter((row) => !isHidden(row));
  for (const row of rows.filter(isHidden)) {
    const options = used.map(({ value }) => row.textOf(value)).join(", ");
    row.reading.note("left_out", row.column("visible"), options, "");
  }
  const variants =
    used.length === 0 || sold.length === 0
      ? [toVariant(product, product, [])]
      : sold.map((row) => toVariant(row, product, used));
  const isSingle = variants.length === 1 && variants[0]?.options.length === 0;
  const [collection = "", ...others] = product.words("collection").split(";");
  if (others.length > 0) {
    const from = product.text("collection");
    product.reading.note("first_of_several", product.column("collection"), from, collection);
  }
  return {
    sku: (isSingle && (product.text("barcode") || product.text("sku"))) || product.text("handle"),
    name: product.words("name"),
    description: product.words("description"),
    category: [collection.trim()].filter(Boolean),
    brand: [product.words("brand")].filter(Boolean),
    pictures: product.text("picture").split(";").filter(Boolean),
    active: product.flag("visible"),
    ...toDiscount(product),
    ...toSaleFields(variants),
  };
}

function toVariant(cells: WixCells, product: WixCells, options: Option[]): Variant {
  const price = cells.price("price") ?? product.price("price");
  const surcharge = cells.price("surcharge") ?? 0;
  return {
    cells,
    options: options.map(({ name, value }) => ({
      title: product.textOf(name),
      // A colour is written with its code: `#ff0000:Red`.
      value: cells.textOf(value).replace(/^#[\da-f]{3,8}:/i, ""),
    })),
    price: price === null ? null : Math.round((price + surcharge) * 100) / 100,
    before: cells.price("before"),
    stock: toStock(cells),
    priceColumn: cells.column("price"),
  };
}

/** Wix writes a number, or only whether there is something. */
function toStock(cells: WixCells): number | null {
  const text = cells.text("inventory");
  if (/^out ?_?of ?_?stock$/i.test(text)) return 0;
  return /^in ?_?stock$/i.test(text) ? null : cells.stock("inventory");
}

function toDiscount(product: WixCells): ItemFields {
  const value = product.text("discountValue");
  if (value === "" || Number(value) === 0) return {};
  return /^percent/i.test(product.text("discountMode"))
    ? { discount: value }
    : { discount_amount: product.price("discountValue") };
}
