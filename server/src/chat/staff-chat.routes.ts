import {
  listCourierConversations,
  listCourierMessages,
  listDeskConversations,
  listDeskMessages,
  listStoreConversations,
  listStoreMessages,
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
import type { Database } from "../database/database.ts";
import type { Staff } from "../requests/caller.ts";
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
import type { ChatAddress } from "./messages.data.ts";
import { findCustomerOf } from "./running-orders.data.ts";

/** Conversations as stores, couriers and the desk see them. */
export function staffChatRoutes(api: ChatApi) {
  for (const endpoint of [
    listStoreConversations,
    listCourierConversations,
    listDeskConversations,
  ]) {
    serve(api, endpoint, (input, ctx) => listConversationsOf(api, callerOf(ctx.staff), input, ctx));
  }

  for (const endpoint of [listStoreMessages, listCourierMessages, listDeskMessages]) {
    serve(api, endpoint, async (input, ctx) => {
      const caller = callerOf(ctx.staff);
      return listMessagesOf(api, caller, await findAddress(ctx.db, caller, input), input, ctx);
    });
  }

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

  for (const endpoint of [reportStoreTyping, reportCourierTyping, reportDeskTyping]) {
    serve(api, endpoint, ({ conversation_id }, ctx) =>
      showTyping(callerOf(ctx.staff), conversation_id, ctx),
    );
  }
}

const callerOf = (staff: Staff) => ({ ...toStaffParty(staff), key: staff.key });

/** An order names its customer where nothing else does. Throws `order_not_found`. */
async function findAddress(
  db: Database,
  caller: Receiver,
  input: {
    conversation_id?: number | undefined;
    receiver_id?: number | undefined;
    order_id?: number | undefined;
  },
): Promise<ChatAddress> {
  const { conversation_id: conversationId, receiver_id: id, order_id: orderId } = input;
  if (conversationId !== undefined) return { conversationId, other: null };
  if (id !== undefined) return { conversationId, other: { type: "customer", id } };
  const customerId = await findCustomerOf(db, orderId ?? 0, caller);
  if (customerId === undefined) throw new AppError("order_not_found", { field: "order_id" });
  const other = customerId === null ? null : ({ type: "customer", id: customerId } as const);
  return { conversationId, other };
}
