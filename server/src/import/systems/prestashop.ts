import { type Cells, openCells } from "./cells.ts";
import {
  type ExportForm,
  type FormOptions,
  type ItemFields,
  type OpenForm,
  toUses,
} from "./form.ts";
import { type Columns, findColumns } from "./header.ts";
import { toSaleFields } from "./variants.ts";

/** The list of products as PrestaShop exports it, and its file of products for an import. */
const headers = {
  id: ["Product ID", "ID produit", "ID du produit", "ID"],
  picture: ["Image", "Image URLs (x,y,z...)", "URL des images (x,y,z...)"],
  name: ["Name", "Name *", "Nom", "Nom *"],
  reference: ["Reference", "Reference #", "Référence", "Référence n°"],
  ean: ["EAN13", "EAN-13"],
  upc: ["UPC"],
  category: ["Category", "Categories (x,y,z...)", "Catégorie", "Catégories (x,y,z...)"],
  priceWithout: ["Price (tax excl.)", "Price tax excluded", "Prix (HT)", "Prix HT"],
  priceWith: ["Price (tax incl.)", "Price tax included", "Prix (TTC)", "Prix TTC"],
  stock: ["Quantity", "Quantité"],
  active: ["Status", "Active (0/1)", "État", "Actif (0/1)"],
  discount: ["Discount percent", "Pourcentage de réduction"],
  discountAmount: ["Discount amount", "Montant de la réduction"],
  brand: ["Manufacturer", "Brand", "Marque", "Fabricant"],
  short: ["Summary", "Résumé"],
  description: ["Description"],
  tags: ["Tags (x,y,z...)", "Mots-clés (x,y,z...)"],
} as const;
type Key = keyof typeof headers;

const reads = {
  id: "sku",
  picture: "pictures",
  name: "name",
  reference: "sku",
  ean: "sku",
  upc: "sku",
  category: "category",
  priceWithout: "price_without_tax",
  priceWith: "price_with_tax",
  stock: "stock",
  active: "active",
  discount: "discount",
  discountAmount: "discount_amount",
  brand: "brand",
  short: "description",
  description: "description",
  tags: "tags",
} as const;

export const prestashop: ExportForm = {
  system: "prestashop",
  open(all, options) {
    const columns = findColumns<Key>(all, headers);
    const { id, name, priceWithout, priceWith, reference } = columns;
    if (!id || !name || !reference || !(priceWithout || priceWith)) return null;
    return openPrestaShop(columns, options);
  },
};

function openPrestaShop(columns: Columns<Key>, { taxIncluded }: FormOptions): OpenForm {
  const [wanted, other] = taxIncluded
    ? (["priceWith", "priceWithout"] as const)
    : (["priceWithout", "priceWith"] as const);
  const { [other]: _unused, ...used } = columns;
  return {
    uses: toUses<Key>(columns[wanted] ? used : columns, reads),
    numbers: [columns.priceWith, columns.priceWithout, columns.stock].flatMap(
      (column) => column ?? [],
    ),
    keyOf: () => null,
    toItem(rows, file, notes) {
      const [cells] = rows.map((row) => openCells(row, columns, file, notes));
      if (!cells) return {};
      if (!columns[wanted]) {
        cells.refuse(taxIncluded ? "withoutTax" : "withTax", { field: cells.column(other) });
      }
      return toItem(cells, wanted);
    },
  };
}

function toItem(cells: Cells<Key>, price: "priceWith" | "priceWithout"): ItemFields {
  const numbers = (["ean", "upc", "reference", "id"] as const).map(cells.text);
  return {
    sku: numbers.find((number) => number !== "" && !/^0+$/.test(number)),
    name: cells.words("name"),
    description: cells.words("description") || cells.words("short"),
    category: toCategory(cells),
    brand: [cells.words("brand")].filter(Boolean),
    tags: cells.text("tags"),
    pictures: cells.text("picture"),
    active: cells.flag("active"),
    discount: cells.text("discount") || null,
    discount_amount: cells.text("discount") ? null : cells.price("discountAmount"),
    ...toSaleFields([
      {
        cells,
        options: [],
        price: cells.price(price),
        before: null,
        stock: cells.stock("stock"),
        priceColumn: cells.column(price),
      },
    ]),
  };
}

/** `Home` is the root of PrestaShop's categories; `Clothes/Tops` is a path. */
function toCategory(cells: Cells<Key>): string[] {
  const given = cells.words("category");
  const paths = given
    .split(",")
    .map((path) => path.trim().replace(/^(home|accueil)\//i, ""))
    .filter((path) => path !== "");
  const [first, ...others] = paths.filter((path) => !/^(home|accueil)$/i.test(path));
  const chosen = first ?? paths[0];
  if (chosen === undefined) return [];
  if (others.length > 0) {
    cells.reading.note("first_of_several", cells.column("category"), given, chosen);
  }
  return [chosen.replaceAll("/", " > ")];
}
