import type { TripFacts } from "@errand/core/trips/trip-states";
import type { TripStatus } from "@errand/core/trips/trips.types";
import type { stores } from "../catalog/catalog.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Cancellation } from "../orders/cancellations.data.ts";
import type { orders } from "../orders/orders.tables.ts";
import type { tripOrders } from "./trips.tables.ts";

/** The order of a trip. */
export type TripOrder = typeof orders.$inferSelect & {
  kind: "trip";
  status: TripStatus;
  statusTimestamps: Partial<Record<TripStatus, string>>;
};

/** A trip with the rows that belong to it alone. */
export interface TripRow {
  order: TripOrder;
  trip: typeof tripOrders.$inferSelect;
  provider: typeof stores.$inferSelect;
  /** The transition that canceled the trip; null when it was not. */
  cancellation: Cancellation | null;
  /** The provider has assigned its vehicles. */
  hasVehicles: boolean;
  shop: ShopSettings;
}

/** What `orders.payment_method` says of a trip until its customer chooses how to pay. */
export const notChosen = "";
/** What it says where the rest is paid to the provider in cash. */
export const cashPayment = "cash_payment";

export function isTripOrder(order: typeof orders.$inferSelect): order is TripOrder {
  return order.kind === "trip";
}

/** The trip as the rules of its states read it. */
export function tripFacts({ order, trip, hasVehicles }: TripRow): TripFacts {
  return {
    status: order.status,
    customerId: order.customerId,
    guestId: order.guestId,
    storeId: trip.providerId,
    courierId: null,
    isPaid: order.paid >= order.amount,
    isCash: order.paymentMethod === cashPayment,
    hasVehicles,
    pickupTime: trip.pickupTime,
  };
}
