import type { PartyType, ReceiverType, SenderType } from "@errand/core/chat/chat.types";
import type { LocalizedText } from "@errand/core/language";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { customers } from "../account/account.tables.ts";
import { identity, rowId, transactionId } from "../database/columns.ts";
import { orders } from "../order-rows/orders.tables.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/**
 * What two parties of different kinds write to each other: one for each pair. The sender is the one
 * whose kind `partyTypes` names first, which a customer always is.
 */
export const conversations = pgTable(
  "conversations",
  {
    id: identity(),
    senderType: text().$type<SenderType>().notNull().default("customer"),
    /** Null for a conversation of staff. */
    customerId: rowId().references(() => customers.id, { onDelete: "cascade" }),
    /** The store or the courier who is the sender; null for a customer. */
    senderId: rowId(),
    receiverType: text().$type<ReceiverType>().notNull(),
    /** The store or the courier; 0 for the desk. */
    receiverId: rowId().notNull(),
    /** The last message and its time, which sort the list; null until it is written. */
    lastMessageId: rowId(),
    lastMessageAt: timestamptz().notNull(),
  },
  (t) => [
    unique("conversations_parties").on(t.customerId, t.receiverType, t.receiverId),
    unique("conversations_staff").on(t.senderType, t.senderId, t.receiverType, t.receiverId),
    index().on(t.receiverType, t.receiverId, t.lastMessageAt),
    index().on(t.customerId, t.lastMessageAt),
    check(
      "conversations_sender",
      sql`(${t.senderType} = 'customer') = (${t.customerId} is not null)
        and (${t.senderType} = 'customer') = (${t.senderId} is null)`,
    ),
    check("conversations_desk", sql`(${t.receiverType} = 'admin') = (${t.receiverId} = 0)`),
  ],
);

export const chatMessages = pgTable(
  "chat_messages",
  {
    id: identity(),
    conversationId: rowId()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    sender: text().$type<PartyType>().notNull(),
    /** Null for pictures alone. */
    text: text(),
    /** The order that it is about. */
    orderId: rowId().references(() => orders.id, { onDelete: "set null" }),
    /** When the other party saw it. */
    seenAt: timestamptz(),
    createdAt: timestamptz().notNull(),
  },
  (t) => [
    index().on(t.conversationId, t.id),
    index("chat_messages_naming_orders")
      .on(t.conversationId, t.id)
      .where(sql`${t.orderId} is not null`),
    index("chat_messages_unseen").on(t.conversationId).where(sql`${t.seenAt} is null`),
  ],
);

export type ChatEventKind = "message" | "seen" | "typing";

/** What happens in conversations, stored for a day so that a stream can resume. */
export const chatEvents = pgTable(
  "chat_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: rowId()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    kind: text().$type<ChatEventKind>().notNull(),
    by: text().$type<PartyType>().notNull(),
    /** Of `message`. */
    messageId: rowId().references(() => chatMessages.id, { onDelete: "cascade" }),
    /** The transaction that wrote it: streams of several customers resume by it. */
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [index().on(t.conversationId, t.id), index().on(t.createdAt), index().on(t.transaction)],
);

/** Phrases that conversations offer. */
export const quickPhrases = pgTable("quick_phrases", {
  id: identity(),
  /**
   * `receivers` are those to whom it is written, if not everybody; `writers` those who write it, if
   * not customers.
   */
  message: jsonb()
    .$type<LocalizedText & { receivers?: PartyType[]; writers?: PartyType[] }>()
    .notNull(),
  active: boolean().notNull().default(true),
});
