import { isItemAvailable, isOpen } from "@errand/core/catalog/availability";
import { slotStart } from "@errand/core/orders/schedule";
import { nearestTo, type SlotTime, slotTimes } from "@errand/core/orders/slots";
import { parcelLeadMinutes } from "@errand/core/parcel/parcel-lead";
import { localTime } from "@errand/core/time";
import { and, eq, gt } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orderLines } from "../order-rows/orders.tables.ts";
import { readFullSlots } from "../orders/store-slots.data.ts";

/** When an order can be made. */
export interface OrderTimes {
  isStoreOpen(at: Date): boolean;
  /** An item of the order that is not available then; null when all are. */
  unavailableItem(at: Date): number | null;
  /** The slots, earliest first. */
  slots: (SlotTime & { isFull: boolean })[];
}

const nearest = 5;

/** The free slots around a time, for a customer who cannot have it. */
export function nearestFree({ slots }: OrderTimes, requested: Date): string[] {
  const free = slots.filter(({ isFull }) => !isFull);
  return nearestTo(free, requested, nearest).map(({ at }) => at.toISOString());
}

/**
 * When an order can be made, by the hours of its store and the windows of its items; a parcel at
 * any hour.
 */
export async function readOrderTimes(db: Database, row: OrderRow, now: Date): Promise<OrderTimes> {
  const { order, cart, store, shop } = row;
  const { slotMinutes, timeZone } = shop;
  const lines = cart && store ? await readItems(db, order.id) : [];
  const full = store ? await readFullSlots(db, store.id, now) : [];
  const isStoreOpen = (at: Date) => store === null || isOpen(store, localTime(at, timeZone));
  const unavailableItem = (at: Date) => {
    const time = localTime(at, timeZone);
    return lines.find((item) => !isItemAvailable(item, time))?.id ?? null;
  };
  const leadMinutes = store?.leadMinutes ?? parcelLeadMinutes;
  const isPossible = (at: Date) => isStoreOpen(at) && unavailableItem(at) === null;
  // The place that the order has is free for it.
  const own = cart?.holdsSlot ? cart.slotAt?.getTime() : undefined;
  const taken = new Set(full.map(Number).filter((slot) => slot !== own));
  const slots = slotTimes({ leadMinutes, slotMinutes, timeZone }, now, isPossible);
  return {
    isStoreOpen,
    unavailableItem,
    slots: slots.map((slot) => ({
      ...slot,
      isFull: taken.has(slotStart(slot.at, slotMinutes).getTime()),
    })),
  };
}

async function readItems(db: Database, orderId: number) {
  const rows = await db
    .select({ item: items })
    .from(orderLines)
    .innerJoin(items, eq(items.id, orderLines.itemId))
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.quantity, 0)));
  return rows.map(({ item }) => item);
}
