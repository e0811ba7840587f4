import { AppError } from "@errand/core/errors";
import { fromMinor, type Minor } from "@errand/core/money";
import type { CartProduct } from "./cart-products.data.ts";
import { isSameLine } from "./choice-key.ts";
import {
  type EvaluatedLine,
  evaluateLines,
  type LineItem,
  type LineProblem,
  type OrderConditions,
} from "./evaluate-lines.ts";

/** A line that a shopper adds or changes, with the rest of the cart. */
export interface CartLineRequest {
  line: LineItem;
  /** The other lines of the cart. */
  others: (LineItem & { cartId: number })[];
  /** Lines of others that are ordered with it: they only take stock. */
  elsewhere?: LineItem[];
  /** The price of one piece as the shopper saw it. */
  priceSeen: Minor;
}

/**
 * Throws the first reason why a line cannot be in the cart: invalid choices, then availability and
 * price, which may have changed since the page was loaded, then stock and maximum.
 */
export function validateLine(
  request: CartLineRequest,
  products: Map<number, CartProduct>,
  conditions: OrderConditions,
): void {
  const { line, others, elsewhere = [], priceSeen } = request;
  const ofItem = [...others, ...elsewhere].filter(({ itemId }) => itemId === line.itemId);
  const evaluated = evaluateLines([...ofItem, line], products, conditions).at(-1);
  if (!evaluated) throw new AppError("item_not_found", { field: "item_id" });

  throwProblem(evaluated, "item_not_found", "item_id");
  throwProblem(evaluated, "prescription_orders_off", "item_id");
  throwProblem(evaluated, "variation_invalid", "variation");
  throwProblem(evaluated, "add_ons_invalid", "add_on_ids");
  if (line.note !== null && !evaluated.store.lineNotes) {
    throw new AppError("line_notes_off", { field: "note" });
  }
  const same = others.find((other) => isSameLine(other, line));
  if (same) throw new AppError("item_in_cart", { data: { cart_id: same.cartId } });

  throwProblem(evaluated, "not_available", "item_id");
  if (evaluated.unitPrice !== priceSeen) {
    const data = { price: fromMinor(evaluated.unitPrice) };
    throw new AppError("price_changed", { data, field: "price" });
  }
  throwProblem(evaluated, "option_sold_out", "variation");
  throwProblem(evaluated, "stock_exceeded", "quantity");
  throwProblem(evaluated, "cart_item_limit", "quantity");
}

function throwProblem(line: EvaluatedLine, key: LineProblem["key"], field: string): void {
  const problem = line.problems.find((candidate) => candidate.key === key);
  if (problem) throw new AppError(key, { data: problem.data, field });
}
