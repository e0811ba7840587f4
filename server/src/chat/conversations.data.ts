import type { ReceiverType } from "@errand/core/chat/chat.types";
import { and, count, desc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { chatMessages, conversations } from "./chat.tables.ts";
import type { ChatParty, Receiver } from "./chat-party.ts";
import { isInZonesOf } from "./chat-zones.ts";
import { hasRunningOrder } from "./running-orders.data.ts";

/** A conversation with the names of its parties and what the caller has not seen. */
export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number];

/** The names of two parties, who may not have written to each other. */
export interface PartiesRow extends Pick<ConversationRow, "customer" | "store" | "courier"> {
  conversation: Pick<ConversationRow["conversation"], "customerId" | "receiverType" | "receiverId">;
}

interface ConversationFilter {
  type?: ReceiverType | undefined;
  /** A part of the name of the other party. */
  name?: string | undefined;
}

const maxTotal = 10_000;

/**
 * The conversations that a party takes part in; a courier sees them only while an order is in
 * progress, an operator those of the own zones.
 */
function isWithParty(db: Database, party: ChatParty): SQL | undefined {
  const { type, id } = party;
  if (type === "customer") return eq(conversations.customerId, id);
  const own = and(eq(conversations.receiverType, type), eq(conversations.receiverId, id));
  return and(own, type === "delivery_man" ? hasRunningOrder(db) : isInZonesOf(db, party));
}

/** Messages of the other party. */
export function isFromOther({ type }: ChatParty): SQL {
  return type === "customer"
    ? ne(chatMessages.sender, "customer")
    : eq(chatMessages.sender, "customer");
}

const names = {
  customer: {
    firstName: customers.firstName,
    lastName: customers.lastName,
    image: customers.image,
  },
  store: { name: stores.name, logo: stores.logo },
  courier: { firstName: couriers.firstName, image: couriers.image },
};

function selectConversations(db: Database, caller: ChatParty, condition: SQL | undefined) {
  const unread = db
    .select({ unread: count() })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversations.id),
        isNull(chatMessages.seenAt),
        isFromOther(caller),
      ),
    );
  return db
    .select({
      conversation: conversations,
      ...names,
      unread: sql<number>`(${unread})`.mapWith(Number),
    })
    .from(conversations)
    .innerJoin(customers, eq(customers.id, conversations.customerId))
    .leftJoin(
      stores,
      and(eq(conversations.receiverType, "vendor"), eq(stores.id, conversations.receiverId)),
    )
    .leftJoin(
      couriers,
      and(
        eq(conversations.receiverType, "delivery_man"),
        eq(couriers.id, conversations.receiverId),
      ),
    )
    .where(and(isWithParty(db, caller), condition));
}

const contains = (text: SQL, part: string) => sql`position(lower(${part}) in lower(${text})) > 0`;
const isWritten = (part: string) => contains(sql`${chatMessages.text}`, part);

/** Whether the other party has a name with this part, or a customer finds it in the messages. */
function isFound(db: Database, caller: ChatParty, part: string, shopName: string): SQL | undefined {
  if (caller.type !== "customer") {
    return contains(sql`${customers.firstName} || ' ' || ${customers.lastName}`, part);
  }
  return or(
    exists(
      db
        .select({ id: chatMessages.id })
        .from(chatMessages)
        .where(and(eq(chatMessages.conversationId, conversations.id), isWritten(part))),
    ),
    contains(sql`concat_ws(' ', ${stores.name} ->> 'en', ${stores.name} ->> 'fr')`, part),
    contains(sql`${couriers.firstName}`, part),
    and(eq(conversations.receiverType, "admin"), contains(sql`${shopName}::text`, part)),
  );
}

/** One page of the conversations of a party, latest first, and their number. */
export async function readConversations(
  db: Database,
  caller: ChatParty,
  {
    limit,
    offset,
    type,
    name,
    shopName,
  }: ConversationFilter & { limit: number; offset: number; shopName: string },
): Promise<{ total: number; rows: ConversationRow[] }> {
  const condition = and(
    type && eq(conversations.receiverType, type),
    name === undefined ? undefined : isFound(db, caller, name, shopName),
  );
  const all = selectConversations(db, caller, condition);
  const [counted] = await db.select({ total: count() }).from(all.as("all_conversations"));
  const rows = await selectConversations(db, caller, condition)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  return { total: Math.min(counted?.total ?? 0, maxTotal), rows };
}

/** A conversation of a party; null for anybody else's. */
export async function findConversation(
  db: Database,
  caller: ChatParty,
  conversationId: number,
): Promise<ConversationRow | null> {
  const [row] = await selectConversations(db, caller, eq(conversations.id, conversationId));
  return row ?? null;
}

/** The names of two parties before their first message. */
export async function readParties(
  db: Database,
  customerId: number,
  { type, id }: Receiver,
): Promise<PartiesRow | null> {
  const [row] = await db
    .select(names)
    .from(customers)
    .leftJoin(stores, and(sql`${type === "vendor"}`, eq(stores.id, id)))
    .leftJoin(couriers, and(sql`${type === "delivery_man"}`, eq(couriers.id, id)))
    .where(eq(customers.id, customerId));
  return row ? { ...row, conversation: { customerId, receiverType: type, receiverId: id } } : null;
}

/** Of each of these conversations the newest message that contains a text. */
export async function readFoundMessages(
  db: Database,
  conversationIds: number[],
  part: string,
): Promise<Map<number, string>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([chatMessages.conversationId], {
      conversationId: chatMessages.conversationId,
      text: sql<string>`${chatMessages.text}`,
    })
    .from(chatMessages)
    .where(and(inArray(chatMessages.conversationId, conversationIds), isWritten(part)))
    .orderBy(chatMessages.conversationId, desc(chatMessages.id));
  return new Map(rows.map(({ conversationId, text }) => [conversationId, text]));
}
