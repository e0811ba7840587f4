import type { ReadingReport } from "@errand/core/items/store-import.contract";
import { moneyText } from "@errand/core/money-text";
import type { ShopSettings } from "../config/shop.ts";
import { type StoredReading, toReading } from "../items/stored-reading.ts";

type Money = Pick<ShopSettings, "currencySymbol" | "currencySide" | "decimals">;

/**
 * The lines that tell how a file was read: before anything is written, also what each column is
 * read as and how the first items will look.
 */
export function readingLines(stored: StoredReading, money: Money, isDryRun: boolean): string[] {
  const reading = toReading(stored, "en");
  return [
    reading.summary,
    ...(isDryRun ? columnLines(reading) : []),
    ...(isDryRun ? reading.items.map((item) => `  ${itemLine(item, money)}`) : []),
    ...reading.notes.flatMap(noteLines),
  ];
}

function columnLines({ columns, unused }: ReadingReport): string[] {
  const lines = columns.map(({ column, reads }) => `  ${column}: ${reads}`);
  return unused.length === 0 ? lines : [...lines, `  not used: ${unused.join(", ")}`];
}

function itemLine(
  item: ReadingReport["items"][number],
  { currencySymbol: symbol, currencySide: side, decimals }: Money,
): string {
  const amount = (value: number | null) =>
    value === null ? null : moneyText(value, { symbol, side, decimals }, "en");
  const variations = item.variations.map(
    ({ name, price, stock }) => `${name} ${amount(price)} (${stock ?? 0})`,
  );
  const off = item.discount_type === "percent" ? `${item.discount} %` : amount(item.discount);
  return [
    `${item.at}: ${item.name ?? item.sku}`,
    item.category,
    item.weight_step === null ? amount(item.price) : `${amount(item.price)}/kg`,
    item.discount === null ? null : `-${off}`,
    stockText(item),
    variations.join(", ") || null,
    item.option_groups.map(({ name, options }) => `${name}: ${options.join(", ")}`).join("; ") ||
      null,
  ]
    .filter((part) => part !== null)
    .join(" | ");
}

function stockText({
  stock,
  weight_step: step,
}: Pick<ReadingReport["items"][number], "stock" | "weight_step">): string | null {
  if (stock === null) return null;
  return step === null ? `stock ${stock}` : `stock ${stock} × ${step} g`;
}

function noteLines({ text, count, first }: ReadingReport["notes"][number]): string[] {
  const lines = first.map(({ at, field, from, to }) => `  ${at}, ${field}: ${from} -> ${to}`);
  const more = count - first.length;
  return [text, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])];
}
