import { choiceProblems, unitPrice } from "@errand/core/cart/choices";
import { type SoldOutChoice, soldOutChoiceFor } from "@errand/core/cart/sold-out";
import { isItemAvailable } from "@errand/core/catalog/availability";
import {
  findLastingEnd,
  findOptionEnd,
  type OptionRef,
} from "@errand/core/catalog/sold-out-options";
import type { ErrorKey } from "@errand/core/errors";
import { isPrescriptionBlocked } from "@errand/core/items/prescription";
import { quantityProblem } from "@errand/core/items/stock";
import type { LocalizedText } from "@errand/core/language";
import type { Minor } from "@errand/core/money";
import type { LocalTime } from "@errand/core/time";
import type { StoredAddOn, StoredChoice } from "./cart.tables.ts";
import type { CartProduct } from "./cart-products.data.ts";
import { choicesFromStored, choosable, withCurrentLabels } from "./chosen-options.ts";

/** An item with quantity, options and add-ons, in a cart or requested. */
export interface LineItem {
  /** Null for a line without a cart. */
  cartId: number | null;
  itemId: number;
  quantity: number;
  choices: StoredChoice[];
  addOns: StoredAddOn[];
  ifSoldOut: SoldOutChoice;
  /** What the shopper wrote about it. */
  note: string | null;
}

/** A line with its current price and the problems that prevent ordering it. */
export interface EvaluatedLine extends CartProduct {
  cartId: number | null;
  quantity: number;
  choices: StoredChoice[];
  /** The chosen variation; null when the item has none or it was removed. */
  variation: CartProduct["variations"][number] | null;
  /** One piece with its options, before discounts and without add-ons. */
  unitPrice: Minor;
  /** Add-ons that are still offered; quantities are for the whole line. */
  chosenAddOns: { id: number; name: LocalizedText; price: Minor; quantity: number }[];
  /** All chosen add-ons, offered or not. */
  storedAddOns: StoredAddOn[];
  ifSoldOut: SoldOutChoice;
  note: string | null;
  /** The most serious first; empty when the line can be ordered. */
  problems: LineProblem[];
}

export interface LineProblem {
  /** `item_not_found`: it is no longer offered. */
  key: Extract<
    ErrorKey,
    | "item_not_found"
    | "prescription_orders_off"
    | "variation_invalid"
    | "add_ons_invalid"
    | "not_available"
    | "option_sold_out"
    | "stock_exceeded"
    | "cart_item_limit"
  >;
  data?: Record<string, unknown>;
}

/** When the order is for, and what the shop allows. */
export interface OrderConditions {
  at: LocalTime;
  /** The time is not chosen yet: a store with scheduled orders may deliver the item later. */
  orLater: boolean;
  takesPrescriptions: boolean;
}

/**
 * Returns the lines of one cart with prices and problems. The pieces of one item count together
 * over all lines against stock and maximum. A line without a product is left out. Source: contract
 * 2.8, safety 2.
 */
export function evaluateLines(
  lines: LineItem[],
  products: Map<number, CartProduct>,
  conditions: OrderConditions,
): EvaluatedLine[] {
  const priced = lines.flatMap((line) => {
    const product = products.get(line.itemId);
    return product ? [price(line, product)] : [];
  });
  const byItem = Map.groupBy(priced, ({ item }) => item.id);
  return priced.map((line) => {
    const ofItem = byItem.get(line.item.id) ?? [];
    return { ...line, problems: findLineProblems(line, ofItem, conditions) };
  });
}

type PricedLine = Omit<EvaluatedLine, "problems">;

function price(line: LineItem, product: CartProduct): PricedLine {
  const { cartId, quantity } = line;
  const choices = withCurrentLabels(product, line.choices);
  const chosen = choices.find((choice) => "variation" in choice)?.variation;
  return {
    ...product,
    cartId,
    quantity,
    choices,
    variation: product.variations.find(({ id }) => String(id) === chosen?.id) ?? null,
    unitPrice: unitPrice(choosable(product), choicesFromStored(choices)),
    chosenAddOns: line.addOns.flatMap(({ id, quantity }) => {
      const addOn = product.addOns.find((offered) => offered.id === id);
      return addOn ? [{ id, name: addOn.name, price: addOn.price, quantity }] : [];
    }),
    storedAddOns: line.addOns,
    note: line.note,
    ifSoldOut: soldOutChoiceFor(line.ifSoldOut, {
      needsPrescription: product.item.prescriptionRequired,
    }),
  };
}

/** `ofItem` are the lines of the same item. */
function findLineProblems(
  line: PricedLine,
  ofItem: PricedLine[],
  conditions: OrderConditions,
): LineProblem[] {
  if (!line.item.active) return [{ key: "item_not_found" }];
  const problems: LineProblem[] = [];
  if (isPrescriptionBlocked({ needsPrescription: line.item.prescriptionRequired }, conditions)) {
    problems.push({ key: "prescription_orders_off" });
  }
  if (choiceProblems(choosable(line), choicesFromStored(line.choices)).length > 0) {
    problems.push({ key: "variation_invalid" });
  }
  if (!hasAddOns(line, conditions.at.instant)) problems.push({ key: "add_ons_invalid" });
  if (!isAvailable(line, conditions)) problems.push({ key: "not_available" });
  if (hasSoldOutOption(line, conditions.at.instant)) {
    return [...problems, { key: "option_sold_out" }];
  }
  return [...problems, ...quantityProblems(line, ofItem)];
}

/** Whether the store offers all chosen add-ons, and has some of each. */
function hasAddOns({ storedAddOns, addOns }: PricedLine, at: Date): boolean {
  return storedAddOns.every(({ id }) =>
    addOns.some(
      (offered) => offered.id === id && findLastingEnd(offered.soldOutUntil, at) === null,
    ),
  );
}

/** Also of a store that delivers later: like stock, an option comes back when the store says so. */
function hasSoldOutOption({ item, choices }: PricedLine, at: Date): boolean {
  const options = choices.flatMap((choice): OptionRef[] =>
    "variation" in choice
      ? [{ variationId: choice.variation.id }]
      : choice.options.map(({ id }) => ({ groupId: choice.group.id, optionId: id })),
  );
  return options.some((option) => findOptionEnd(item.soldOutOptions, option, at) !== null);
}

function isAvailable({ item, store }: PricedLine, { at, orLater }: OrderConditions): boolean {
  if (!store.active) return false;
  return isItemAvailable(item, at) || (orLater && store.scheduleOrder);
}

/**
 * How many pieces of its stock and its maximum the other lines leave to this one; null without a
 * limit.
 */
export function remainingQuantity(line: PricedLine, lines: PricedLine[]) {
  const { item, variation } = line;
  const others = lines.filter((other) => other !== line && other.item.id === item.id);
  const ofStock = others.filter((other) => other.variation?.id === variation?.id);
  const stock = variation ? variation.stock : line.stock;
  const maximum = item.maximumCartQuantity;
  return {
    stock: stock === null ? null : Math.max(0, stock - totalQuantity(ofStock)),
    maximum: maximum === null ? null : Math.max(0, maximum - totalQuantity(others)),
  };
}

function quantityProblems(line: PricedLine, lines: PricedLine[]): LineProblem[] {
  const { stock, maximum } = remainingQuantity(line, lines);
  const problems: LineProblem[] = [];
  if (quantityProblem({ stock, maxPerCart: null }, line.quantity)) {
    problems.push({ key: "stock_exceeded", data: { available: stock } });
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
