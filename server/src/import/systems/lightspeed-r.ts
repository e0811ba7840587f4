import { openCells } from "./cells.ts";
import { type ExportForm, type OpenForm, toUses } from "./form.ts";
import { type Columns, findColumns } from "./header.ts";
import { toSaleFields } from "./variants.ts";

/** Lightspeed Retail (R-Series): a row for each item. */
const headers = {
  id: ["System ID"],
  upc: ["UPC"],
  ean: ["EAN"],
  customSku: ["Custom SKU"],
  makerSku: ["Manufact. SKU"],
  name: ["Item", "Description"],
  stock: ["Qty.", "Quantity on Hand"],
  price: ["Price", "Default Price"],
  brand: ["Brand"],
  category: ["Category"],
  subCategory: ["Subcategory 1"],
} as const;
type Key = keyof typeof headers;

const reads = {
  id: "sku",
  upc: "sku",
  ean: "sku",
  customSku: "sku",
  makerSku: "sku",
  name: "name",
  stock: "stock",
  price: "price",
  brand: "brand",
  category: "category",
  subCategory: "sub_category",
} as const;

export const lightspeedR: ExportForm = {
  system: "lightspeed",
  open(all) {
    const columns = findColumns<Key>(all, headers);
    const { id, name, price, customSku } = columns;
    return id && name && price && customSku ? openLightspeedR(columns) : null;
  },
};

function openLightspeedR(columns: Columns<Key>): OpenForm {
  return {
    uses: toUses(columns, reads),
    numbers: [columns.price, columns.stock].flatMap((column) => column ?? []),
    keyOf: () => null,
    toItem(rows, file, notes) {
      const [cells] = rows.map((row) => openCells(row, columns, file, notes));
      if (!cells) return {};
      const numbers = (["ean", "upc", "customSku", "makerSku", "id"] as const).map(cells.text);
      return {
        sku: numbers.find((number) => number !== ""),
        name: cells.words("name"),
        category: [cells.words("category")].filter(Boolean),
        sub_category: cells.words("subCategory"),
        brand: [cells.words("brand")].filter(Boolean),
        ...toSaleFields([
          {
            cells,
            options: [],
            price: cells.price("price"),
            before: null,
            stock: cells.stock("stock"),
            priceColumn: cells.column("price"),
          },
        ]),
      };
    },
  };
}
