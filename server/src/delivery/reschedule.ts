import { AppError } from "@errand/core/errors";
import { fromMinor, toMinor } from "@errand/core/money";
import { actionsFor } from "@errand/core/orders/order-states";
import { isSlot, slotStart } from "@errand/core/orders/schedule";
import { parcelLeadMinutes } from "@errand/core/parcel/parcel-lead";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { awaitsStore } from "../order-rows/acceptance-times.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isForItsCustomer, type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { awaitFulfillment } from "../orders/await-fulfillment.ts";
import type { OrderOwner } from "../orders/guest-order-access.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { sendMessageLater } from "../orders/order-messages/order-message.job.ts";
import { enqueueReceiverMessage } from "../orders/order-messages/receiver-message.job.ts";
import { findOrderRow } from "../orders/orders.data.ts";
import { recordStatus } from "../orders/record-status.ts";
import { moveSlot } from "../orders/store-slots.data.ts";
import { unassignCourier } from "./couriers.data.ts";
import { deletePlans } from "./dispatch/job-plans.data.ts";
import { withdrawOffer } from "./job-offers.data.ts";
import { nearestFree, readOrderTimes } from "./order-times.ts";

interface NewTime {
  /** Null: as soon as possible. */
  scheduleAt: Date | null;
  /** The total that the customer saw, where it is stated. */
  amountSeen: number | undefined;
  /** Gives a parcel other places; null while they stay. */
  changePlaces: (() => Promise<void>) | null;
}

/**
 * Moves an order that has not begun, which the caller has locked, to another time or place: its
 * place in a slot, its store's time to start it, and its courier. A store that has accepted it
 * keeps it. Throws `order_status_conflict`, `price_changed`, `slot_taken` also when another order
 * was faster, and with the nearest free slots `schedule_time_invalid`, `store_closed` and
 * `not_available`.
 */
export async function rescheduleOrder(
  tx: Database,
  row: OrderRow,
  owner: OrderOwner,
  { scheduleAt, amountSeen, changePlaces }: NewTime,
  now: Date,
): Promise<void> {
  const { order } = row;
  const { id: orderId } = order;
  if (!actionsFor(toOrderFacts(row), now).includes("reschedule"))
    throw new AppError("order_status_conflict");
  if (amountSeen !== undefined && toMinor(amountSeen) !== order.amount) {
    const data = { order_amount: fromMinor(order.amount) };
    throw new AppError("price_changed", { data, field: "order_amount" });
  }
  await changePlaces?.();
  if (isSameTime(row, scheduleAt)) {
    if (!changePlaces) return;
    await releaseCourier(tx, row, owner, now);
    return notifyWatchers(tx, orderId);
  }
  const nearest = await requirePossible(tx, row, scheduleAt, now);

  const at = scheduleAt ?? now;
  await releaseCourier(tx, row, owner, now);
  await tx
    .update(orders)
    .set({ scheduled: scheduleAt !== null, scheduleAt: at, rescheduledAt: now, updatedAt: now })
    .where(eq(orders.id, orderId));
  if (row.cart) {
    await tx
      .update(cartOrders)
      .set({ acceptBy: null, processingMinutes: null })
      .where(eq(cartOrders.orderId, orderId));
    const slotAt = scheduleAt && slotStart(scheduleAt, row.shop.slotMinutes);
    const isMoved = await moveSlot(tx, orderId, slotAt);
    if (!isMoved) throw taken(nearest);
  }
  await notifyWatchers(tx, orderId);

  const moved = await findOrderRow(tx, orderId);
  if (moved && awaitsStore(moved.order)) await awaitFulfillment(tx, moved, now);
  await sendMessageLater(tx, { orderId, message: "rescheduled", at: now });
  if (row.parcel && !isForItsCustomer(row)) {
    await enqueueReceiverMessage(tx, { orderId, message: "rescheduled", at: now });
  }
}

function isSameTime({ order }: OrderRow, scheduleAt: Date | null): boolean {
  if (!scheduleAt) return !order.scheduled;
  return order.scheduled && order.scheduleAt.getTime() === scheduleAt.getTime();
}

/** Throws why the order cannot be made then. Returns the free slots around that time. */
async function requirePossible(
  tx: Database,
  row: OrderRow,
  scheduleAt: Date | null,
  now: Date,
): Promise<string[]> {
  const times = await readOrderTimes(tx, row, now);
  const at = scheduleAt ?? now;
  const nearest = nearestFree(times, at);
  const field = "schedule_at";
  const { slotMinutes, timeZone } = row.shop;
  const leadMinutes = row.store?.leadMinutes ?? parcelLeadMinutes;
  if (scheduleAt && !isSlot(scheduleAt, now, { leadMinutes, slotMinutes, timeZone })) {
    throw new AppError("schedule_time_invalid", { field, data: { slots: nearest } });
  }
  if (!times.isStoreOpen(at)) throw new AppError("store_closed", { data: { slots: nearest } });
  const itemId = times.unavailableItem(at);
  if (itemId !== null) {
    throw new AppError("not_available", {
      data: { cart_id: null, item_id: itemId, slots: nearest },
    });
  }
  const slot = times.slots.find((each) => each.at.getTime() === at.getTime());
  if (slot?.isFull) throw taken(nearest);
  return nearest;
}

function taken(slots: string[]): AppError {
  return new AppError("slot_taken", { field: "schedule_at", data: { slots } });
}

/**
 * Takes the delivery from a courier who has it, is offered it or is planned for it: another one
 * brings it then.
 */
async function releaseCourier(tx: Database, row: OrderRow, owner: OrderOwner, now: Date) {
  const { order } = row;
  await withdrawOffer(tx, order.id, now);
  await deletePlans(tx, [order.id]);
  if (order.courierId !== null) await unassignCourier(tx, order.id, now);
  // What a courier had accepted waits for one again; no other change leads back.
  if (order.status === "accepted") await recordStatus(tx, order, "confirmed", owner, { at: now });
}
