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
import { toStaffParty } from "./chat-party.ts";
import { messageSubject } from "./chat-response.ts";
import type { ChatAddress } from "./messages.data.ts";

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
    serve(api, endpoint, (input, ctx) =>
      listMessagesOf(api, callerOf(ctx.staff), toConversationAddress(input), input, ctx),
    );
  }

  for (const endpoint of [sendStoreMessage, sendCourierMessage, sendDeskMessage]) {
    serve(
      api,
      endpoint,
      async ({ message, order_id, ...input }, ctx, pictures: string[]) => {
        const content = { message, order_id, pictures };
        const caller = callerOf(ctx.staff);
        const written = await writeMessage(api, caller, toConversationAddress(input), content, ctx);
        // What is written stays between the two: the log names the message.
        ctx.audit({ subject: messageSubject(written.message.id) });
        return written;
      },
      (input, ctx) =>
        storeMessagePictures(api, callerOf(ctx.staff), toConversationAddress(input), input, ctx),
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

function toConversationAddress(input: {
  conversation_id?: number | undefined;
  receiver_id?: number | undefined;
}): ChatAddress {
  const { conversation_id: conversationId, receiver_id: id } = input;
  return { conversationId, other: id === undefined ? null : { type: "customer", id } };
}
