import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import type { Order } from "@errand/core/orders/orders.types";

/** What is left to pay of several orders. */
export function addDue(orders: readonly Pick<Order, "receipt">[]): number {
  return fromMinor(sumOf(orders.map(({ receipt }) => toMinor(receipt.due))));
}
