import { type Minor, scaled } from "../money.ts";

/** What a price is compared by: a kilogram, a litre or a piece. */
export type PriceUnit = "kg" | "l" | "piece";

export interface UnitPrice {
  amount: Minor;
  unit: PriceUnit;
}

/** Each measure in thousandths of a kilogram or a litre. */
const measures: Record<string, { unit: PriceUnit; thousandths: number }> = {
  kg: { unit: "kg", thousandths: 1000 },
  g: { unit: "kg", thousandths: 1 },
  l: { unit: "l", thousandths: 1000 },
  cl: { unit: "l", thousandths: 10 },
  ml: { unit: "l", thousandths: 1 },
};

/** `500 g`, `bottle 1.5 L`, `6 × 33 cl`, and in French `1,5 L`. */
const measured = /(?:(\d+)\s*[x×]\s*)?(\d+(?:[.,]\d+)?)\s*(kg|g|cl|ml|l)(?![\p{L}\d])/iu;
/** `box of 12`, `lot de 6`. */
const counted = /(?:^|\s)(?:of|de)\s+(\d+)$/iu;

/**
 * The price per kilogram, litre or piece of items sold by `unit`, an item's text in the visitor's
 * language; null when the text names no amount.
 */
export function unitPriceOf(price: Minor, unit: string | null): UnitPrice | null {
  if (unit === null) return null;
  const [, times = "1", size = "", name = ""] = measured.exec(unit) ?? [];
  const measure = measures[name.toLowerCase()];
  if (measure) {
    const amount = Number(times) * Number(size.replace(",", ".")) * measure.thousandths;
    const millionths = Math.round(amount * 1000);
    if (millionths === 0) return null;
    return { amount: scaled(price, 1_000_000, millionths), unit: measure.unit };
  }
  const pieces = Number(counted.exec(unit)?.[1] ?? 0);
  return pieces > 1 ? { amount: scaled(price, 1, pieces), unit: "piece" } : null;
}
