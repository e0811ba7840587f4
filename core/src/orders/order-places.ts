import type { Order } from "./orders.types.ts";

interface Place {
  latitude: number;
  longitude: number;
}

type PlacedOrder = Pick<
  Order,
  "order_type" | "store" | "delivery_address" | "receiver_details" | "order_status" | "picked_up"
>;

/** Where the courier of an order collects it: at its store, or at the sender of a parcel. */
export function pickupOf(order: PlacedOrder): Place | null {
  return order.order_type === "parcel" ? order.delivery_address : order.store;
}

/** Where the courier of an order brings it. */
export function dropoffOf(order: PlacedOrder): Place | null {
  return order.order_type === "parcel" ? order.receiver_details : order.delivery_address;
}

/** Whether the courier brings a canceled parcel back to its sender. */
export function isComingBack(order: PlacedOrder): boolean {
  const isCanceled = order.order_type === "parcel" && order.order_status === "canceled";
  return isCanceled && order.picked_up !== null;
}
