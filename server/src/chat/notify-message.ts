import type { LocalizedText } from "@errand/core/language";
import { and, eq, isNull, lt } from "drizzle-orm";
import { inTransaction } from "../database/database.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import { messageIn } from "../messages/messages.ts";
import { notify } from "../notifications/notify.ts";
import { chatMessages, conversations } from "./chat.tables.ts";
import type { ChatApi } from "./chat-api.ts";
import { type ConversationRow, findConversation, isFromOther } from "./conversations.data.ts";
import { notifyMessageJob } from "./notify-message.job.ts";

type NotifyMessageApi = Pick<ChatApi, "db" | "shop">;

export function notifyMessageHandler(api: NotifyMessageApi): JobHandler {
  return handleJob(notifyMessageJob, ({ messageId }) => notifyOfMessage(api, messageId));
}

/**
 * Notifies a customer who does not look: of the first message that is not seen, not of those that
 * follow it.
 */
async function notifyOfMessage({ db, shop }: NotifyMessageApi, messageId: number): Promise<void> {
  const { businessName } = await shop();
  await inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ message: chatMessages, customerId: conversations.customerId })
      .from(chatMessages)
      .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
      .where(eq(chatMessages.id, messageId));
    if (!found || found.message.seenAt || found.customerId === null) return;
    const { message, customerId } = found;
    const { conversationId, text, createdAt: at } = message;
    const customer = { type: "customer", id: customerId } as const;
    const isEarlier = and(
      eq(chatMessages.conversationId, conversationId),
      lt(chatMessages.id, messageId),
      isNull(chatMessages.seenAt),
      isFromOther(customer),
    );
    if ((await tx.$count(chatMessages, isEarlier)) > 0) return;
    const row = await findConversation(tx, customer, conversationId);
    if (!row) return;
    await notify(tx, {
      customerId,
      cause: `message:${messageId}`,
      type: "message",
      message: "new_message",
      values: { sender: senderOf(row, businessName), message: text ?? pictureText() },
      target: { conversationId },
      at,
    });
  });
}

function senderOf({ store, courier }: ConversationRow, businessName: string) {
  return store?.name ?? courier?.firstName ?? businessName;
}

function pictureText(): LocalizedText {
  return {
    en: messageIn("en", "responses", "picture_sent"),
    fr: messageIn("fr", "responses", "picture_sent"),
  };
}
