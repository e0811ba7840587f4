import { activeStatuses } from "@errand/core/orders/order-states";
import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isNonTrip } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { conversations } from "./chat.tables.ts";
import type { ChatApi } from "./chat-api.ts";
import type { ChatParty, Receiver } from "./chat-party.ts";
import { isOrderInZonesOf } from "./chat-zones.ts";

const isRunning = and(isNonTrip, inArray(orders.status, [...activeStatuses]));

/** The orders that a store sells or a courier delivers. */
function isWith({ type, id }: Receiver): SQL {
  return type === "vendor" ? eq(cartOrders.storeId, id) : eq(orders.courierId, id);
}

const isBetween = (customerId: number, receiver: Receiver) =>
  and(eq(orders.customerId, customerId), isWith(receiver));

async function hasOrder(db: Database, condition: SQL | undefined): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(condition)
    .limit(1);
  return rows.length > 0;
}

/**
 * Whether both may write: the desk always, others while an order or a trip of the customer with
 * them is in progress (contract 4.9).
 */
export async function isOpen(
  { hasRunningTrip }: Pick<ChatApi, "hasRunningTrip">,
  db: Database,
  customerId: number,
  receiver: Receiver,
): Promise<boolean> {
  const { type, id } = receiver;
  if (type === "admin") return true;
  if (await hasOrder(db, and(isBetween(customerId, receiver), isRunning))) return true;
  return type === "vendor" && hasRunningTrip(db, customerId, id);
}

/**
 * Whether an order is one of the customer with this party; the desk has part in all, an operator in
 * those of the own zones. A trip is none.
 */
export function isOrderOf(
  db: Database,
  orderId: number,
  { customerId, receiver, caller }: { customerId: number; receiver: Receiver; caller: ChatParty },
): Promise<boolean> {
  const own =
    receiver.type === "admin"
      ? and(eq(orders.customerId, customerId), isOrderInZonesOf(caller))
      : isBetween(customerId, receiver);
  return hasOrder(db, and(eq(orders.id, orderId), isNonTrip, own));
}

/**
 * The customer of an order that a member of the staff has part in: undefined without such an order,
 * null for a guest's.
 */
export async function findCustomerOf(
  db: Database,
  orderId: number,
  caller: Receiver,
): Promise<number | null | undefined> {
  const own = caller.type === "admin" ? isOrderInZonesOf(caller) : isWith(caller);
  const [order] = await db
    .select({ customerId: orders.customerId })
    .from(orders)
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(and(eq(orders.id, orderId), isNonTrip, own));
  return order?.customerId;
}

/** The conversations of couriers that are about an order in progress. */
export function hasRunningOrder(db: Database): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .where(
        and(
          eq(orders.customerId, conversations.customerId),
          isRunning,
          eq(conversations.receiverType, "delivery_man"),
          eq(orders.courierId, conversations.receiverId),
        ),
      ),
  );
}
