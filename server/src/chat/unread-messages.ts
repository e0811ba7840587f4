import { and, eq, isNull } from "drizzle-orm";
import type { UnreadMessages } from "../notifications/notification-feed.ts";
import { chatMessages, conversations } from "./chat.tables.ts";
import { topicOf } from "./chat-party.ts";
import { isFromOther } from "./conversations.data.ts";

const party = (id: number) => ({ type: "customer", id }) as const;

/** What a customer has not read, in all conversations. */
export const unreadMessages: UnreadMessages = {
  count: (db, customerId) => {
    const own = db
      .select({ id: chatMessages.id })
      .from(conversations)
      .innerJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
      .where(
        and(
          eq(conversations.customerId, customerId),
          isNull(chatMessages.seenAt),
          isFromOther(party(customerId)),
        ),
      );
    return db.$count(own.as("unread"));
  },
  watch: (changes, customerId, listener) =>
    changes.onSubject("chat", topicOf(party(customerId)), listener),
};
