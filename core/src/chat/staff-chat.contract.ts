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
import { conversationName, partyType, type ReceiverType, receiverType } from "./chat.types.ts";

/**
 * Conversations as stores, couriers and the desk see them (contract 6.2, 7.9). A store or a courier
 * writes to a customer or to each other only while an order of both is in progress; a courier also
 * reads only then. The desk reaches everybody and is always reached. Operators have the
 * conversations of their zones: that of the order that was named last, else of the customer's
 * latest order; those of customers without an order are for operators of all zones. A store's is
 * its own zone, and couriers serve all.
 */

/**
 * A conversation, or the other party: a customer where no type is stated. An order names its
 * customer, store or courier; the desk has the id 0.
 */
const address = {
  conversation_id: id.optional(),
  receiver_type: receiverType.optional(),
  receiver_id: z.int().min(0).optional(),
  order_id: id.optional(),
};

const isAddressed = (input: {
  conversation_id?: number | undefined;
  receiver_type?: ReceiverType | undefined;
  receiver_id?: number | undefined;
  order_id?: number | undefined;
}) =>
  input.receiver_type === "admin" ||
  (input.conversation_id ?? input.receiver_id ?? input.order_id) !== undefined;

const list = {
  input: z.object({ ...paging, name: conversationName.optional() }),
  reply: conversationPage,
  errors: [],
} as const;

const details = {
  input: z.object({ ...address, ...paging }).refine(isAddressed, requires("conversation_id")),
  reply: messagePage,
  errors: ["conversation_not_found", "receiver_not_found", "order_not_found", "chat_closed"],
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

const phrases = {
  about:
    "Short phrases that one can write with one tap; with `receiver_type` those that fit this party.",
  input: z.object({ receiver_type: partyType.optional() }),
  reply: z.array(z.object({ id, message: z.string() })),
  errors: [],
} as const;

const aboutList =
  "The conversations with customers and other staff, those with the latest messages first.";
const aboutDetails =
  "The messages of a conversation, newest first, and whether one may write. `order_id` without `receiver_id` names the customer of an order, or who `receiver_type` states.";
const aboutSend =
  "Writes to a customer, or to the store, the courier or the desk that `receiver_type` states. `order_id` without `receiver_id` names that of an order. A store and a courier reach each other while an order of both is in progress, the desk everybody at any time.";
const aboutSeen = "Marks the messages of the other party as seen.";
const aboutTyping =
  "Shows the other party for a few seconds that the store, the courier or the desk is writing.";

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
export const listStorePhrases = endpoint("GET /store/message/phrases", {
  allow: store,
  ...phrases,
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
export const listCourierPhrases = endpoint("GET /courier/message/phrases", {
  allow: courier,
  ...phrases,
});
export const reportCourierTyping = endpoint("PUT /courier/message/typing", {
  about: aboutTyping,
  allow: courier,
  ...event,
});

export const listDeskConversations = endpoint("GET /desk/message/list", {
  about: `${aboutList} With \`order_id\` those of the customer, the store and the courier of an order with each other, as far as it is what they write about; the audit log names who read them.`,
  allow: desk,
  input: list.input.extend({ order_id: id.optional() }),
  reply: list.reply,
  errors: ["order_not_found"],
});
export const listDeskMessages = endpoint("GET /desk/message/details", {
  about: `${aboutDetails} With \`conversation_id\` and \`order_id\` also what others write about the order, to read; the audit log names who did.`,
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
export const listDeskPhrases = endpoint("GET /desk/message/phrases", {
  allow: desk,
  ...phrases,
});
export const reportDeskTyping = endpoint("PUT /desk/message/typing", {
  about: aboutTyping,
  allow: desk,
  ...event,
});
