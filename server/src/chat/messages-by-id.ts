import type { Message } from "@errand/core/chat/chat.types";
import { inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { chatMessages } from "./chat.tables.ts";
import type { ChatParty } from "./chat-party.ts";
import { type ChatSerializeOptions, toMessages } from "./chat-response.ts";
import { findConversation } from "./conversations.data.ts";

/** Some messages as a party sees them, by their ids; without those that it may not see. */
export async function readMessagesById(
  db: Database,
  caller: ChatParty,
  ids: number[],
  options: ChatSerializeOptions,
): Promise<Map<number, Message>> {
  const found = await db.select().from(chatMessages).where(inArray(chatMessages.id, ids));
  const conversationIds = [...new Set(found.map(({ conversationId }) => conversationId))];
  const rows = await Promise.all(conversationIds.map((id) => findConversation(db, caller, id)));
  const known = rows.filter((row) => row !== null);
  const messages = await toMessages(db, found, known, options);
  return new Map(messages.map((message) => [message.id, message]));
}
