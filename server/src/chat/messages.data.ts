import type { listQuickPhrases } from "@errand/core/chat/chat.contract";
import { AppError } from "@errand/core/errors";
import { and, asc, count, desc, eq, isNull, or, sql } from "drizzle-orm";
import type * as z from "zod";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { markConversationSeen } from "../notifications/notifications.data.ts";
import { attachFiles, detachFiles } from "../private-files/private-files.data.ts";
import { type ChatEventKind, chatMessages, conversations, quickPhrases } from "./chat.tables.ts";
import type { ChatApi } from "./chat-api.ts";
import { lockConversations, recordChatEvent } from "./chat-events.data.ts";
import type { ChatParty, Receiver } from "./chat-party.ts";
import { type ChatMessageRow, messageSubject } from "./chat-response.ts";
import { servesCustomer } from "./chat-zones.ts";
import { type ConversationRow, findConversation, isFromOther } from "./conversations.data.ts";
import { notifyLater } from "./notify-message.job.ts";
import { pushMessageLater } from "./push-message.ts";
import { isOpen, isOrderOf } from "./running-orders.data.ts";

type ChatRules = Pick<ChatApi, "hasRunningTrip">;

/** The two parties of a conversation, which may not exist yet. */
export interface Parties {
  customerId: number;
  receiver: Receiver;
  conversation: ConversationRow | null;
}

/** Whom a request names: a conversation, or the other party. */
export interface ChatAddress {
  conversationId: number | undefined;
  other: ChatParty | null;
}

/**
 * Finds the parties of a request. Throws `conversation_not_found` and `receiver_not_found`, also
 * for those of others.
 */
export async function findParties(
  api: ChatRules,
  db: Database,
  caller: ChatParty,
  { conversationId, other }: ChatAddress,
): Promise<Parties> {
  if (conversationId !== undefined) return partiesOfConversation(db, caller, conversationId);
  const pair = other && pairOf(caller, other);
  if (!pair) throw new AppError("receiver_not_found");
  const { customerId, receiver } = pair;
  const [existing] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.customerId, customerId),
        eq(conversations.receiverType, receiver.type),
        eq(conversations.receiverId, receiver.id),
      ),
    );
  const row = existing ? await findConversation(db, caller, existing.id) : null;
  if (row) return getParties(row);
  // One that the caller may not see, such as that of another zone.
  if (existing) throw new AppError("receiver_not_found");
  if (!(await mayBegin(api, db, caller, pair))) throw new AppError("receiver_not_found");
  return { ...pair, conversation: null };
}

async function partiesOfConversation(db: Database, caller: ChatParty, conversationId: number) {
  const row = await findConversation(db, caller, conversationId);
  if (!row) throw new AppError("conversation_not_found");
  return getParties(row);
}

function getParties(row: ConversationRow): Parties {
  const { customerId, receiverType, receiverId } = row.conversation;
  return { customerId, receiver: { type: receiverType, id: receiverId }, conversation: row };
}

function pairOf(caller: ChatParty, other: ChatParty) {
  if (caller.type === "customer") {
    return other.type === "customer" ? null : { customerId: caller.id, receiver: other };
  }
  return other.type === "customer" ? { customerId: other.id, receiver: caller } : null;
}

/**
 * Whether two who have not written yet know each other: every store is public; a courier and a
 * customer are known to each other, and a customer to a store, only by an order in progress.
 */
async function mayBegin(
  api: ChatRules,
  db: Database,
  caller: ChatParty,
  { customerId, receiver }: { customerId: number; receiver: Receiver },
): Promise<boolean> {
  const { type, id } = receiver;
  if (caller.type === "customer") {
    if (type === "admin") return id === 0;
    if (type === "vendor") return (await db.$count(stores, eq(stores.id, id))) > 0;
    return isOpen(api, db, customerId, receiver);
  }
  if (type !== "admin") return isOpen(api, db, customerId, receiver);
  const isCustomer = and(eq(customers.id, customerId), isNull(customers.deletedAt));
  if ((await db.$count(customers, isCustomer)) === 0) return false;
  return servesCustomer(db, caller, customerId);
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
  { customerId, receiver }: Parties,
  orderId: number | undefined,
): Promise<void> {
  if (!(await isOpen(api, db, customerId, receiver))) throw new AppError("chat_closed");
  const parties = { customerId, receiver, caller };
  if (orderId === undefined || (await isOrderOf(db, orderId, parties))) return;
  throw new AppError("order_not_found", { field: "order_id" });
}

/** Writes a message. Needs `lockConversations`. */
export async function insertMessage(
  tx: Database,
  caller: ChatParty,
  parties: Parties,
  { text, pictures, orderId, at }: NewMessage,
): Promise<ChatMessageRow> {
  const { customerId, receiver } = parties;
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
  await recordChatEvent(tx, event, { customerId, receiver });
  await (caller.type === "customer" ? pushMessageLater : notifyLater)(tx, message.id, at);
  return message;
}

async function begin(tx: Database, { customerId, receiver }: Parties, at: Date): Promise<number> {
  const [row] = await tx
    .insert(conversations)
    .values({
      customerId,
      receiverType: receiver.type,
      receiverId: receiver.id,
      lastMessageAt: at,
    })
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
  await lockConversations(tx, found.customerId);
  return partiesOfConversation(tx, caller, conversationId);
}

function recordFor(tx: Database, caller: ChatParty, parties: Parties, kind: ChatEventKind) {
  const conversationId = parties.conversation?.conversation.id ?? 0;
  return recordChatEvent(tx, { conversationId, kind, by: caller.type }, parties);
}

/** One page of messages, newest first, and their number. */
export async function readMessages(
  db: Database,
  conversationId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; messages: ChatMessageRow[] }> {
  const condition = eq(chatMessages.conversationId, conversationId);
  const total = await db.$count(chatMessages, condition);
  const messages = await db
    .select()
    .from(chatMessages)
    .where(condition)
    .orderBy(desc(chatMessages.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  return { total: Math.min(total, 10_000), messages };
}

export async function readPhrases(
  db: Database,
  { limit, offset, receiver_type }: z.output<typeof listQuickPhrases.input>,
) {
  const receivers = sql`${quickPhrases.message}->'receivers'`;
  const suits =
    receiver_type &&
    or(isNull(receivers), sql`${receivers} @> ${JSON.stringify([receiver_type])}::jsonb`);
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
  await lockConversations(tx, customerId);
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
