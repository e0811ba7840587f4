import type { ReceiverType } from "@errand/core/chat/chat.types";
import {
  listCourierConversations,
  listCourierMessages,
  listCourierPhrases,
  listDeskConversations,
  listDeskMessages,
  listDeskPhrases,
  listStoreConversations,
  listStoreMessages,
  listStorePhrases,
  markSeenByCourier,
  markSeenByDesk,
  markSeenByStore,
  reportCourierTyping,
  reportDeskTyping,
  reportStoreTyping,
  sendCourierMessage,
  sendDeskMessage,
  sendStoreMessage,
} from "@errand/core/chat/staff-chat.contract";
import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import type { Database } from "../database/database.ts";
import type { Staff } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import type { ChatApi } from "./chat-api.ts";
import {
  listConversationsOf,
  listMessagesOf,
  seeMessages,
  showTyping,
  storeMessagePictures,
  writeMessage,
} from "./chat-calls.ts";
import { type Receiver, toStaffParty } from "./chat-party.ts";
import { messageSubject } from "./chat-response.ts";
import { findConversation } from "./conversations.data.ts";
import { type ChatAddress, readPhrases } from "./messages.data.ts";
import { listOrderConversations, listOrderMessages } from "./order-conversations.ts";
import { findChatOrder } from "./running-orders.data.ts";

/** Conversations as stores, couriers and the desk see them. */
export function staffChatRoutes(api: ChatApi) {
  for (const endpoint of [listStoreConversations, listCourierConversations]) {
    serve(api, endpoint, (input, ctx) => listConversationsOf(api, callerOf(ctx.staff), input, ctx));
  }

  serve(api, listDeskConversations, ({ order_id: orderId, ...input }, ctx) =>
    orderId === undefined
      ? listConversationsOf(api, callerOf(ctx.staff), input, ctx)
      : listOrderConversations(api, orderId, input, ctx),
  );

  for (const endpoint of [listStoreMessages, listCourierMessages]) {
    serve(api, endpoint, (input, ctx) => readMessagesOf(api, input, ctx));
  }

  serve(api, listDeskMessages, async (input, ctx) => {
    const { conversation_id: conversationId, order_id: orderId } = input;
    const isOfOthers =
      conversationId !== undefined &&
      orderId !== undefined &&
      !(await findConversation(ctx.db, callerOf(ctx.staff), conversationId));
    return isOfOthers
      ? listOrderMessages(api, { conversationId, orderId }, input, ctx)
      : readMessagesOf(api, input, ctx);
  });

  for (const endpoint of [sendStoreMessage, sendCourierMessage, sendDeskMessage]) {
    serve(
      api,
      endpoint,
      async ({ message, ...input }, ctx, pictures: string[]) => {
        const content = { message, order_id: input.order_id, pictures };
        const caller = callerOf(ctx.staff);
        const address = await findAddress(ctx.db, caller, input);
        const written = await writeMessage(api, caller, address, content, ctx);
        // What is written stays between the two: the log names the message.
        ctx.audit({ subject: messageSubject(written.message.id) });
        return written;
      },
      async (input, ctx) => {
        const caller = callerOf(ctx.staff);
        const address = await findAddress(ctx.db, caller, input);
        return storeMessagePictures(api, caller, address, input, ctx);
      },
    );
  }

  for (const endpoint of [markSeenByStore, markSeenByCourier, markSeenByDesk]) {
    serve(api, endpoint, ({ conversation_id }, ctx) =>
      seeMessages(callerOf(ctx.staff), conversation_id, ctx),
    );
  }

  for (const endpoint of [listStorePhrases, listCourierPhrases, listDeskPhrases]) {
    serve(api, endpoint, async ({ receiver_type: receiver }, { db, staff, language }) => {
      const writer = toStaffParty(staff).type;
      const { rows } = await readPhrases(db, { writer, receiver, limit: maxPhrases, offset: 1 });
      return rows.map(({ id, message }) => ({ id, message: localize(message, language) }));
    });
  }

  for (const endpoint of [reportStoreTyping, reportCourierTyping, reportDeskTyping]) {
    serve(api, endpoint, ({ conversation_id }, ctx) =>
      showTyping(callerOf(ctx.staff), conversation_id, ctx),
    );
  }
}

const maxPhrases = 50;

const callerOf = (staff: Staff) => ({ ...toStaffParty(staff), key: staff.key });

interface AddressInput {
  conversation_id?: number | undefined;
  receiver_type?: ReceiverType | undefined;
  receiver_id?: number | undefined;
  order_id?: number | undefined;
}

async function readMessagesOf(
  api: ChatApi,
  input: AddressInput & { limit: number; offset: number },
  ctx: AnyRequestContext & { staff: Staff },
) {
  const caller = callerOf(ctx.staff);
  return listMessagesOf(api, caller, await findAddress(ctx.db, caller, input), input, ctx);
}

/** An order names the other party where nothing else does. Throws `order_not_found`. */
async function findAddress(
  db: Database,
  caller: Receiver,
  input: AddressInput,
): Promise<ChatAddress> {
  const { conversation_id: conversationId, receiver_id: id, order_id: orderId } = input;
  if (conversationId !== undefined) return { conversationId, other: null };
  const type = input.receiver_type ?? "customer";
  if (type === "admin") return { conversationId, other: { type, id: id ?? 0 } };
  if (id !== undefined) return { conversationId, other: { type, id } };
  const order = await findChatOrder(db, orderId ?? 0, caller);
  if (!order) throw new AppError("order_not_found", { field: "order_id" });
  const named = order[type];
  return { conversationId, other: named === null ? null : { type, id: named } };
}
