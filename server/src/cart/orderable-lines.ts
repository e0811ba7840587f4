import { choiceProblems, unitPrice } from "@errand/core/cart/choices";
import { isItemAvailable } from "@errand/core/catalog/availability";
import type { ErrorKey } from "@errand/core/errors";
import { lacksPrescription } from "@errand/core/items/prescription";
import { quantityProblem } from "@errand/core/items/stock";
import type { LocalizedText } from "@errand/core/language";
import type { Minor } from "@errand/core/money";
import type { LocalTime } from "@errand/core/time";
import type { StoredAddOn, StoredChoice } from "./cart.tables.ts";
import type { CartProduct } from "./cart-products.data.ts";
import { choicesFromStored, choosable, withCurrentLabels } from "./chosen-options.ts";

/** A line as it lies in a cart, or would. */
export interface UnpricedLine {
  /** Null for what is bought without a cart. */
  cartId: number | null;
  itemId: number;
  quantity: number;
  choices: StoredChoice[];
  addOns: StoredAddOn[];
}

/** A line with its price and everything that stands between it and an order. */
export interface OrderableLine extends CartProduct {
  cartId: number | null;
  quantity: number;
  choices: StoredChoice[];
  /** The variation that is bought, with its own price and stock; null when the item has none. */
  variation: CartProduct["variations"][number] | null;
  /** One piece with its options, before discounts and without add-ons. */
  unitPrice: Minor;
  /** Those that are still offered; quantities are for the whole line. */
  chosenAddOns: { id: number; name: LocalizedText; price: Minor; quantity: number }[];
  /** What was put in, offered or not. */
  storedAddOns: StoredAddOn[];
  /** Why it cannot be ordered as it is, the gravest first; empty when it can. */
  problems: LineProblem[];
}

export interface LineProblem {
  /** `item`: it is no longer offered at all. */
  key: Extract<
    ErrorKey,
    | "item"
    | "prescription_order"
    | "variation"
    | "add_on_ids"
    | "not_available"
    | "stock"
    | "cart_item_limit"
  >;
  data?: Record<string, unknown>;
}

/** The moment an order is for, and what the shop does at all. */
export interface OrderMoment {
  at: LocalTime;
  /** The time is not chosen yet: a store that takes scheduled orders can have the item later. */
  orLater: boolean;
  takesPrescriptions: boolean;
}

/**
 * Lines of one cart with prices and problems. Pieces of the same item are added up over all lines
 * before they are held against stock and maximum. Source: contract 2.8, safety 2.
 */
export function orderableLines(
  lines: UnpricedLine[],
  products: Map<number, CartProduct>,
  moment: OrderMoment,
): OrderableLine[] {
  const priced = lines.flatMap((line) => {
    const found = products.get(line.itemId);
    return found ? [price(line, found)] : [];
  });
  return priced.map((line) => ({ ...line, problems: problemsOf(line, priced, moment) }));
}

type PricedLine = Omit<OrderableLine, "problems">;

function price(line: UnpricedLine, products: CartProduct): PricedLine {
  const { cartId, quantity } = line;
  const choices = withCurrentLabels(products, line.choices);
  const chosen = choices.find((choice) => "variation" in choice)?.variation;
  return {
    ...products,
    cartId,
    quantity,
    choices,
    variation: products.variations.find(({ id }) => String(id) === chosen?.id) ?? null,
    unitPrice: unitPrice(choosable(products), choicesFromStored(choices)),
    chosenAddOns: line.addOns.flatMap(({ id, quantity }) => {
      const addOn = products.addOns.find((offered) => offered.id === id);
      return addOn ? [{ id, name: addOn.name, price: addOn.price, quantity }] : [];
    }),
    storedAddOns: line.addOns,
  };
}

function problemsOf(line: PricedLine, lines: PricedLine[], moment: OrderMoment): LineProblem[] {
  if (!line.item.active) return [{ key: "item" }];
  const problems: LineProblem[] = [];
  if (lacksPrescription({ needsPrescription: line.item.prescriptionRequired }, moment)) {
    problems.push({ key: "prescription_order" });
  }
  if (choiceProblems(choosable(line), choicesFromStored(line.choices)).length > 0) {
    problems.push({ key: "variation" });
  }
  if (line.chosenAddOns.length < line.storedAddOns.length) problems.push({ key: "add_on_ids" });
  if (!isAvailable(line, moment)) problems.push({ key: "not_available" });
  return [...problems, ...shortages(line, lines)];
}

function isAvailable({ item, store }: PricedLine, { at, orLater }: OrderMoment): boolean {
  if (!store.active) return false;
  return isItemAvailable(item, at) || (orLater && store.scheduleOrder);
}

/** How many pieces the other lines leave to this one, of its stock and of its maximum; null: no limit. */
export function remainingQuantity(line: PricedLine, lines: PricedLine[]) {
  const { item, variation } = line;
  const others = lines.filter((other) => other !== line && other.item.id === item.id);
  const ofStock = others.filter((other) => other.variation?.id === variation?.id);
  const stock = variation ? variation.stock : item.stock;
  const maximum = item.maximumCartQuantity;
  return {
    stock: stock === null ? null : Math.max(0, stock - totalQuantity(ofStock)),
    maximum: maximum === null ? null : Math.max(0, maximum - totalQuantity(others)),
  };
}

function shortages(line: PricedLine, lines: PricedLine[]): LineProblem[] {
  const { stock, maximum } = remainingQuantity(line, lines);
  const problems: LineProblem[] = [];
  if (quantityProblem({ stock, maxPerCart: null }, line.quantity)) {
    problems.push({ key: "stock", data: { available: stock } });
  }
  if (quantityProblem({ stock: null, maxPerCart: maximum }, line.quantity)) {
    const data = { maximum_cart_quantity: line.item.maximumCartQuantity };
    problems.push({ key: "cart_item_limit", data });
  }
  return problems;
}

function totalQuantity(lines: PricedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
