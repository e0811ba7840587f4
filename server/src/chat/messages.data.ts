import type { PartyType } from "@errand/core/chat/chat.types";
import { AppError } from "@errand/core/errors";
import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { markConversationSeen } from "../notifications/notifications.data.ts";
import { attachFiles, detachFiles } from "../private-files/private-files.data.ts";
import { type ChatEventKind, chatMessages, conversations, quickPhrases } from "./chat.tables.ts";
import type { ChatApi } from "./chat-api.ts";
import {
  lockConversations,
  lockConversationsOfCustomer,
  recordChatEvent,
} from "./chat-events.data.ts";
import { type ChatParty, type Pair, readPair, toColumns, toOther, toPair } from "./chat-party.ts";
import { type ChatMessageRow, messageSubject } from "./chat-response.ts";
import { servesCustomer, servesStore } from "./chat-zones.ts";
import { type ConversationRow, findConversation, isFromOther } from "./conversations.data.ts";
import { notifyLater } from "./notify-message.job.ts";
import { pushMessageLater } from "./push-message.ts";
import { isOpen, isOrderOf } from "./running-orders.data.ts";

type ChatRules = Pick<ChatApi, "hasRunningTrip">;

/** The two parties of a conversation, which may not exist yet. */
export interface Parties extends Pair {
  conversation: ConversationRow | null;
}

/** Whom a request names: a conversation, or the other party. */
export interface ChatAddress {
  conversationId: number | undefined;
  other: ChatParty | null;
}

/**
 * Finds the parties of a request. Throws `conversation_not_found` and `receiver_not_found`, also
 * for those of others; and `chat_closed` for a store and a courier without an order in progress.
 */
export async function findParties(
  api: ChatRules,
  db: Database,
  caller: ChatParty,
  { conversationId, other }: ChatAddress,
): Promise<Parties> {
  if (conversationId !== undefined) return partiesOfConversation(db, caller, conversationId);
  const pair = other && toPair(caller, other);
  if (!pair) throw new AppError("receiver_not_found");
  const [existing] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(isOfPair(pair));
  const row = existing ? await findConversation(db, caller, existing.id) : null;
  if (row) return getParties(row);
  // One that the caller may not see, such as that of another zone.
  if (!existing && (await mayBegin(api, db, caller, pair))) return { ...pair, conversation: null };
  const isOfStaff = pair.sender.type === "vendor" && pair.receiver.type === "delivery_man";
  throw new AppError(isOfStaff ? "chat_closed" : "receiver_not_found");
}

function isOfPair(pair: Pair): SQL | undefined {
  const { customerId, senderType, senderId, receiverType, receiverId } = toColumns(pair);
  return and(
    customerId === null
      ? and(eq(conversations.senderType, senderType), eq(conversations.senderId, senderId ?? 0))
      : eq(conversations.customerId, customerId),
    eq(conversations.receiverType, receiverType),
    eq(conversations.receiverId, receiverId),
  );
}

async function partiesOfConversation(db: Database, caller: ChatParty, conversationId: number) {
  const row = await findConversation(db, caller, conversationId);
  if (!row) throw new AppError("conversation_not_found");
  return getParties(row);
}

function getParties(row: ConversationRow): Parties {
  return { ...readPair(row.conversation), conversation: row };
}

/**
 * Whether two who have not written yet know each other: every store is public, and the desk knows
 * all; others know each other only by an order in progress.
 */
async function mayBegin(
  api: ChatRules,
  db: Database,
  caller: ChatParty,
  pair: Pair,
): Promise<boolean> {
  const { sender, receiver } = pair;
  if (caller.type === "customer" && receiver.type === "vendor") {
    return (await db.$count(stores, eq(stores.id, receiver.id))) > 0;
  }
  if (receiver.type !== "admin") return isOpen(api, db, pair);
  if (caller.type !== "admin") return receiver.id === 0;
  if (sender.type === "vendor") return servesStore(db, caller, sender.id);
  if (sender.type === "delivery_man") return isOpen(api, db, pair);
  const isCustomer = and(eq(customers.id, sender.id), isNull(customers.deletedAt));
  if ((await db.$count(customers, isCustomer)) === 0) return false;
  return servesCustomer(db, caller, sender.id);
}

interface NewMessage {
  text: string | null;
  pictures: string[];
  orderId: number | null;
  at: Date;
}

/** Throws `chat_closed`, and `order_not_found` for one that is not theirs. */
export async function requireMayWrite(
  api: ChatRules,
  db: Database,
  caller: ChatParty,
  { sender, receiver }: Pair,
  orderId: number | undefined,
): Promise<void> {
  if (!(await isOpen(api, db, { sender, receiver }))) throw new AppError("chat_closed");
  if (orderId === undefined || (await isOrderOf(db, orderId, { sender, receiver, caller }))) return;
  throw new AppError("order_not_found", { field: "order_id" });
}

/** Writes a message. Needs `lockConversations`. */
export async function insertMessage(
  tx: Database,
  caller: ChatParty,
  parties: Parties,
  { text, pictures, orderId, at }: NewMessage,
): Promise<ChatMessageRow> {
  const conversationId = parties.conversation?.conversation.id ?? (await begin(tx, parties, at));
  const [message] = await tx
    .insert(chatMessages)
    .values({ conversationId, sender: caller.type, text, orderId, createdAt: at })
    .returning();
  if (!message) throw new Error("inserting a message returned no row");
  await attachFiles(tx, pictures, messageSubject(message.id));
  await tx
    .update(conversations)
    .set({ lastMessageId: message.id, lastMessageAt: at })
    .where(eq(conversations.id, conversationId));
  const event = {
    conversationId,
    kind: "message",
    by: caller.type,
    messageId: message.id,
  } as const;
  await recordChatEvent(tx, event, parties);
  const isToCustomer = toOther(parties, caller.type).type === "customer";
  await (isToCustomer ? notifyLater : pushMessageLater)(tx, message.id, at);
  return message;
}

async function begin(tx: Database, pair: Pair, at: Date): Promise<number> {
  const [row] = await tx
    .insert(conversations)
    .values({ ...toColumns(pair), lastMessageAt: at })
    .returning({ id: conversations.id });
  return row?.id ?? 0;
}

/** Marks what the other party wrote as seen, and notifies both of it once. */
export async function markMessagesSeen(
  tx: Database,
  caller: ChatParty,
  conversationId: number,
  at: Date,
): Promise<void> {
  const parties = await lockParties(tx, caller, conversationId);
  const seen = await tx
    .update(chatMessages)
    .set({ seenAt: at })
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        isNull(chatMessages.seenAt),
        isFromOther(caller),
      ),
    )
    .returning({ id: chatMessages.id });
  if (seen.length === 0) return;
  await recordFor(tx, caller, parties, "seen");
  if (caller.type !== "customer") return;
  await markConversationSeen(tx, { customerId: caller.id, conversationId, now: at });
}

/** Notifies both parties that one is writing. */
export async function recordTyping(tx: Database, caller: ChatParty, conversationId: number) {
  await recordFor(tx, caller, await lockParties(tx, caller, conversationId), "typing");
}

async function lockParties(
  tx: Database,
  caller: ChatParty,
  conversationId: number,
): Promise<Parties> {
  const found = await partiesOfConversation(tx, caller, conversationId);
  await lockConversations(tx, found);
  return partiesOfConversation(tx, caller, conversationId);
}

function recordFor(tx: Database, caller: ChatParty, parties: Parties, kind: ChatEventKind) {
  const conversationId = parties.conversation?.conversation.id ?? 0;
  return recordChatEvent(tx, { conversationId, kind, by: caller.type }, parties);
}

/** One page of messages, newest first, and their number: all of them, or those that match. */
export async function readMessages(
  db: Database,
  conversationId: number,
  { limit, offset }: { limit: number; offset: number },
  condition?: SQL,
): Promise<{ total: number; messages: ChatMessageRow[] }> {
  const found = () =>
    db
      .select({ message: chatMessages })
      .from(chatMessages)
      .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
      .where(and(eq(chatMessages.conversationId, conversationId), condition));
  const total = await db.$count(found().as("found"));
  const rows = await found()
    .orderBy(desc(chatMessages.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  return { total: Math.min(total, 10_000), messages: rows.map(({ message }) => message) };
}

/** The phrases that a party can write, to one of a kind where it is stated. */
export async function readPhrases(
  db: Database,
  {
    writer,
    receiver,
    limit,
    offset,
  }: { writer: PartyType; receiver: PartyType | undefined; limit: number; offset: number },
) {
  const receivers = sql`${quickPhrases.message}->'receivers'`;
  const writers = sql`${quickPhrases.message}->'writers'`;
  const contains = (list: SQL, type: PartyType) => sql`${list} @> ${JSON.stringify([type])}::jsonb`;
  const suits = and(
    eq(quickPhrases.active, true),
    or(contains(writers, writer), writer === "customer" ? isNull(writers) : undefined),
    receiver && or(isNull(receivers), contains(receivers, receiver)),
  );
  const [counted] = await db.select({ total: count() }).from(quickPhrases).where(suits);
  const rows = await db
    .select()
    .from(quickPhrases)
    .where(suits)
    .orderBy(asc(quickPhrases.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  return { total: counted?.total ?? 0, rows };
}

/**
 * How the deletion of an account treats its conversations: they go, for both parties, with their
 * pictures.
 */
export async function deleteConversationsOf(tx: Database, customerId: number): Promise<void> {
  await lockConversationsOfCustomer(tx, customerId);
  const own = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .where(eq(conversations.customerId, customerId));
  await detachFiles(
    tx,
    own.map(({ id }) => messageSubject(id)),
  );
  await tx.delete(conversations).where(eq(conversations.customerId, customerId));
}
