import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { chatMessages, conversations } from "./chat.tables.ts";
import type { ChatParty } from "./chat-party.ts";

/** The zone of the latest order of a customer, who may be a column of the query around. */
function zoneOfCustomer(db: Database, customerId: number | typeof conversations.customerId) {
  return db
    .select({ zoneId: orders.zoneId })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id))
    .limit(1);
}

/**
 * Of a query over `conversations`: those in the zones of the operator who reads. The zone is that
 * of the order that a message named last, else of the customer's latest order. A conversation
 * without an order has none: only operators of all zones see it. A store's is that of the store;
 * couriers, who serve all zones, are everybody's.
 */
export function isInZonesOf(db: Database, party: ChatParty): SQL | undefined {
  const zoneIds = zonesOf(party);
  if (zoneIds === null) return undefined;
  const named = db
    .select({ zoneId: orders.zoneId })
    .from(chatMessages)
    .innerJoin(orders, eq(orders.id, chatMessages.orderId))
    .where(and(eq(chatMessages.conversationId, conversations.id), isNotNull(chatMessages.orderId)))
    .orderBy(desc(chatMessages.id))
    .limit(1);
  const latest = zoneOfCustomer(db, conversations.customerId);
  const ofStore = db
    .select({ zoneId: stores.zoneId })
    .from(stores)
    .where(eq(stores.id, conversations.senderId));
  const zoneId = sql`case ${conversations.senderType}
    when 'customer' then coalesce((${named}), (${latest})) when 'vendor' then (${ofStore}) end`;
  // The planner takes a comparison for rarely true, and joins row by row; not so a coalesced one.
  const isIn = sql`coalesce(${isOneOf(zoneId, zoneIds)}, false)`;
  return or(eq(conversations.senderType, "delivery_man"), isIn);
}

/** Whether an operator may begin a conversation with a customer, or name an order in it. */
export async function servesCustomer(
  db: Database,
  party: ChatParty,
  customerId: number,
): Promise<boolean> {
  const zoneIds = zonesOf(party);
  if (zoneIds === null) return true;
  const [latest] = await zoneOfCustomer(db, customerId);
  return latest !== undefined && zoneIds.includes(latest.zoneId);
}

/** Whether an operator may begin a conversation with a store. */
export async function servesStore(
  db: Database,
  party: ChatParty,
  storeId: number,
): Promise<boolean> {
  const zoneIds = zonesOf(party);
  const isServed = zoneIds === null ? undefined : isOneOf(sql`${stores.zoneId}`, zoneIds);
  return (await db.$count(stores, and(eq(stores.id, storeId), isServed))) > 0;
}

/** Of a query over `orders`: those in the zones of the operator. */
export function isOrderInZonesOf(party: ChatParty): SQL | undefined {
  const zoneIds = zonesOf(party);
  return zoneIds === null ? undefined : isOneOf(sql`${orders.zoneId}`, zoneIds);
}

/** Null for all zones: other parties have conversations of their own. */
function zonesOf(party: ChatParty): readonly number[] | null {
  return party.type === "admin" ? (party.zoneIds ?? null) : null;
}

function isOneOf(zoneId: SQL, zoneIds: readonly number[]): SQL {
  return zoneIds.length === 0 ? sql`false` : inArray(zoneId, [...zoneIds]);
}
