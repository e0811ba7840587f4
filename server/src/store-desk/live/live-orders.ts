import { streetOf } from "@errand/core/delivery/street-of";
import { type Language, localize } from "@errand/core/language";
import type { LiveOrder } from "@errand/core/store-desk/desk-live.contract";
import { minutesLate } from "@errand/core/store-desk/exceptions";
import type { DeliveryApi } from "../../delivery/delivery-api.ts";
import { dueAt } from "../../delivery/dispatch/dispatch-timing.ts";
import { awaitsStore } from "../../order-rows/acceptance-times.ts";
import {
  awaitsAgreement,
  dropoffPlace,
  isForCouriers,
  pickupPlace,
  type TimedRow,
} from "../../order-rows/order-facts.ts";
import { estimateWithDelay } from "../../orders/order-api.ts";
import type { LiveRow } from "./live-rows.data.ts";

export type LiveApi = Pick<DeliveryApi, "estimateArrival" | "dispatchTiming" | "clock" | "db">;

/** What is known about an order in progress at a moment. */
export interface TimedOrder {
  row: LiveRow;
  readyAt: Date | null;
  dueAt: Date;
  expectedAt: Date | null;
  minutesLate: number;
}

export function toTimedOrder(api: LiveApi, row: LiveRow, now: Date): TimedOrder {
  const isStopped = waitsForCustomer(row);
  const due = dueAt(row);
  const expectedAt = isStopped ? null : estimateWithDelay(api, row, now);
  return {
    row,
    readyAt: isStopped ? null : api.dispatchTiming.readyAt(row, now),
    dueAt: due,
    expectedAt,
    minutesLate: minutesLate(due, expectedAt),
  };
}

/** Nothing is known about an order that waits for its payment or for an agreement to its price. */
function waitsForCustomer(row: TimedRow): boolean {
  const isUnpaid = row.order.status === "pending" && !awaitsStore(row.order);
  return isUnpaid || awaitsAgreement(row);
}

export function toLiveOrder(
  { row, readyAt, dueAt: due, expectedAt, minutesLate: late }: TimedOrder,
  language: Language,
): LiveOrder {
  const { order, cart, parcel, storeName } = row;
  const pickup = pickupPlace(row);
  const dropoff = cart?.type === "take_away" ? null : dropoffPlace(row);
  const door = parcel ? parcel.receiver?.address : order.address?.address;
  const from = storeName ? localize(storeName, language) : streetOf(order.address?.address ?? "");
  const hasNoCourier = order.courierId === null;
  return {
    id: order.id,
    order_status: order.status,
    order_type: cart?.type ?? "parcel",
    module_type: row.moduleType,
    zone_id: row.zoneId,
    store_id: row.storeId,
    courier_id: order.courierId,
    planned_courier_id: hasNoCourier ? row.plannedCourierId : null,
    offered_courier_id: hasNoCourier ? row.offeredCourierId : null,
    pickup: pickup && { ...toCoordinates(pickup), name: from },
    dropoff: dropoff && { ...toCoordinates(dropoff), name: streetOf(door ?? "") },
    for_couriers: isForCouriers(row),
    ready_at: readyAt?.toISOString() ?? null,
    due_at: due.toISOString(),
    expected_at: expectedAt?.toISOString() ?? null,
    minutes_late: late,
    delay: cart?.delayMinutes ?? 0,
  };
}

function toCoordinates({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude };
}
