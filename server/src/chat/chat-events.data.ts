import { and, asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { lockKey } from "../database/shop-schema.ts";
import { chatEvents, conversations } from "./chat.tables.ts";
import { type Pair, topicOf } from "./chat-party.ts";

export type ChatEvent = typeof chatEvents.$inferSelect;

/**
 * Makes everything in the conversations of a customer happen one after another until this
 * transaction ends, so that the ids of events grow in the order of their commits; likewise in a
 * conversation of staff, which two could begin at once.
 */
export async function lockConversations(tx: Database, { sender, receiver }: Pair): Promise<void> {
  if (sender.type === "customer") return lockConversationsOfCustomer(tx, sender.id);
  await lock(tx, `conversations ${topicOf(sender)} ${topicOf(receiver)}`);
}

export function lockConversationsOfCustomer(tx: Database, customerId: number): Promise<void> {
  return lock(tx, `conversations ${customerId}`);
}

async function lock(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey(name)})`);
}

/**
 * Stores an event and notifies both parties once this transaction is committed. Needs
 * `lockConversations`.
 */
export async function recordChatEvent(
  tx: Database,
  event: Pick<typeof chatEvents.$inferInsert, "conversationId" | "kind" | "by" | "messageId">,
  { sender, receiver }: Pair,
): Promise<void> {
  await tx.insert(chatEvents).values(event);
  for (const topic of [topicOf(sender), topicOf(receiver)]) {
    await tx.execute(sql`select send_notification('chat', ${topic})`);
  }
}

/** Deletes events that are too old to resume from (contract 4.10: 24 hours). */
export async function deleteOldChatEvents(db: Database): Promise<void> {
  await db.delete(chatEvents).where(lt(chatEvents.createdAt, sql`now() - interval '24 hours'`));
}

/** Whose events a stream sends: those of all conversations of a customer, or of one. */
export interface ChatTopic {
  customerId: number;
  conversationId: number | undefined;
}

function isOn({ customerId, conversationId }: ChatTopic): SQL | undefined {
  return and(
    eq(conversations.customerId, customerId),
    conversationId === undefined ? undefined : eq(conversations.id, conversationId),
  );
}

function selectEvents(db: Database, topic: ChatTopic, condition?: SQL) {
  return db
    .select({ event: chatEvents })
    .from(chatEvents)
    .innerJoin(conversations, eq(conversations.id, chatEvents.conversationId))
    .where(and(isOn(topic), condition));
}

/** The events after one, oldest first. */
export async function readChatEvents(
  db: Database,
  topic: ChatTopic,
  after: number,
  limit: number,
): Promise<ChatEvent[]> {
  const rows = await selectEvents(db, topic, gt(chatEvents.id, after))
    .orderBy(asc(chatEvents.id))
    .limit(limit);
  return rows.map(({ event }) => event);
}

/** The id of the last event; 0 without one. */
export async function lastChatEventId(db: Database, topic: ChatTopic): Promise<number> {
  const [row] = await selectEvents(db, topic).orderBy(desc(chatEvents.id)).limit(1);
  return row?.event.id ?? 0;
}

/** Whether an event of this id is stored, so that none after it has been deleted. */
export async function isChatEventStored(
  db: Database,
  topic: ChatTopic,
  id: number,
): Promise<boolean> {
  return (await selectEvents(db, topic, eq(chatEvents.id, id))).length > 0;
}
