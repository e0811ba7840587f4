import {
  listConversations,
  listMessages,
  listQuickPhrases,
  markSeen,
  reportTyping,
  searchConversations,
  sendMessage,
  streamMessages,
} from "@errand/core/chat/chat.contract";
import type { ReceiverType } from "@errand/core/chat/chat.types";
import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import type { Shopper } from "../requests/caller.ts";
import { isSignedIn } from "../requests/is-signed-in.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import type { ChatApi } from "./chat-api.ts";
import {
  listConversationsOf,
  listMessagesOf,
  seeMessages,
  showTyping,
  storeMessagePictures,
  writeMessage,
} from "./chat-calls.ts";
import { chatFeed } from "./chat-feed.ts";
import { chatOptions } from "./chat-response.ts";
import { findConversation } from "./conversations.data.ts";
import { type ChatAddress, readPhrases } from "./messages.data.ts";

/** The inbox of a customer. */
export function chatRoutes(api: ChatApi) {
  for (const endpoint of [listConversations, searchConversations]) {
    serve(api, endpoint, (input, ctx) =>
      listConversationsOf(api, toCustomerParty(ctx.shopper), input, ctx),
    );
  }

  serve(api, listMessages, (input, ctx) =>
    listMessagesOf(api, toCustomerParty(ctx.shopper), toConversationAddress(input), input, ctx),
  );

  serve(
    api,
    sendMessage,
    ({ message, order_id, ...input }, ctx, pictures: string[]) =>
      writeMessage(
        api,
        toCustomerParty(ctx.shopper),
        toConversationAddress(input),
        { message, order_id, pictures },
        ctx,
      ),
    (input, ctx) =>
      storeMessagePictures(
        api,
        toCustomerParty(ctx.shopper),
        toConversationAddress(input),
        input,
        ctx,
      ),
  );

  serve(api, markSeen, ({ conversation_id }, ctx) =>
    seeMessages(toCustomerParty(ctx.shopper), conversation_id, ctx),
  );

  serve(api, reportTyping, ({ conversation_id }, ctx) =>
    showTyping(toCustomerParty(ctx.shopper), conversation_id, ctx),
  );

  serve(api, listQuickPhrases, async ({ limit, offset, receiver_type }, { db, language }) => {
    const { total, rows } = await readPhrases(db, {
      ...{ writer: "customer", receiver: receiver_type, limit, offset },
    });
    const data = rows.map(({ id, message }) => ({ id, message: localize(message, language) }));
    return { total_size: total, limit, offset, data };
  });

  serveResponse(api, streamMessages, async ({ conversation_id }, ctx, c) => {
    const { db, shopper, language, lastEventId } = ctx;
    const { customerId } = shopper;
    if (
      conversation_id !== undefined &&
      !(await findConversation(db, toCustomerParty(shopper), conversation_id))
    ) {
      throw new AppError("conversation_not_found");
    }
    const feed = chatFeed({
      db,
      changes: api.changes,
      topic: { customerId, conversationId: conversation_id },
      resumeAfter: lastEventId,
      options: await chatOptions(api, language),
      clock: api.clock,
      mayWatch: () => isSignedIn(api, c.req.header("authorization")),
    });
    return api.streams.open(c, shopper.key, feed);
  });
}

function toCustomerParty({ customerId, key }: Extract<Shopper, { kind: "customer" }>) {
  return { type: "customer", id: customerId, key } as const;
}

function toConversationAddress(input: {
  conversation_id?: number | undefined;
  receiver_type?: ReceiverType | undefined;
  receiver_id: number;
}): ChatAddress {
  const { conversation_id: conversationId, receiver_type: type, receiver_id: id } = input;
  return { conversationId, other: type ? { type, id } : null };
}
