import { and, asc, desc, eq, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { canResume, type NewsCursor } from "../store-desk/order-news.data.ts";
import { chatEvents, chatMessages, conversations } from "./chat.tables.ts";
import type { Receiver } from "./chat-party.ts";
import { isFromOther, isWithParty } from "./conversations.data.ts";

/** The latest messages that a party has not seen, oldest first. */
export async function readUnseen(db: Database, party: Receiver, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: chatMessages.id })
    .from(conversations)
    .innerJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
    .where(and(isWithParty(db, party), isNull(chatMessages.seenAt), isFromOther(party)))
    .orderBy(desc(chatMessages.id))
    .limit(limit);
  return rows.map(({ id }) => id).toReversed();
}

/**
 * The messages in the conversations of a party since a position, each with the transaction that
 * wrote it.
 */
export async function readMessagesSince(
  db: Database,
  party: Receiver,
  after: NewsCursor,
): Promise<{ id: number; transaction: string }[]> {
  return db
    .select({ id: chatMessages.id, transaction: chatEvents.transaction })
    .from(chatEvents)
    .innerJoin(conversations, eq(conversations.id, chatEvents.conversationId))
    .innerJoin(chatMessages, eq(chatMessages.id, chatEvents.messageId))
    .where(
      and(
        isWithParty(db, party),
        eq(chatEvents.kind, "message"),
        gte(chatEvents.transaction, after),
      ),
    )
    .orderBy(asc(chatMessages.id));
}

/** What others did since a position besides writing: see messages, and begin to write. */
export async function readSignalsSince(db: Database, party: Receiver, after: NewsCursor) {
  const rows = await db
    .select({ event: chatEvents })
    .from(chatEvents)
    .innerJoin(conversations, eq(conversations.id, chatEvents.conversationId))
    .where(
      and(
        isWithParty(db, party),
        inArray(chatEvents.kind, ["seen", "typing"]),
        ne(chatEvents.by, party.type),
        gte(chatEvents.transaction, after),
      ),
    )
    .orderBy(asc(chatEvents.id));
  return rows.map(({ event }) => event);
}

/**
 * Whether every message since a position is still stored: an older change proves it, of a
 * conversation or of an order, because both are kept for the same time.
 */
export async function canResumeMessages(db: Database, cursor: NewsCursor): Promise<boolean> {
  const { rows } = await db.execute<{ isStored: boolean }>(sql`
    select ${cursor}::xid8 <= pg_snapshot_xmax(pg_current_snapshot())
      and exists (select from ${chatEvents} where ${chatEvents.transaction} < ${cursor}::xid8) as "isStored"`);
  return rows[0]?.isStored || canResume(db, cursor);
}
