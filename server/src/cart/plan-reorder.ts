import type { LocalizedText } from "@errand/core/language";
import { type Minor, sumOf } from "@errand/core/money";
import type { StoredLine } from "./cart.data.ts";
import type { CartProduct } from "./cart-products.data.ts";
import { isSameLine } from "./choice-key.ts";
import {
  type EvaluatedLine,
  evaluateLines,
  type LineItem,
  type OrderConditions,
  remainingQuantity,
} from "./evaluate-lines.ts";
import { type OfferedPart, type OrderedLine, offeredPart, toLineItem } from "./ordered-line.ts";

/** How the cart differs from the order; prices are in minor units. */
export type PlannedChange = { itemId: number; name: LocalizedText; inCart: boolean } & (
  | { kind: "gone" | "unavailable" }
  | { kind: "options"; missing: LocalizedText[] }
  | { kind: "price"; before: Minor; now: Minor }
  | { kind: "quantity"; before: number; now: number }
);

/** A line for the cart: a new one, or one of the cart (with its id) with a higher quantity. */
export type PlannedLine = LineItem | StoredLine;

export interface ReorderPlan {
  /** The cart after the reorder: its lines, and the new ones at the end. */
  lines: PlannedLine[];
  changes: PlannedChange[];
}

/**
 * Decides what of an order can be in a cart with `inCart` of the same store, by the rules of the
 * cart. Options and add-ons that an item no longer has are left out where it can be ordered without
 * them. Ordering again twice leaves the cart as after the first time: a line that the cart has
 * already is raised to the ordered quantity, and never lowered.
 */
export function planReorder(
  ordered: OrderedLine[],
  inCart: StoredLine[],
  products: Map<number, CartProduct>,
  conditions: OrderConditions,
): ReorderPlan {
  let lines: PlannedLine[] = inCart;
  const changes: PlannedChange[] = [];
  for (const line of ordered) {
    const product = products.get(line.itemId);
    const planned = planLine(line, product, lines, products, conditions);
    if (planned.lines) lines = planned.lines;
    changes.push(...planned.changes);
  }
  return { lines, changes };
}

function planLine(
  ordered: OrderedLine,
  product: CartProduct | undefined,
  lines: PlannedLine[],
  products: Map<number, CartProduct>,
  conditions: OrderConditions,
): { lines: PlannedLine[] | null; changes: PlannedChange[] } {
  const { itemId } = ordered;
  const about = { itemId, name: product?.item.name ?? ordered.name };
  const refused = (change: { kind: "gone" | "unavailable" }) => ({
    lines: null,
    changes: [{ ...about, inCart: false, ...change }],
  });
  if (!product?.item.active) return refused({ kind: "gone" });

  const offered = offeredPart(ordered, product);
  const requested = toLineItem(ordered, offered);
  const same = lines.find((line) => isSameLine(line, requested));
  const quantity = Math.max(same?.quantity ?? 0, ordered.quantity);
  const others = lines.filter((line) => line !== same);
  const evaluated = evaluateLines([...others, { ...requested, quantity }], products, conditions);
  const line = evaluated.at(-1);
  if (!line) return refused({ kind: "gone" });

  const has = (...keys: EvaluatedLine["problems"][number]["key"][]) =>
    line.problems.some(({ key }) => keys.includes(key));
  if (has("not_available", "prescription_orders_off")) return refused({ kind: "unavailable" });
  if (has("variation_invalid")) {
    const change = { ...about, kind: "options" as const, missing: offered.missing, inCart: false };
    return { lines: null, changes: [change] };
  }

  const possible = possibleQuantity(line, evaluated);
  const before = ordered.quantity;
  if (possible === 0) {
    const change = { ...about, kind: "quantity" as const, before, now: 0, inCart: false };
    return { lines: null, changes: [change] };
  }
  const changes = [
    ...(offered.missing.length > 0
      ? [{ ...about, kind: "options" as const, missing: offered.missing, inCart: true }]
      : []),
    ...priceChanges(about, offered, line),
    ...(possible < before
      ? [{ ...about, kind: "quantity" as const, before, now: possible, inCart: true }]
      : []),
  ];
  if (!same) return { lines: [...lines, { ...requested, quantity: possible }], changes };
  const raised = { ...same, quantity: Math.max(same.quantity, possible) };
  return { lines: lines.map((each) => (each === same ? raised : each)), changes };
}

/**
 * How many pieces the stock and the maximum leave beside the other lines, up to those of the line.
 */
function possibleQuantity(line: EvaluatedLine, lines: EvaluatedLine[]): number {
  const { stock, maximum } = remainingQuantity(line, lines);
  return Math.min(line.quantity, stock ?? line.quantity, maximum ?? line.quantity);
}

/** Changes of the price of the piece with the options it still has, and of its add-ons. */
function priceChanges(
  about: Pick<PlannedChange, "itemId" | "name">,
  { price, variation, groups, addOns }: OfferedPart,
  line: EvaluatedLine,
): PlannedChange[] {
  const options = groups.flatMap((group) => group.options.map((option) => option.price));
  const before = sumOf([variation?.price ?? price, ...options]);
  const change = { ...about, kind: "price" as const, inCart: true };
  const ofPiece = before === line.unitPrice ? [] : [{ ...change, before, now: line.unitPrice }];
  const ofAddOns = line.chosenAddOns.flatMap((addOn) => {
    const was = addOns.find(({ id }) => id === addOn.id)?.price ?? addOn.price;
    const { name } = addOn;
    return was === addOn.price ? [] : [{ ...change, name, before: was, now: addOn.price }];
  });
  return [...ofPiece, ...ofAddOns];
}
