import type { Order } from "@errand/core/orders/orders.types";
import type { StaffClient } from "./staff-client.ts";

/** Knows which orders their stores bring themselves. */
export interface StoreDeliveries {
  /** Whether the store brings an order itself that is ready and has no courier. */
  has(order: Order): Promise<boolean>;
  /** Forgets all other orders. */
  keepOnly(orders: Order[]): void;
}

export function createStoreDeliveries(desk: StaffClient): StoreDeliveries {
  /** Whether stores bring orders themselves, by order. */
  const known = new Map<number, boolean>();
  return {
    async has({ id, order_status, order_type, delivery_man }) {
      if (order_status !== "handover" || order_type !== "delivery" || delivery_man) return false;
      const found = known.get(id);
      if (found !== undefined) return found;
      const isOwn = (await desk.call("GET /desk/orders/{id}", { id })).dispatch === null;
      known.set(id, isOwn);
      return isOwn;
    },
    keepOnly(orders) {
      const ids = new Set(orders.map(({ id }) => id));
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    },
  };
}
