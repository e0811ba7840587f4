import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { OrderFacts } from "@errand/core/orders/order-states";
import type { stores } from "../catalog/catalog.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { couriers } from "./couriers.tables.ts";
import type { orders } from "./orders.tables.ts";

/** An order with the rows that belong to it. */
export interface OrderRow {
  order: typeof orders.$inferSelect;
  store: typeof stores.$inferSelect | null;
  courier: typeof couriers.$inferSelect | null;
  moduleType: ModuleType;
  shop: ShopSettings;
}

/** The order as the rules of order states read it. */
export function factsOf({ order, store, moduleType, shop }: OrderRow): OrderFacts {
  return {
    status: order.status,
    type: order.type,
    isGuest: order.customerId === null,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    prescription: false,
    selfDelivery: store?.selfDelivery ?? false,
    courierAccepts: shop.moduleConfig[moduleType].order_status.accepted,
    refundable: shop.refunds && order.statusTimestamps.refund_requested === undefined,
    collected: order.statusTimestamps.picked_up !== undefined,
  };
}
