import { AppError } from "@errand/core/errors";
import { maxGroupLines } from "@errand/core/groups/group-terms";
import { fromMinor, type Minor, minor, sumOf, toMinor } from "@errand/core/money";
import { grossOf } from "@errand/core/pricing/line-discounts";
import type { CartProduct } from "../cart/cart-products.data.ts";
import { evaluateLines, type LineItem, type OrderConditions } from "../cart/evaluate-lines.ts";
import { validateLine } from "../cart/validate-line.ts";
import { lineToPrice } from "../checkout/price.ts";
import type { GroupCart } from "./group-cart.ts";
import type { GroupRow, MemberRow } from "./groups.data.ts";

export interface GroupLineRequest {
  row: GroupRow;
  member: MemberRow;
  cart: GroupCart;
  /** The new line, or the changed one as it is to be. */
  line: LineItem;
  /** The price of one piece as the member saw it. */
  price: number;
  conditions: OrderConditions;
}

/**
 * Throws the first reason why a member cannot have this line: that of a cart, in which the lines of
 * all members take stock, or the limit for each member.
 */
export function validateGroupLine(request: GroupLineRequest): void {
  const { row, member, cart, line, price, conditions } = request;
  const others = cart.lines.filter(({ cartId }) => cartId !== line.cartId);
  if (others.length >= maxGroupLines) throw new AppError("cart_full");
  const own = others.filter(({ memberId }) => memberId === member.id);
  const elsewhere = others.filter(({ memberId }) => memberId !== member.id);
  const requested = { line, others: own, elsewhere, priceSeen: toMinor(price) };
  validateLine(requested, cart.products, conditions);
  if (row.limit === null) return;

  const total = (lines: LineItem[]) => getTotal(lines, cart.products, conditions);
  const before = total(cart.lines.filter(({ memberId }) => memberId === member.id));
  const after = total([...own, line]);
  // Whoever is above a limit that was lowered can still choose less.
  if (after <= row.limit || after <= before) return;
  const left = minor(Math.max(row.limit - total(own), 0));
  throw new AppError("group_limit", { data: { left: fromMinor(left) } });
}

/** The sum of lines before discounts, of what is sold by weight with what was ordered. */
function getTotal(
  lines: LineItem[],
  products: Map<number, CartProduct>,
  conditions: OrderConditions,
): Minor {
  const evaluated = evaluateLines(lines, products, conditions);
  return sumOf(evaluated.map((line) => grossOf(lineToPrice(line, 0))));
}
