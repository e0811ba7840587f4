import type { Order } from "@errand/core/orders/orders.types";
import type { StaffClient } from "./staff-client.ts";

/**
 * The maximum number of orders simulated at the same time; others wait until these are delivered.
 */
const maxOrders = 300;
/** The largest page of a list. */
const pageSize = 100;

/** Returns the orders that are not over, oldest first. */
export async function readActiveOrders(desk: StaffClient): Promise<Order[]> {
  const orders: Order[] = [];
  for (let offset = 1; orders.length < maxOrders; offset++) {
    const input = { state: "active", limit: pageSize, offset } as const;
    const page = await desk.call("GET /desk/orders", input);
    orders.push(...page.orders);
    if (page.orders.length < pageSize) break;
  }
  return orders;
}
