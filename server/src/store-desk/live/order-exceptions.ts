import type { Exception } from "@errand/core/store-desk/desk-live.contract";
import { isAcceptanceOverdue } from "@errand/core/store-desk/exceptions";
import {
  awaitsStore,
  getAcceptanceExpiry,
  getAcceptanceStart,
  waitsSince,
} from "../../order-rows/acceptance-times.ts";
import { isForCouriers } from "../../order-rows/order-facts.ts";
import type { TimedOrder } from "./live-orders.ts";
import type { LiveRow } from "./live-rows.data.ts";

/** An exception with the zone of its order; null for one that belongs to no zone. */
export type ZonedException = Exception & { zoneId: number | null };

export const nothingElse = {
  order_id: null,
  store_id: null,
  courier_id: null,
  ends_at: null,
  minutes: null,
  amount: null,
} as const;

/** What of an order in progress the desk must act on. */
export function orderExceptions(timed: TimedOrder, now: Date): ZonedException[] {
  return [notAccepted(timed.row, now), noCourier(timed.row), late(timed)].filter(
    (exception) => exception !== null,
  );
}

function aboutOrder(
  kind: Exception["kind"],
  { order, zoneId, storeId }: LiveRow,
  since: Date | string,
): ZonedException {
  return {
    ...nothingElse,
    ...{ key: `${kind}:${order.id}`, kind, zoneId },
    ...{ order_id: order.id, store_id: storeId, courier_id: order.courierId },
    since: new Date(since).toISOString(),
  };
}

/** Half of the time of its store is over; a store that accepts by itself needs nobody. */
function notAccepted(row: LiveRow, now: Date): ZonedException | null {
  const { order, cart, store } = row;
  const since = waitsSince(order);
  // A prescription that is priced waits for its customer.
  const isStores = awaitsStore(order) && cart?.pricedAt == null;
  if (!cart || !store || store.autoAccept || !since || !isStores) return null;
  // Once a courier has to accept it first, the store cannot start it.
  if (order.status === "confirmed" && isForCourierFirst(row)) return null;
  const awaited = { order, cart, store };
  const time = {
    start: getAcceptanceStart(awaited, since),
    expiry: getAcceptanceExpiry(awaited, since),
  };
  if (!isAcceptanceOverdue(time, now)) return null;
  const ends_at = time.expiry.toISOString();
  return { ...aboutOrder("not_accepted", row, time.start), ends_at };
}

function isForCourierFirst(row: LiveRow): boolean {
  const { accepted } = row.shop.moduleConfig[row.moduleType].order_status;
  return accepted && isForCouriers(row);
}

/** Ready, and nobody comes for it. */
function noCourier(row: LiveRow): ZonedException | null {
  const { order } = row;
  if (order.courierId !== null || !isForCouriers(row)) return null;
  const ready = order.status === "handover" ? order.statusTimestamps.handover : undefined;
  return ready === undefined ? null : aboutOrder("no_courier", row, ready);
}

function late({ row, dueAt, minutesLate }: TimedOrder): ZonedException | null {
  if (minutesLate === 0) return null;
  return { ...aboutOrder("late", row, dueAt), minutes: minutesLate };
}
