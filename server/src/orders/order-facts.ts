import type { ModuleType } from "@errand/core/modules/modules.contract";
import { acceptanceExpiry, paymentExpiry } from "@errand/core/orders/order-deadlines";
import type { Order } from "@errand/core/orders/orders.types";
import type { OrderFacts } from "@errand/core/orders/transition-table";
import type { stores } from "../catalog/catalog.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { cartOrders } from "./cart-orders.tables.ts";
import type { courierPositions } from "./courier-positions.tables.ts";
import type { couriers } from "./couriers.tables.ts";
import type { orderTransitions } from "./order-transitions.tables.ts";
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
  /** The transition that canceled the order; null when it was not. */
  cancellation: typeof orderTransitions.$inferSelect | null;
  moduleType: ModuleType;
  shop: ShopSettings;
}

export function orderTypeOf({ cart }: Pick<OrderRow, "cart">): Order["order_type"] {
  return cart?.type ?? "parcel";
}

/** The order as the rules of order states read it. */
export function factsOf(row: OrderRow): OrderFacts {
  const { order, cart, store, moduleType, shop } = row;
  return {
    status: order.status,
    type: orderTypeOf(row),
    customerId: order.customerId,
    guestId: order.guestId,
    storeId: cart?.storeId ?? null,
    courierId: order.courierId,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    isPaid: order.paid >= order.amount,
    prescription: false,
    selfDelivery: store?.selfDelivery ?? false,
    courierAccepts: shop.moduleConfig[moduleType].order_status.accepted,
    refundable: shop.refunds && order.statusTimestamps.refund_requested === undefined,
    collected: order.statusTimestamps.picked_up !== undefined,
    paymentExpiresAt: paymentExpiresAt(row),
    acceptBefore: acceptBefore(row),
  };
}

function paymentExpiresAt({ order }: OrderRow): Date | null {
  const { pending } = order.statusTimestamps;
  const isUnpaid = order.status === "pending" && order.paid < order.amount;
  if (!isUnpaid || order.paymentMethod !== "digital_payment" || !pending) return null;
  return paymentExpiry(new Date(pending));
}

function acceptBefore({ order, cart }: OrderRow): Date | null {
  const since = order.statusTimestamps[order.status];
  if (!cart || !since) return null;
  const preparationMinutes = cart.minDeliveryMinutes ?? 0;
  return acceptanceExpiry(
    new Date(since),
    order.scheduled ? { at: order.scheduleAt, preparationMinutes } : null,
  );
}

/** Whether a new order waits before it is prepared: for its time, or for a courier who accepts it. */
export function startsLater(row: OrderRow): boolean {
  const { type, courierAccepts, selfDelivery } = factsOf(row);
  return row.order.scheduled || (type === "delivery" && courierAccepts && !selfDelivery);
}
