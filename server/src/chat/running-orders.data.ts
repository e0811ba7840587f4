import { activeStatuses } from "@errand/core/orders/order-states";
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isNonTrip } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { staffMembers } from "../staff/staff.tables.ts";
import { conversations } from "./chat.tables.ts";
import type { ChatApi } from "./chat-api.ts";
import type { ChatParty, Pair, Receiver } from "./chat-party.ts";
import { isOrderInZonesOf } from "./chat-zones.ts";

const isRunning = and(isNonTrip, inArray(orders.status, [...activeStatuses]));

/** The orders that a party has placed, sells or delivers; of the desk, those in its zones. */
function isWith(party: ChatParty): SQL | undefined {
  switch (party.type) {
    case "customer":
      return eq(orders.customerId, party.id);
    case "vendor":
      return eq(cartOrders.storeId, party.id);
    case "delivery_man":
      return eq(orders.courierId, party.id);
    case "admin":
      return isOrderInZonesOf(party);
  }
}

const isBetween = ({ sender, receiver }: Pair) => and(isWith(sender), isWith(receiver));

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
 * Whether both may write: the desk always, others while an order of both or a trip of the customer
 * with the provider is in progress (contract 4.9, 7.9). Nobody reads for a courier who has left.
 */
export async function isOpen(
  { hasRunningTrip }: Pick<ChatApi, "hasRunningTrip">,
  db: Database,
  pair: Pair,
): Promise<boolean> {
  const { sender, receiver } = pair;
  if (receiver.type === "admin") {
    return sender.type !== "delivery_man" || worksHere(db, sender.id);
  }
  if (await hasOrder(db, and(isBetween(pair), isRunning))) return true;
  return (
    sender.type === "customer" &&
    receiver.type === "vendor" &&
    hasRunningTrip(db, sender.id, receiver.id)
  );
}

/** Whether a courier has not left. */
async function worksHere(db: Database, courierId: number): Promise<boolean> {
  const isMember = and(eq(staffMembers.courierId, courierId), isNull(staffMembers.endedAt));
  return (await db.$count(staffMembers, isMember)) > 0;
}

/**
 * Whether an order is one of both; the desk has part in all, an operator in those of the own zones.
 * A trip is none.
 */
export function isOrderOf(
  db: Database,
  orderId: number,
  { sender, receiver, caller }: Pair & { caller: ChatParty },
): Promise<boolean> {
  // An operator's zones are those of who writes, not of the conversation.
  const pair = { sender, receiver: caller.type === "admin" ? caller : receiver };
  return hasOrder(db, and(eq(orders.id, orderId), isNonTrip, isBetween(pair)));
}

/**
 * An order with those who have part in it, which are null for a guest, a parcel's store, and before
 * a courier is assigned. Null unless the order is one of the member of the staff.
 */
export async function findChatOrder(db: Database, orderId: number, caller: Receiver) {
  const [order] = await db
    .select({
      id: orders.id,
      customer: orders.customerId,
      vendor: cartOrders.storeId,
      delivery_man: orders.courierId,
      status: orders.status,
      statusTimestamps: orders.statusTimestamps,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(and(eq(orders.id, orderId), isNonTrip, isWith(caller)));
  return order ?? null;
}

export type ChatOrder = NonNullable<Awaited<ReturnType<typeof findChatOrder>>>;

/** Of a query over `conversations` of a courier: those about an order in progress. */
export function hasRunningOrder(db: Database, courierId: number): SQL {
  const isOfOther = or(
    eq(orders.customerId, conversations.customerId),
    and(eq(conversations.senderType, "vendor"), eq(cartOrders.storeId, conversations.senderId)),
  );
  return exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
      .where(and(isRunning, eq(orders.courierId, courierId), isOfOther)),
  );
}
