import type { ProductField } from "@errand/core/items/import-fields";
import { type Minor, minor } from "@errand/core/money";
import { maxWeightStep, minWeightStep } from "@errand/core/pricing/weight";
import { RefusedRow } from "./import-error.ts";
import { parseCount, parsePrice, parseQuantity, parseRate } from "./product-numbers.ts";
import type { ImportedVariations } from "./product-structures.ts";
import { parseText } from "./product-text.ts";
import type { RowReading } from "./row-reading.ts";

/** Reads a field of a row; undefined without a value. */
export type Read = (field: ProductField) => unknown;

interface ItemSale {
  price: Minor | null;
  stock: number | null;
  variations: ImportedVariations | null;
  /** In grams; null for an item sold by the piece, or a row that does not say. */
  weightStep: number | null;
}

const maxStock = 1_000_000_000;
/** Of what is sold by weight, unless the file states its step. */
const usualStep = 100;
/** `2.40 € / kg`. */
export const perKilogram =
  /\s*(?:\/|\b(?:per|pro|par|le|al|por)\b)\s*(?:kg|kilo(?:s|gram(?:me)?s?)?)\.?$/i;

export function readDiscount(
  read: Read,
  reading: RowReading,
): { discount: number | null; discountKind: "percent" | "amount" | null } {
  const percent = parseRate(read("discount"), "discount", reading);
  const amount = parsePrice(read("discount_amount"), "discount_amount", reading);
  if (percent !== null && amount !== null) {
    throw new RefusedRow("excludeEachOther", { field: "discount", other: "discount_amount" });
  }
  if (amount !== null) return { discount: amount, discountKind: "amount" };
  return { discount: percent, discountKind: percent === null ? null : "percent" };
}

/**
 * Reads what an item costs and how much there is of it. With variations, its price is their lowest
 * one and its stock the sum of theirs; the stock of a variation without one is that which the item
 * states. An item with a price per kilogram, or said to be sold by weight, has its stock in
 * kilograms.
 */
export function readSale(
  read: Read,
  stated: ImportedVariations | null,
  reading: RowReading,
): ItemSale {
  const given = read("price");
  const isPerKilogram = typeof given === "string" && perKilogram.test(given);
  const isByWeight = readSoldBy(read) ?? isPerKilogram;
  const weightStep = readStep(read, isByWeight, reading);
  const toSteps = (quantity: number | null) => {
    if (quantity === null || !isByWeight || weightStep === null) return whole(quantity);
    const steps = Math.floor((quantity * 1000) / weightStep + 1e-6);
    reading.note("weight", "stock", `${quantity} kg`, `${steps} × ${weightStep} g`);
    return steps;
  };
  const quantity = parseQuantity(read("stock"), "stock", reading);
  const stock = toSteps(toStock(quantity, "stock", reading));
  if (stated === null) {
    const price = isPerKilogram ? given.replace(perKilogram, "") : given;
    return { price: parsePrice(price, "price", reading), stock, variations: null, weightStep };
  }
  const variations = stated.variations.map((variation) => ({
    ...variation,
    stock: toSteps(variation.stock) ?? stock,
  }));
  return {
    price: minor(Math.min(...variations.map(({ price }) => price))),
    stock: variations.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
    variations: { ...stated, variations },
    weightStep,
  };
}

/** What was sold without being there is noted as nothing. */
export function toStock(quantity: number | null, field: string, reading: RowReading) {
  if (quantity === null || quantity >= 0) return quantity;
  reading.note("negative_stock", field, String(quantity), "0");
  return 0;
}

function whole(quantity: number | null): number | null {
  if (quantity === null) return null;
  const text = String(quantity);
  if (!Number.isInteger(quantity)) throw new RefusedRow("partOfPiece", { field: "stock", text });
  if (quantity > maxStock) throw new RefusedRow("tooMany", { field: "stock", most: maxStock });
  return quantity;
}

const weightWords = new Set(["weight", "poids", "kg", "yes", "y", "true", "1", "oui"]);
const pieceWords = new Set(["piece", "pièce", "no", "n", "false", "0", "non"]);

/** Whether an item is sold by weight; null where its row does not say. */
function readSoldBy(read: Read): boolean | null {
  const value = read("sold_by");
  const word = typeof value === "boolean" ? String(value) : parseText(value, "sold_by", 20);
  if (word === null) return null;
  if (weightWords.has(word.toLowerCase())) return true;
  if (pieceWords.has(word.toLowerCase())) return false;
  throw new RefusedRow("notOneOf", { field: "sold_by", known: "piece, weight", text: word });
}

function readStep(read: Read, isByWeight: boolean, reading: RowReading): number | null {
  const step = parseCount(read("weight_step"), "weight_step", reading, maxWeightStep);
  if (step !== null && step < minWeightStep) {
    throw new RefusedRow("tooFew", { field: "weight_step", least: minWeightStep });
  }
  return step ?? (isByWeight ? usualStep : null);
}
