import { fromMinor, times } from "@errand/core/money";
import type { Order } from "@errand/core/orders/orders.types";
import type { OrderRow } from "../order-rows/order-facts.ts";

/** What the store offers for a prescription; empty for other orders. */
export function toPrescriptionLines(cart: OrderRow["cart"]): Order["prescription_lines"] {
  if (!cart?.prescription) return [];
  return (cart.pricing?.lines ?? []).map(({ name = "", quantity, unitPrice }) => ({
    name,
    quantity,
    price: fromMinor(unitPrice),
    total: fromMinor(times(unitPrice, quantity)),
  }));
}
