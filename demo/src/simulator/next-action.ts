import { isComingBack, pickupOf } from "@errand/core/orders/order-places";
import type { Order, OrderStatus } from "@errand/core/orders/orders.types";
import { type ActiveOrder, goalOf, isThere, rideSeconds } from "./courier-leg.ts";
import {
  isPast,
  preparationStart,
  readyFrom,
  seconds,
  secondsPast,
  secondsSince,
  timesOf,
} from "./order-times.ts";

/** The next call of a store or a courier about an order. */
export type OrderAction =
  | { by: "store"; path: `POST /store/orders/{id}/${"price" | "accept" | "ready" | "deliver"}` }
  | { by: "courier"; path: `POST /courier/jobs/{id}/${"pickup" | "deliver"}` };

/**
 * Returns the next action on an order when it is due, else null. `speed` divides the times of
 * preparation and handover; the time to cancel does not depend on it.
 */
export function nextAction(
  { order, courier }: ActiveOrder,
  now: Date,
  { speed, isStoreDelivered }: { speed: number; isStoreDelivered: boolean },
): OrderAction | null {
  if (order.order_type === "parcel") return parcelAction({ order, courier });
  const accept: OrderAction = { by: "store", path: "POST /store/orders/{id}/accept" };
  const handOver: OrderAction = { by: "store", path: "POST /store/orders/{id}/deliver" };
  const isDue = (status: OrderStatus, duration: number) =>
    isPast(secondsSince(order[status] ?? undefined, now), duration);
  switch (order.order_status) {
    case "pending":
      if (order.prescription_order) return pricing(order, now);
      return order.payment_method === "cash_on_delivery" && isDue("pending", seconds.confirm)
        ? accept
        : null;
    case "confirmed":
      return isPast(secondsConfirmed(order, now), seconds.prepare) ? accept : null;
    case "accepted":
      return isDue("accepted", seconds.accept) ? accept : null;
    case "processing":
      return isDue("processing", seconds.cook / speed) && readyFrom(timesOf(order)) <= now
        ? { by: "store", path: "POST /store/orders/{id}/ready" }
        : null;
    case "handover":
      if (order.order_type === "take_away") {
        return isDue("handover", seconds.collect / speed) ? handOver : null;
      }
      if (isStoreDelivered) return isDue("handover", rideSeconds(order, speed)) ? handOver : null;
      return order.store &&
        isThere(courier, order.store) &&
        isDue("handover", seconds.pickUp / speed)
        ? { by: "courier", path: "POST /courier/jobs/{id}/pickup" }
        : null;
    case "picked_up":
      return order.delivery_address && isThere(courier, order.delivery_address)
        ? { by: "courier", path: "POST /courier/jobs/{id}/deliver" }
        : null;
    default:
      return null;
  }
}

/** A courier collects a parcel from its sender, and brings it to its receiver or back. */
function parcelAction({ order, courier }: ActiveOrder): OrderAction | null {
  const goal = goalOf(order);
  if (!order.delivery_man || !goal || !isThere(courier, goal)) return null;
  const isCollected = order.order_status === "picked_up" || isComingBack(order);
  return { by: "courier", path: `POST /courier/jobs/{id}/${isCollected ? "deliver" : "pickup"}` };
}

/** The customer agrees to the price of a prescription, so nothing else happens to it. */
function pricing(order: Order, now: Date): OrderAction | null {
  const isRead = isPast(secondsSince(order.pending ?? undefined, now), seconds.readPrescription);
  if (order.prescription_lines.length > 0 || !isRead) return null;
  return { by: "store", path: "POST /store/orders/{id}/price" };
}

/** Whether a courier should accept the order now. */
export function needsCourier(order: Order, now: Date): boolean {
  if (order.order_type === "take_away" || order.delivery_man || !pickupOf(order)) return false;
  if (order.order_status === "pending" || order.order_status === "canceled") return false;
  if (order.order_status === "confirmed") {
    return isPast(secondsConfirmed(order, now), seconds.accept);
  }
  return true;
}

/** The seconds for which a confirmed order could have been started. */
function secondsConfirmed(order: Order, now: Date): number {
  const start = preparationStart(timesOf(order));
  return Math.min(secondsSince(order.confirmed ?? undefined, now), secondsPast(start, now));
}
