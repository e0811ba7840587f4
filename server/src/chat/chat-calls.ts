import { AppError } from "@errand/core/errors";
import { messageIn } from "../messages/messages.ts";
import { uploadPictures } from "../private-files/upload-pictures.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import type { ChatApi } from "./chat-api.ts";
import { lockConversations } from "./chat-events.data.ts";
import { type ChatParty, toOther } from "./chat-party.ts";
import { chatOptions, toConversations, toMessages, toParty } from "./chat-response.ts";
import {
  findConversation,
  readConversations,
  readFoundMessages,
  readParties,
} from "./conversations.data.ts";
import {
  type ChatAddress,
  findParties,
  insertMessage,
  markMessagesSeen,
  readMessages,
  recordTyping,
  requireMayWrite,
} from "./messages.data.ts";
import { isOpen } from "./running-orders.data.ts";

/** What each party of a conversation does in the same way. */

type Context = Pick<AnyRequestContext, "db" | "language" | "now">;
interface Page {
  limit: number;
  offset: number;
}

export async function listConversationsOf(
  api: ChatApi,
  caller: ChatParty,
  { limit, offset, ...filter }: Page & Omit<Parameters<typeof readConversations>[2], "shopName">,
  { db, language }: Context,
) {
  const options = await chatOptions(api, language);
  const shopName = options.shop.businessName;
  const page = { ...filter, limit, offset, shopName };
  const { total, rows } = await readConversations(db, caller, page);
  const listed = await toConversations(db, rows, options);
  const found =
    caller.type === "customer" && filter.name !== undefined
      ? await readFoundMessages(
          db,
          listed.map(({ id }) => id),
          filter.name,
        )
      : new Map<number, string>();
  const conversations = listed.map((conversation) => {
    const text = found.get(conversation.id);
    return text === undefined ? conversation : { ...conversation, found: text };
  });
  return { total_size: total, limit, offset, conversations };
}

export async function listMessagesOf(
  api: ChatApi,
  caller: ChatParty,
  address: ChatAddress,
  { limit, offset }: Page,
  { db, language }: Context,
) {
  const { sender, receiver, conversation: row } = await findParties(api, db, caller, address);
  const pair = { sender, receiver };
  const status = await isOpen(api, db, pair);
  const options = await chatOptions(api, language);
  const names = row ?? (await readParties(db, pair));
  const party = toParty(names, toOther(pair, caller.type), options);
  const page = { limit, offset, status, party };
  if (!row) return { ...page, total_size: 0, messages: [], conversation: null };
  const { total, messages } = await readMessages(db, row.conversation.id, { limit, offset });
  const [conversation] = await toConversations(db, [row], options);
  return {
    ...page,
    total_size: total,
    messages: await toMessages(db, messages, [row], options),
    conversation: conversation ?? null,
  };
}

interface Content {
  message?: string | undefined;
  order_id?: number | undefined;
}

/** Stores pictures before the transaction of `writeMessage`, for those who may write. */
export async function storeMessagePictures(
  api: ChatApi,
  caller: ChatParty & { key: string },
  address: ChatAddress,
  { image, order_id }: Content & { image?: File[] | undefined },
  { db }: Context,
): Promise<string[]> {
  if (!image || image.length === 0) return [];
  await requireMayWrite(api, db, caller, await findParties(api, db, caller, address), order_id);
  return uploadPictures(api, caller, image, { purpose: "message", field: "image" });
}

export async function writeMessage(
  api: ChatApi,
  caller: ChatParty,
  address: ChatAddress,
  { message: text, order_id, pictures }: Content & { pictures: string[] },
  { db, language, now }: Context,
) {
  const found = await findParties(api, db, caller, address);
  await lockConversations(db, found);
  // Read again: the account may have been deleted, or the conversation begun, before the lock was
  // free.
  const parties = await findParties(api, db, caller, address);
  await requireMayWrite(api, db, caller, parties, order_id);
  const written = await insertMessage(db, caller, parties, {
    text: text ?? null,
    pictures,
    orderId: order_id ?? null,
    at: now,
  });
  const row = await findConversation(db, caller, written.conversationId);
  if (!row) throw new AppError("conversation_not_found");
  const options = await chatOptions(api, language);
  const [message] = await toMessages(db, [written], [row], options);
  const [conversation] = await toConversations(db, [row], options);
  if (!message || !conversation) throw new Error("a written message was not read");
  return { status: true, message, conversation };
}

export async function seeMessages(
  caller: ChatParty,
  conversationId: number,
  { db, language, now }: Context,
) {
  await markMessagesSeen(db, caller, conversationId, now);
  return { message: messageIn(language, "responses", "messages_seen") };
}

export async function showTyping(
  caller: ChatParty,
  conversationId: number,
  { db, language }: Context,
) {
  await recordTyping(db, caller, conversationId);
  return { message: messageIn(language, "responses", "typing_shown") };
}
