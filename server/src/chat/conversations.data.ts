import { type PartyType, partyTypes, type ReceiverType } from "@errand/core/chat/chat.types";
import { and, count, desc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { chatMessages, conversations } from "./chat.tables.ts";
import { type ChatParty, findPartyOfType, type Pair } from "./chat-party.ts";
import { isInZonesOf } from "./chat-zones.ts";
import { hasRunningOrder } from "./running-orders.data.ts";

/** A conversation with the names of its parties and what the caller has not seen. */
export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number];

/** Two parties with their names, who may not have written to each other. */
export interface PartiesRow extends Pick<ConversationRow, "customer" | "store" | "courier"> {
  pair: Pair;
}

interface ConversationFilter {
  type?: ReceiverType | undefined;
  /** A part of the name of the other party. */
  name?: string | undefined;
}

const maxTotal = 10_000;

/**
 * The conversations that a party takes part in; a courier sees those with customers and stores only
 * while an order is in progress, an operator those of the own zones.
 */
export function isWithParty(db: Database, party: ChatParty): SQL | undefined {
  const { type, id } = party;
  if (type === "customer") return eq(conversations.customerId, id);
  const received = and(eq(conversations.receiverType, type), eq(conversations.receiverId, id));
  if (type === "admin") return and(received, isInZonesOf(db, party));
  const own = or(received, and(eq(conversations.senderType, type), eq(conversations.senderId, id)));
  return type === "vendor" ? own : and(own, or(isWithDesk, hasRunningOrder(db, id)));
}

const isWithDesk = eq(conversations.receiverType, "admin");

/** Messages of the other party. */
export const isFromOther = ({ type }: ChatParty): SQL => ne(chatMessages.sender, type);

const names = {
  customer: {
    firstName: customers.firstName,
    lastName: customers.lastName,
    image: customers.image,
  },
  store: { name: stores.name, logo: stores.logo },
  courier: { firstName: couriers.firstName, image: couriers.image },
};

/** The store or the courier of a conversation, whichever of the two parties it is. */
function idIn(type: ReceiverType): SQL {
  return sql`case when ${eq(conversations.receiverType, type)} then ${conversations.receiverId}
    when ${conversations.senderType} = ${type} then ${conversations.senderId} end`;
}

/** Conversations that match a condition, whoever takes part, as one party sees them. */
export function selectConversations(db: Database, caller: ChatParty, condition: SQL | undefined) {
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
    .leftJoin(customers, eq(customers.id, conversations.customerId))
    .leftJoin(stores, eq(stores.id, idIn("vendor")))
    .leftJoin(couriers, eq(couriers.id, idIn("delivery_man")))
    .where(condition);
}

const contains = (text: SQL, part: string) => sql`position(lower(${part}) in lower(${text})) > 0`;
const isWritten = (part: string) => contains(sql`${chatMessages.text}`, part);

/** Whether the other party has a name with this part, or a customer finds it in the messages. */
function isFound(db: Database, caller: ChatParty, part: string, shopName: string): SQL | undefined {
  const isInMessages = exists(
    db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversations.id), isWritten(part))),
  );
  const named: Record<PartyType, SQL | undefined> = {
    customer: contains(sql`${customers.firstName} || ' ' || ${customers.lastName}`, part),
    vendor: contains(sql`concat_ws(' ', ${stores.name} ->> 'en', ${stores.name} ->> 'fr')`, part),
    delivery_man: contains(sql`${couriers.firstName}`, part),
    admin: and(isWithDesk, contains(sql`${shopName}::text`, part)),
  };
  const others = partyTypes.filter((type) => type !== caller.type).map((type) => named[type]);
  return or(...others, caller.type === "customer" ? isInMessages : undefined);
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
    isWithParty(db, caller),
    type && eq(conversations.receiverType, type),
    name === undefined ? undefined : isFound(db, caller, name, shopName),
  );
  const matching = () =>
    db
      .select({ id: conversations.id })
      .from(conversations)
      .leftJoin(customers, eq(customers.id, conversations.customerId))
      .leftJoin(stores, eq(stores.id, idIn("vendor")))
      .leftJoin(couriers, eq(couriers.id, idIn("delivery_man")))
      .where(condition)
      .$dynamic();
  const latestFirst = [desc(conversations.lastMessageAt), desc(conversations.id)];
  // By their numbers: the messages of the conversations before the page are not counted.
  const page = matching()
    .orderBy(...latestFirst)
    .limit(limit)
    .offset((offset - 1) * limit);
  const total = await db.$count(matching().limit(maxTotal).as("counted"));
  const rows = await selectConversations(db, caller, inArray(conversations.id, page)).orderBy(
    ...latestFirst,
  );
  return { total, rows };
}

/** A conversation of a party; null for anybody else's. */
export async function findConversation(
  db: Database,
  caller: ChatParty,
  conversationId: number,
): Promise<ConversationRow | null> {
  const isSought = and(isWithParty(db, caller), eq(conversations.id, conversationId));
  const [row] = await selectConversations(db, caller, isSought);
  return row ?? null;
}

/** The names of two parties before their first message. */
export async function readParties(db: Database, pair: Pair): Promise<PartiesRow> {
  const idOf = (type: PartyType) => findPartyOfType(pair, type)?.id ?? 0;
  const [row] = await db
    .select(names)
    .from(sql`(select 1) as pair`)
    .leftJoin(customers, eq(customers.id, idOf("customer")))
    .leftJoin(stores, eq(stores.id, idOf("vendor")))
    .leftJoin(couriers, eq(couriers.id, idOf("delivery_man")));
  return { customer: null, store: null, courier: null, ...row, pair };
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
