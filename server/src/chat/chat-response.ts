import type { Conversation, Message, Party } from "@errand/core/chat/chat.types";
import { type Language, localize } from "@errand/core/language";
import { flagOf } from "@errand/core/values";
import { inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { readFilesOf } from "../private-files/private-files.data.ts";
import { chatMessages } from "./chat.tables.ts";
import type { ChatApi } from "./chat-api.ts";
import type { ChatParty } from "./chat-party.ts";
import type { ConversationRow, PartiesRow } from "./conversations.data.ts";

export type ChatMessageRow = typeof chatMessages.$inferSelect;

/** How private files name the message that they belong to. */
export const messageSubject = (id: number): string => `message:${id}`;

export interface ChatSerializeOptions {
  language: Language;
  url: string;
  shop: { businessName: string; logo: string | null };
  fileUrl: (key: string) => string;
}

export async function chatOptions(api: ChatApi, language: Language): Promise<ChatSerializeOptions> {
  return {
    language,
    url: api.settings.url,
    shop: await api.shop(),
    fileUrl: (key) => api.files.links.urlOf(key, api.clock()),
  };
}

/** The other party of a conversation, which may not have begun. */
export function toOtherParty(
  caller: ChatParty,
  row: PartiesRow,
  options: ChatSerializeOptions,
): Party {
  return caller.type === "customer" ? toReceiver(row, options) : toCustomer(row, options.url);
}

function toCustomer({ conversation, customer }: PartiesRow, url: string): Party {
  return {
    id: conversation.customerId,
    type: "customer",
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    image_full_url: pictureUrl(url, customer.image),
  };
}

function toReceiver(row: PartiesRow, { language, url, shop }: ChatSerializeOptions): Party {
  const { receiverType: type, receiverId: id } = row.conversation;
  if (row.store) {
    const { name, logo } = row.store;
    return { id, type, name: localize(name, language), image_full_url: pictureUrl(url, logo) };
  }
  if (row.courier) {
    const { firstName, image } = row.courier;
    return { id, type, name: firstName, image_full_url: pictureUrl(url, image) };
  }
  return { id, type, name: shop.businessName, image_full_url: pictureUrl(url, shop.logo) };
}

/** Messages of some conversations in the contract's shape, in their order. */
export async function toMessages(
  db: Database,
  messages: ChatMessageRow[],
  rows: ConversationRow[],
  options: ChatSerializeOptions,
): Promise<Message[]> {
  const subjects = messages.map(({ id }) => messageSubject(id));
  const files = Map.groupBy(await readFilesOf(db, subjects), ({ subject }) => subject);
  const byId = new Map(rows.map((row) => [row.conversation.id, row]));
  return messages.flatMap((message) => {
    const row = byId.get(message.conversationId);
    if (!row) return [];
    const isCustomers = message.sender === "customer";
    return {
      id: message.id,
      conversation_id: message.conversationId,
      sender: isCustomers ? toCustomer(row, options.url) : toReceiver(row, options),
      message: message.text,
      file_full_url: (files.get(messageSubject(message.id)) ?? []).map(({ key }) =>
        options.fileUrl(key),
      ),
      is_seen: flagOf(message.seenAt !== null),
      order_id: message.orderId,
      created_at: message.createdAt.toISOString(),
    };
  });
}

export async function toConversations(
  db: Database,
  rows: ConversationRow[],
  options: ChatSerializeOptions,
): Promise<Conversation[]> {
  const lastIds = rows.flatMap(({ conversation }) => conversation.lastMessageId ?? []);
  const last = await db.select().from(chatMessages).where(inArray(chatMessages.id, lastIds));
  const messages = await toMessages(db, last, rows, options);
  const byConversation = new Map(messages.map((message) => [message.conversation_id, message]));
  return rows.map((row) => {
    const message = byConversation.get(row.conversation.id) ?? null;
    return {
      id: row.conversation.id,
      sender: toCustomer(row, options.url),
      receiver: toReceiver(row, options),
      last_message: message,
      last_message_time: message?.created_at ?? null,
      unread_message_count: row.unread,
    };
  });
}
