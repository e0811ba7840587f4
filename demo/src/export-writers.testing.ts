import { fromMinor, fromPercent, minor, percentOf, toMinor } from "@errand/core/money";

/**
 * Writes items of the town as other systems export theirs. What a form has no column for is left
 * out: `cannotSay` names it.
 */

export type Fields = Record<string, unknown>;

interface Choice {
  title: string;
  options: string[];
}

interface VariationPrice {
  options: string[];
  price: number;
  stock: number;
}

interface Writer {
  system: string;
  header: string[];
  toRows(item: ExportedItem): Record<string, string | number>[];
  cannotSay: string[];
}

interface ExportedItem {
  sku: string;
  name: string;
  description: string;
  path: string;
  brand: string;
  tags: string[];
  /** What a customer pays of a price. */
  toPrice(price: number): number;
  choices: Choice[];
  variations: VariationPrice[];
  /** In grams. */
  weightStep: number | null;
}

export function toExportedItem(fields: Fields): ExportedItem {
  const { variation_prices: prices, price, stock } = fields;
  return {
    sku: String(fields.slug),
    name: String(fields.name),
    description: String(fields.description ?? ""),
    path: [fields.category, fields.sub_category].filter(Boolean).join(" > "),
    brand: String(fields.brand ?? ""),
    tags: (fields.tags as string[] | undefined) ?? [],
    toPrice: (before) => {
      const amount = toMinor(before);
      const off = percentOf(amount, fromPercent(Number(fields.discount ?? 0)));
      return fromMinor(minor(amount - off - toMinor(Number(fields.discount_amount ?? 0))));
    },
    choices: (fields.variation_choices as Choice[] | undefined) ?? [],
    variations: (prices as VariationPrice[] | undefined) ?? [
      { options: [], price: Number(price), stock: Number(stock ?? 0) },
    ],
    weightStep: typeof fields.weight_step === "number" ? fields.weight_step : null,
  };
}

const withDiscount = ({ toPrice }: ExportedItem, price: number) => toPrice(price).toFixed(2);

/** What no table of another system has a column for. */
const ofTheTown = [
  "name_fr",
  "description_fr",
  "unit",
  "option_groups",
  "add_ons",
  "nutrition",
  "allergies",
  "size_guide",
  "returns_days",
  "goes_with",
  "customer_reviews",
];

const shopify: Writer = {
  system: "shopify",
  header:
    "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price".split(
      ",",
    ),
  cannotSay: [...ofTheTown, "weight_step"],
  toRows: (item) =>
    item.variations.map(({ options, price, stock }, index) => ({
      Handle: item.sku,
      ...(index === 0 && {
        Title: item.name,
        "Body (HTML)": `<p>${escaped(item.description)}</p>`,
        Vendor: item.brand,
        Type: item.path,
        Tags: item.tags.join(", "),
        Published: "true",
      }),
      ...(options.length === 0 && { "Option1 Name": "Title", "Option1 Value": "Default Title" }),
      ...Object.fromEntries(
        options.flatMap((option, choice) => [
          [`Option${choice + 1} Name`, index === 0 ? (item.choices[choice]?.title ?? "") : ""],
          [`Option${choice + 1} Value`, option],
        ]),
      ),
      "Variant SKU": options.length === 0 ? item.sku : `${item.sku}-${index}`,
      "Variant Inventory Qty": stock,
      "Variant Price": withDiscount(item, price),
      "Variant Compare At Price": item.toPrice(price) < price ? price.toFixed(2) : "",
    })),
};

const woocommerce: Writer = {
  system: "woocommerce",
  header:
    "ID,Type,SKU,Name,Published,Description,Stock,Sale price,Regular price,Categories,Tags,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)".split(
      ",",
    ),
  cannotSay: [...ofTheTown, "weight_step"],
  toRows(item) {
    const [first] = item.variations;
    const isVariable = item.choices.length > 0;
    const prices = (price: number) => ({
      "Regular price": price.toFixed(2),
      "Sale price": item.toPrice(price) < price ? withDiscount(item, price) : "",
    });
    const parent = {
      Type: isVariable ? "variable" : "simple",
      SKU: item.sku,
      Name: escaped(item.name),
      Published: 1,
      Description: escaped(item.description),
      Categories: item.path.replaceAll(",", "\\,"),
      Tags: item.tags.join(", "),
      Brands: item.brand,
      ...(!isVariable && first && { Stock: first.stock, ...prices(first.price) }),
      ...Object.fromEntries(
        item.choices.flatMap(({ title, options }, index) => [
          [`Attribute ${index + 1} name`, title],
          [
            `Attribute ${index + 1} value(s)`,
            options.map((option) => option.replaceAll(",", "\\,")).join(", "),
          ],
        ]),
      ),
    };
    if (!isVariable) return [parent];
    return [
      parent,
      ...item.variations.map(({ options, price, stock }, index) => ({
        Type: "variation",
        SKU: `${item.sku}-${index}`,
        Name: `${escaped(item.name)} - ${options.join(", ")}`,
        Published: 1,
        Stock: stock,
        Parent: item.sku,
        ...prices(price),
        ...Object.fromEntries(
          options.flatMap((option, choice) => [
            [`Attribute ${choice + 1} name`, item.choices[choice]?.title ?? ""],
            [`Attribute ${choice + 1} value(s)`, option],
          ]),
        ),
      })),
    ];
  },
};

const square: Writer = {
  system: "square",
  header:
    "Token,Item Name,Variation Name,SKU,Description,Category,Price,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Current Quantity Main Street".split(
      ",",
    ),
  cannotSay: [...ofTheTown, "weight_step", "brand", "tags"],
  toRows: (item) =>
    item.variations.map(({ options, price, stock }) => ({
      Token: item.sku,
      "Item Name": item.name,
      "Variation Name": options.join(", ") || "Regular",
      SKU: options.length === 0 ? item.sku : "",
      Description: item.description,
      Category: item.path,
      Price: `€${withDiscount(item, price)}`,
      ...Object.fromEntries(
        options.flatMap((option, choice) => [
          [`Option Name ${choice + 1}`, item.choices[choice]?.title ?? ""],
          [`Option Value ${choice + 1}`, option],
        ]),
      ),
      "Current Quantity Main Street": stock,
    })),
};

const loyverse: Writer = {
  system: "loyverse",
  header:
    "Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Option 2 name,Option 2 value,Option 3 name,Option 3 value,Default price,Barcode,Track stock,Available for sale [Main],Price [Main],In stock [Main]".split(
      ",",
    ),
  cannotSay: [...ofTheTown, "brand", "tags"],
  toRows: (item) =>
    item.variations.map(({ options, price, stock }, index) => ({
      Handle: item.sku,
      SKU: options.length === 0 ? item.sku : `${item.sku}-${index}`,
      ...(index === 0 && {
        Name: item.name,
        Category: item.path,
        Description: item.description,
        "Sold by weight": item.weightStep === null ? "N" : "Y",
      }),
      ...Object.fromEntries(
        options.flatMap((option, choice) => [
          [`Option ${choice + 1} name`, index === 0 ? (item.choices[choice]?.title ?? "") : ""],
          [`Option ${choice + 1} value`, option],
        ]),
      ),
      "Default price": withDiscount(item, price),
      "Track stock": "Y",
      "Available for sale [Main]": "Y",
      "Price [Main]": withDiscount(item, price),
      "In stock [Main]": (item.weightStep === null
        ? stock
        : (stock * item.weightStep) / 1000
      ).toFixed(3),
    })),
};

export const writers = [shopify, woocommerce, square, loyverse];

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The rows of items in the form of a system, as CSV. */
export function writeExport({ header, toRows }: Writer, items: ExportedItem[]): string {
  const line = (cells: (string | number)[]) =>
    cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(",");
  const rows = items.flatMap(toRows).map((row) => line(header.map((name) => row[name] ?? "")));
  return [line(header), ...rows].join("\n");
}
