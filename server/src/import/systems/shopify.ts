import type { ImportRow } from "../read-rows.ts";
import { type Cells, openCells } from "./cells.ts";
import { type ExportForm, type ItemFields, type OpenForm, toUses } from "./form.ts";
import { type Columns, findColumns } from "./header.ts";
import { toSaleFields, type Variant } from "./variants.ts";

/** Both forms of Shopify: the one of `Variant Price`, and the newer one of `Price`. */
const headers = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Description"],
  vendor: ["Vendor"],
  type: ["Type"],
  category: ["Product Category"],
  tags: ["Tags"],
  published: ["Published", "Published on online store"],
  status: ["Status"],
  giftCard: ["Gift Card"],
  name1: ["Option1 Name"],
  value1: ["Option1 Value"],
  name2: ["Option2 Name"],
  value2: ["Option2 Value"],
  name3: ["Option3 Name"],
  value3: ["Option3 Value"],
  sku: ["Variant SKU", "SKU"],
  barcode: ["Variant Barcode", "Barcode"],
  price: ["Variant Price", "Price"],
  before: ["Variant Compare At Price", "Compare-at price"],
  stock: ["Variant Inventory Qty", "Inventory quantity"],
  picture: ["Image Src", "Product image URL"],
  position: ["Image Position"],
} as const;
type Key = keyof typeof headers;

const reads = {
  handle: "group",
  title: "name",
  body: "description",
  vendor: "brand",
  type: "category",
  category: "category",
  tags: "tags",
  published: "active",
  status: "active",
  giftCard: "kind",
  name1: "option_name",
  value1: "option_value",
  name2: "option_name",
  value2: "option_value",
  name3: "option_name",
  value3: "option_value",
  sku: "sku",
  barcode: "sku",
  price: "price_now",
  before: "price_before",
  stock: "stock",
  picture: "pictures",
  position: "picture_order",
} as const;

export const shopify: ExportForm = {
  system: "shopify",
  open(all) {
    const columns = findColumns<Key>(all, headers);
    const { handle, title, price, value1 } = columns;
    if (!handle || !title || !price || !value1) return null;
    return openShopify(columns, handle);
  },
};

function openShopify(columns: Columns<Key>, handle: string): OpenForm {
  return {
    uses: toUses(columns, reads),
    numbers: [columns.price, columns.before, columns.stock].flatMap((column) => column ?? []),
    keyOf: ({ fields }: ImportRow) => String(fields[handle] ?? "").trim() || null,
    toItem(rows, file, notes) {
      const all = rows.map((row) => openCells(row, columns, file, notes));
      return toItem(all);
    },
  };
}

type ShopifyCells = Cells<Key>;

const pairs = [
  ["name1", "value1"],
  ["name2", "value2"],
  ["name3", "value3"],
] as const;

function toItem(rows: ShopifyCells[]): ItemFields {
  const [first] = rows;
  const sold = rows.filter((row) => row.text("price") !== "" || row.text("value1") !== "");
  const [main = first] = sold;
  if (!first || !main) return {};
  if (first.text("giftCard").toLowerCase() === "true") first.refuse("giftCard");
  const titles = pairs.map(([name]) => first.words(name));
  const variants = sold.map((row) => toVariant(row, titles));
  const isSingle = variants.length === 1 && variants[0]?.options.length === 0;
  const ownNumber = main.text("barcode").replace(/^'/, "") || main.text("sku");
  return {
    sku: (isSingle && ownNumber) || first.text("handle"),
    name: first.words("title"),
    slug: first.text("handle"),
    description: first.words("body"),
    brand: [first.words("vendor")].filter(Boolean),
    category: [first.words("type") || first.words("category")].filter(Boolean),
    tags: first.text("tags"),
    active: isActive(first),
    pictures: toPictures(rows),
    ...toSaleFields(variants),
  };
}

function toVariant(cells: ShopifyCells, titles: string[]): Variant {
  const options = pairs.flatMap(([, value], index) => {
    const [title = "", option] = [titles[index], cells.words(value)];
    // What Shopify writes for a product without variations.
    const isNone = title === "" || (title === "Title" && option === "Default Title");
    return isNone ? [] : [{ title, value: option }];
  });
  return {
    cells,
    options,
    price: cells.price("price"),
    before: cells.price("before"),
    stock: cells.stock("stock"),
    priceColumn: cells.column("price"),
  };
}

function isActive(cells: ShopifyCells): boolean | null {
  const status = cells.text("status").toLowerCase();
  if (status === "draft" || status === "archived" || status === "unlisted") return false;
  return cells.flag("published");
}

function toPictures(rows: ShopifyCells[]): string[] {
  const placed = rows.flatMap((row, index) => {
    const url = row.text("picture");
    return url === "" ? [] : [{ url, position: Number(row.text("position")) || index + 1 }];
  });
  return [...new Set(placed.sort((a, b) => a.position - b.position).map(({ url }) => url))];
}
