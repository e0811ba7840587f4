import type { Conversation, Message, Party } from "@errand/core/chat/chat.types";
import { type Language, localize } from "@errand/core/language";
import { flagOf } from "@errand/core/values";
import { inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { readFilesOf } from "../private-files/private-files.data.ts";
import { chatMessages } from "./chat.tables.ts";
import type { ChatApi } from "./chat-api.ts";
import { type ChatParty, findPartyOfType, readPair } from "./chat-party.ts";
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

/** A party of a conversation, which may not have begun. */
export function toParty(
  { customer, store, courier }: Omit<PartiesRow, "pair">,
  { type, id }: ChatParty,
  { language, url, shop }: ChatSerializeOptions,
): Party {
  const named = (name: string, image: string | null | undefined) => ({
    ...{ id, type, name },
    image_full_url: pictureUrl(url, image ?? null),
  });
  switch (type) {
    case "customer":
      return named(`${customer?.firstName} ${customer?.lastName}`.trim(), customer?.image);
    case "vendor":
      return named(store ? localize(store.name, language) : "", store?.logo);
    case "delivery_man":
      return named(courier?.firstName ?? "", courier?.image);
    case "admin":
      return named(shop.businessName, shop.logo);
  }
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
    const pair = readPair(row.conversation);
    const sender = findPartyOfType(pair, message.sender) ?? pair.sender;
    return {
      id: message.id,
      conversation_id: message.conversationId,
      sender: toParty(row, sender, options),
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
    const { sender, receiver } = readPair(row.conversation);
    return {
      id: row.conversation.id,
      sender: toParty(row, sender, options),
      receiver: toParty(row, receiver, options),
      last_message: message,
      last_message_time: message?.created_at ?? null,
      unread_message_count: row.unread,
    };
  });
}
