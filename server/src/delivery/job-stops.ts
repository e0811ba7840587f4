import { streetOf } from "@errand/core/delivery/street-of";
import { type Language, localize } from "@errand/core/language";
import { cellCentre } from "@errand/core/location/cell";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Job } from "@errand/core/orders/staff-orders.types";
import { messageIn } from "../messages/messages.ts";
import {
  findFormerCourier,
  isHeldBy,
  isReturning,
  type OrderRow,
} from "../order-rows/order-facts.ts";
import type { FormerCourier } from "../order-rows/orders.tables.ts";

/** Who reads where a job begins and ends. */
export interface StopReader {
  courierId: number;
  now: Date;
  language: Language;
  /** When an order can be picked up, or could. */
  readyAt: (row: OrderRow, now: Date) => Date;
}

/** Where a job begins and ends; null for an order that no courier delivers. */
export function getStops(
  row: OrderRow,
  { courierId, language, now, readyAt }: StopReader,
): Pick<Job, "pickup" | "dropoff"> | null {
  const { order, store, parcel } = row;
  const doorOf = isHeldBy(row, courierId) ? exactDoor : approximateDoor;
  if (!order.address) return null;
  const expected = isActiveStatus(order.status) ? readyAt(row, now).toISOString() : null;
  const ready = order.statusTimestamps.handover ?? expected;
  const fetched = findFormerCourier(order);
  const elsewhere = fetched && withCourier(fetched, row, { courierId, language });
  if (!parcel) {
    if (!store) return null;
    const pickup = {
      name: localize(store.name, language),
      address: store.address,
      latitude: store.latitude,
      longitude: store.longitude,
      phone: store.phone,
      note: null,
      ready_at: ready,
      due_at: null,
      ...elsewhere,
    };
    return { pickup, dropoff: doorOf(order, order.address) };
  }
  if (!parcel.receiver) return null;
  const sender = doorOf({ ...order, deliveryInstruction: order.note }, order.address);
  const receiver = doorOf(order, parcel.receiver);
  if (isReturning(row)) return { pickup: receiver, dropoff: sender };
  const scheduled = order.scheduled ? order.scheduleAt.toISOString() : null;
  return {
    pickup: {
      ...sender,
      ready_at: scheduled,
      due_at: null,
      ...elsewhere,
    },
    dropoff: { ...receiver, due_at: null },
  };
}

/** Who has an order that is fetched from another courier, and where: not the store any more. */
function withCourier(
  { name, phone, place }: FormerCourier,
  row: OrderRow,
  { courierId, language }: Pick<StopReader, "courierId" | "language">,
): Partial<Job["pickup"]> {
  const isHeld = isHeldBy(row, courierId);
  return {
    ...place,
    name: isHeld ? name : null,
    phone: isHeld ? phone : null,
    address: messageIn(language, "dispatch", "at_courier"),
    note: messageIn(language, "dispatch", "fetch_from_courier"),
    ready_at: null,
  };
}

function exactDoor(order: OrderRow["order"], address: DeliveryAddress): Job["dropoff"] {
  return {
    name: address.contact_person_name,
    address: address.address,
    latitude: address.latitude,
    longitude: address.longitude,
    phone: address.contact_person_number,
    note: order.deliveryInstruction,
    ready_at: null,
    due_at: order.scheduled ? order.scheduleAt.toISOString() : null,
  };
}

/** A door for those who do not go there: enough to judge the way, nothing about who lives there. */
function approximateDoor(order: OrderRow["order"], address: DeliveryAddress): Job["dropoff"] {
  return {
    ...exactDoor(order, address),
    ...cellCentre(address),
    address: streetOf(address.address),
    name: null,
    phone: null,
    note: null,
  };
}
