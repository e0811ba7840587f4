import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { OrderFacts } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import type { stores } from "../catalog/catalog.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { cartOrders } from "./cart-orders.tables.ts";
import type { courierPositions } from "./courier-positions.tables.ts";
import type { couriers } from "./couriers.tables.ts";
import type { orders } from "./orders.tables.ts";
import type { parcelOrders } from "./parcel-orders.tables.ts";

/** An order of items or a parcel, with the rows that belong to it. */
export interface OrderRow {
  order: typeof orders.$inferSelect;
  /** Null for a parcel. */
  cart: typeof cartOrders.$inferSelect | null;
  /** Null for an order of items. */
  parcel: typeof parcelOrders.$inferSelect | null;
  store: typeof stores.$inferSelect | null;
  courier: typeof couriers.$inferSelect | null;
  /** Where the courier is; null while unknown. */
  position: typeof courierPositions.$inferSelect | null;
  moduleType: ModuleType;
  shop: ShopSettings;
}

export function orderTypeOf({ cart }: Pick<OrderRow, "cart">): Order["order_type"] {
  return cart?.type ?? "parcel";
}

/** The order as the rules of order states read it. */
export function factsOf(row: OrderRow): OrderFacts {
  const { order, store, moduleType, shop } = row;
  return {
    status: order.status,
    type: orderTypeOf(row),
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
