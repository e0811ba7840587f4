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
  wish: CartLineRequest,
  goods: Map<number, CartProduct>,
  moment: OrderMoment,
): void {
  const { line, others, priceSeen } = wish;
  const judged = orderableLines([...others, line], goods, moment).at(-1);
  if (!judged) throw new AppError("item", { field: "item_id" });

  throwProblem(judged, "item", "item_id");
  throwProblem(judged, "prescription_order", "item_id");
  throwProblem(judged, "variation", "variation");
  throwProblem(judged, "add_on_ids", "add_on_ids");
  const same = others.find((other) => isSameLine(other, line));
  if (same) throw new AppError("cart_item", { data: { cart_id: same.cartId } });

  throwProblem(judged, "not_available", "item_id");
  if (judged.unitPrice !== priceSeen) {
    const data = { price: fromMinor(judged.unitPrice) };
    throw new AppError("price_changed", { data, field: "price" });
  }
  throwProblem(judged, "stock", "quantity");
  throwProblem(judged, "cart_item_limit", "quantity");
}

function throwProblem(line: OrderableLine, key: LineProblem["key"], field: string): void {
  const problem = line.problems.find((candidate) => candidate.key === key);
  if (problem) throw new AppError(key, { data: problem.data, field });
}
