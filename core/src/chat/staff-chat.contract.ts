import * as z from "zod";
import { endpoint, type StaffAllowed } from "../endpoint.ts";
import { id, messageResponse, paging, requires } from "../values.ts";
import {
  conversationPage,
  hasContent,
  messageContent,
  messagePage,
  sentMessage,
} from "./chat.contract.ts";
import { conversationName } from "./chat.types.ts";

/**
 * Conversations as stores, couriers and the desk see them (contract 6.2). A store or a courier
 * writes only while an order of the customer is in progress; a courier also reads only then.
 * Operators have the conversations of their zones: that of the order that was named last, else of
 * the customer's latest order. Those without an order are for operators of all zones.
 */

/** A conversation, the customer whom it is with, or an order of that customer. */
const address = {
  conversation_id: id.optional(),
  receiver_id: id.optional(),
  order_id: id.optional(),
};

const isAddressed = (input: {
  conversation_id?: number | undefined;
  receiver_id?: number | undefined;
  order_id?: number | undefined;
}) => (input.conversation_id ?? input.receiver_id ?? input.order_id) !== undefined;

const list = {
  input: z.object({ ...paging, name: conversationName.optional() }),
  reply: conversationPage,
  errors: [],
} as const;

const details = {
  input: z.object({ ...address, ...paging }).refine(isAddressed, requires("conversation_id")),
  reply: messagePage,
  errors: ["conversation_not_found", "receiver_not_found", "order_not_found"],
} as const;

const send = {
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
} as const;

const event = {
  input: z.object({ conversation_id: id }),
  reply: messageResponse,
  errors: ["conversation_not_found"],
  isUnaudited: true,
} as const;

const store = { staff: "store", permission: "chat" } as const satisfies StaffAllowed;
const courier = { staff: "courier" } as const satisfies StaffAllowed;
const desk = { staff: "desk", permission: "chat" } as const satisfies StaffAllowed;

const aboutList = "The conversations with customers, those with the latest messages first.";
const aboutDetails =
  "The messages of a conversation, newest first, and whether one may write. `order_id` alone names the customer of an order.";
const aboutSend = "Writes to a customer, whom `order_id` alone names as well.";
const aboutSeen = "Marks the messages of the customer as seen.";
const aboutTyping =
  "Shows the customer for a few seconds that the store, the courier or the desk is writing.";

export const listStoreConversations = endpoint("GET /store/message/list", {
  about: aboutList,
  allow: store,
  ...list,
});
export const listStoreMessages = endpoint("GET /store/message/details", {
  about: aboutDetails,
  allow: store,
  ...details,
});
export const sendStoreMessage = endpoint("POST /store/message/send", {
  about: aboutSend,
  allow: store,
  ...send,
});
export const markSeenByStore = endpoint("PUT /store/message/seen", {
  about: aboutSeen,
  allow: store,
  ...event,
});
export const reportStoreTyping = endpoint("PUT /store/message/typing", {
  about: aboutTyping,
  allow: store,
  ...event,
});

export const listCourierConversations = endpoint("GET /courier/message/list", {
  about: aboutList,
  allow: courier,
  ...list,
});
export const listCourierMessages = endpoint("GET /courier/message/details", {
  about: aboutDetails,
  allow: courier,
  ...details,
});
export const sendCourierMessage = endpoint("POST /courier/message/send", {
  about: aboutSend,
  allow: courier,
  ...send,
});
export const markSeenByCourier = endpoint("PUT /courier/message/seen", {
  about: aboutSeen,
  allow: courier,
  ...event,
});
export const reportCourierTyping = endpoint("PUT /courier/message/typing", {
  about: aboutTyping,
  allow: courier,
  ...event,
});

export const listDeskConversations = endpoint("GET /desk/message/list", {
  about: aboutList,
  allow: desk,
  ...list,
});
export const listDeskMessages = endpoint("GET /desk/message/details", {
  about: aboutDetails,
  allow: desk,
  ...details,
});
export const sendDeskMessage = endpoint("POST /desk/message/send", {
  about: aboutSend,
  allow: desk,
  ...send,
});
export const markSeenByDesk = endpoint("PUT /desk/message/seen", {
  about: aboutSeen,
  allow: desk,
  ...event,
});
export const reportDeskTyping = endpoint("PUT /desk/message/typing", {
  about: aboutTyping,
  allow: desk,
  ...event,
});
