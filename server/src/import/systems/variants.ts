import { fromMinor, type Minor, toMinor } from "@errand/core/money";
import type { Cells } from "./cells.ts";
import type { ItemFields } from "./form.ts";

/** A row of an export that is sold: the item itself, or one of its variations. */
export interface Variant {
  cells: Pick<Cells<string>, "at" | "reading" | "refuse">;
  /** One for each choice; empty for an item without variations. */
  options: { title: string; value: string }[];
  price: number | null;
  /** What it cost before a discount; null without one. */
  before: number | null;
  stock: number | null;
  /** The column of its price. */
  priceColumn: string;
}

/**
 * The prices, stocks and variations of an item. Choices have the order of their first rows, or that
 * of `ordered`.
 */
export function toSaleFields(
  variants: Variant[],
  ordered: ReadonlyMap<string, string[]> = new Map(),
): ItemFields {
  const [first] = variants;
  if (!first) return {};
  const { discount, prices } = findDiscount(variants);
  if (variants.length === 1 && first.options.length === 0) {
    return { ...discount, price: prices[0], stock: first.stock };
  }
  const titles = first.options.map(({ title }) => title);
  for (const { options, cells } of variants) {
    const hasSame = options.length === titles.length && options.length > 0;
    if (!hasSame) cells.refuse("otherChoices", { choices: titles.join(", ") });
  }
  return {
    ...discount,
    variation_choices: titles.map((title, index) => ({
      title,
      options: [
        ...new Set([
          ...(ordered.get(title) ?? []).filter((option) =>
            variants.some(({ options }) => options[index]?.value === option),
          ),
          ...variants.map(({ options }) => options[index]?.value ?? ""),
        ]),
      ],
    })),
    variation_prices: variants.map(({ cells, options, stock, priceColumn }, index) => ({
      options: options.map(({ value }) => value),
      price: prices[index] ?? cells.refuse("missing", { field: priceColumn }),
      stock,
    })),
  };
}

/**
 * The discount of an item, and its prices before it: the same amount or the same percentage off
 * each variation. Otherwise the item costs what it costs now.
 */
function findDiscount(variants: Variant[]): { discount: ItemFields; prices: (number | null)[] } {
  const now = { discount: {}, prices: variants.map(({ price }) => price) };
  const offers = variants.map(({ before, price }) => ({ before: before ?? price, price }));
  const amounts = offers.map(({ before, price }) => toMinor(before ?? 0) - toMinor(price ?? 0));
  const isDiscounted = amounts.some((amount) => amount > 0);
  if (!isDiscounted || amounts.some((amount) => amount < 0)) return now;
  const [amount = 0] = amounts;
  const rates = offers.map(
    ({ before }, index) => ((amounts[index] ?? 0) * 100) / toMinor(before ?? 0),
  );
  const [rate = 0] = rates;
  const prices = offers.map(({ before }) => before);
  const discount = amounts.every((other) => other === amount)
    ? { discount_amount: fromMinor(amount as Minor) }
    : rates.every((other) => other === rate) && Number.isInteger(rate * 100)
      ? { discount: rate }
      : null;
  for (const { cells, before, price, priceColumn } of variants) {
    if (before === null || before === price) continue;
    const [from, to] = [String(price), discount ? `${before} - ${before - (price ?? 0)}` : ""];
    if (discount) cells.reading.note("discount", priceColumn, from, to);
    else cells.reading.note("left_out", priceColumn, String(before), "");
  }
  return discount ? { discount, prices } : now;
}
