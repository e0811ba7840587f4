import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, imageFile, messageResponse, page, paging, requires } from "../values.ts";
import {
  conversation,
  conversationName,
  message,
  messageText,
  party,
  partyType,
  receiverType,
} from "./chat.types.ts";
import { maxMessagePictures } from "./message-limits.ts";

/** What customers do in their inbox (contract 4.9). */

/** A conversation, or the one whom it is with: the desk has the id 0. */
const address = {
  conversation_id: id.optional(),
  receiver_type: receiverType.optional(),
  receiver_id: z.int().min(0).default(0),
};

type Address = { conversation_id?: number | undefined; receiver_type?: string | undefined };
const isAddressed = (input: Address) =>
  input.conversation_id !== undefined || input.receiver_type !== undefined;

export const messageContent = {
  message: messageText.optional(),
  image: z.array(imageFile).max(maxMessagePictures).optional(),
  /** The order that it is about. */
  order_id: id.optional(),
};

/** Whether there is anything to send. */
export const hasContent = (input: { message?: string | undefined; image?: File[] | undefined }) =>
  input.message !== undefined || (input.image ?? []).length > 0;

export const conversationPage = page("conversations", conversation);

/**
 * One page of messages, newest first. `status`: whether the caller may write now; `party`: the
 * other party, also before the first message.
 */
export const messagePage = page("messages", message).extend({
  status: z.boolean(),
  party,
  conversation: conversation.nullable(),
});

export const sentMessage = z.object({ status: z.boolean(), message, conversation });

export const listConversations = endpoint("GET /customer/message/list", {
  about: "The conversations of the customer, those with the latest messages first.",
  allow: "customer",
  input: z.object({ ...paging, type: receiverType.optional() }),
  reply: conversationPage,
  errors: [],
});

export const searchConversations = endpoint("GET /customer/message/search-list", {
  about:
    "The conversations with parties whose names contain a text, and those in which it was written.",
  allow: "customer",
  input: z.object({ ...paging, type: receiverType.optional(), name: conversationName }),
  reply: conversationPage,
  errors: [],
});

export const listMessages = endpoint("GET /customer/message/details", {
  about: "The messages of a conversation, newest first, and whether the customer may write.",
  allow: "customer",
  input: z.object({ ...address, ...paging }).refine(isAddressed, requires("conversation_id")),
  reply: messagePage,
  errors: ["conversation_not_found", "receiver_not_found"],
});

export const sendMessage = endpoint("POST /customer/message/send", {
  about:
    "Writes to the desk at any time, to a store or a courier while an order with them is in progress.",
  allow: "customer",
  form: true,
  status: 201,
  input: z
    .object({ ...address, ...messageContent })
    .refine(isAddressed, requires("conversation_id"))
    .refine(hasContent, requires("message")),
  reply: sentMessage,
  errors: [
    "conversation_not_found",
    "receiver_not_found",
    "order_not_found",
    "chat_closed",
    "picture_type_unsupported",
  ],
});

export const markSeen = endpoint("PUT /customer/message/seen", {
  about: "Marks the messages of the other party as seen.",
  allow: "customer",
  input: z.object({ conversation_id: id }),
  reply: messageResponse,
  errors: ["conversation_not_found"],
});

export const reportTyping = endpoint("PUT /customer/message/typing", {
  about: "Shows the other party that the customer is writing, for a few seconds.",
  allow: "customer",
  input: z.object({ conversation_id: id }),
  reply: messageResponse,
  errors: ["conversation_not_found"],
});

export const listQuickPhrases = endpoint("GET /customer/automated-message", {
  about:
    "Short phrases that the customer can send with one tap; with `receiver_type` those that fit this receiver.",
  allow: "customer",
  input: z.object({ ...paging, receiver_type: receiverType.optional() }),
  reply: page("data", z.object({ id, message: z.string() })),
  errors: [],
});

/** The data of `seen` and `typing`: who has seen the messages, or is writing. */
export const conversationEvent = z.object({ conversation_id: id, by: partyType });
export type ConversationEvent = z.infer<typeof conversationEvent>;

export const streamMessages = endpoint("GET /customer/message/stream", {
  about:
    "Server-Sent Events: the last `message` of each conversation, then each new `message`, `seen` and `typing`. `Last-Event-ID` resumes with what came since.",
  allow: "customer",
  stream: true,
  input: z.object({ conversation_id: id.optional() }),
  reply: z.union([message, conversationEvent]),
  errors: ["conversation_not_found", "throttled"],
});
