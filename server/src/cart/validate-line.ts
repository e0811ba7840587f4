import { AppError } from "@errand/core/errors";
import { fromMinor, type Minor } from "@errand/core/money";
import type { CartProduct } from "./cart-products.data.ts";
import { isSameLine } from "./choice-key.ts";
import {
  type LineProblem,
  type OrderableLine,
  type OrderMoment,
  orderableLines,
  type UnpricedLine,
} from "./orderable-lines.ts";

/** What a shopper wants to have in the cart, next to what is there already. */
export interface CartLineRequest {
  line: UnpricedLine;
  /** The other lines of the cart. */
  others: (UnpricedLine & { cartId: number })[];
  /** The price of one piece that the shopper saw. */
  priceSeen: Minor;
}

/**
 * Lets a line into a cart or refuses it: first what must be chosen anew, then what changed since the
 * shopper looked, last what there is not enough of.
 */
export function validateLine(
  request: CartLineRequest,
  products: Map<number, CartProduct>,
  moment: OrderMoment,
): void {
  const { line, others, priceSeen } = request;
  const orderable = orderableLines([...others, line], products, moment).at(-1);
  if (!orderable) throw new AppError("item", { field: "item_id" });

  throwProblem(orderable, "item", "item_id");
  throwProblem(orderable, "prescription_order", "item_id");
  throwProblem(orderable, "variation", "variation");
  throwProblem(orderable, "add_on_ids", "add_on_ids");
  const same = others.find((other) => isSameLine(other, line));
  if (same) throw new AppError("cart_item", { data: { cart_id: same.cartId } });

  throwProblem(orderable, "not_available", "item_id");
  if (orderable.unitPrice !== priceSeen) {
    const data = { price: fromMinor(orderable.unitPrice) };
    throw new AppError("price_changed", { data, field: "price" });
  }
  throwProblem(orderable, "stock", "quantity");
  throwProblem(orderable, "cart_item_limit", "quantity");
}

function throwProblem(line: OrderableLine, key: LineProblem["key"], field: string): void {
  const problem = line.problems.find((candidate) => candidate.key === key);
  if (problem) throw new AppError(key, { data: problem.data, field });
}
