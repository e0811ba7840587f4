import type { ConversationEvent } from "@errand/core/chat/chat.contract";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import type { Feed, LiveEvent } from "../requests/streams.ts";
import {
  type ChatEvent,
  type ChatTopic,
  isChatEventStored,
  lastChatEventId,
  readChatEvents,
} from "./chat-events.data.ts";
import { topicOf } from "./chat-party.ts";
import { type ChatSerializeOptions, toConversations } from "./chat-response.ts";
import { findConversation, readConversations } from "./conversations.data.ts";
import { readMessagesById } from "./messages-by-id.ts";

interface ChatFeedOptions {
  db: Database;
  changes: ChangeFeed;
  topic: ChatTopic;
  /** The `Last-Event-ID` of the request. */
  resumeAfter: string | null;
  options: ChatSerializeOptions;
  clock: () => Date;
  mayWatch: () => Promise<boolean>;
}

/** Events that are read at a time. */
const batchSize = 100;
/** Conversations whose last messages are the present state. */
const presentSize = 20;
/** How long a `typing` event is true, in milliseconds. */
const typingMs = 6000;

/**
 * The events of a customer's conversations: the last message of each, or what came since the last
 * event received if that is still stored, then each event. The id of an event is that of the stored
 * one, then a dot and a number for the messages of the present state.
 */
export function chatFeed(feed: ChatFeedOptions): Feed {
  const { db, changes, topic, options } = feed;
  const customer = { type: "customer", id: topic.customerId } as const;
  let sentId: number | null = null;
  let isFirst = true;
  let wakeUp = () => {};

  async function resume() {
    const [, id] = /^(\d{1,15})(?:\.\d+)?$/.exec(feed.resumeAfter ?? "") ?? [];
    if (id && (await isChatEventStored(db, topic, Number(id)))) sentId = Number(id);
  }

  async function present(): Promise<LiveEvent[]> {
    // Read before the messages: one in between is sent twice rather than lost.
    const last = await lastChatEventId(db, topic);
    sentId = last;
    const conversations = await toConversations(db, await readRows(), options);
    return conversations
      .flatMap(({ last_message }) => last_message ?? [])
      .toSorted((a, b) => a.id - b.id)
      .map((data, index) => ({ id: `${last}.${index + 1}`, event: "message", data }));
  }

  async function readRows() {
    if (topic.conversationId !== undefined) {
      const row = await findConversation(db, customer, topic.conversationId);
      return row ? [row] : [];
    }
    const page = { limit: presentSize, offset: 1, shopName: options.shop.businessName };
    return (await readConversations(db, customer, page)).rows;
  }

  async function since(after: number): Promise<LiveEvent[]> {
    const events = await readChatEvents(db, topic, after, batchSize);
    if (events.length === batchSize) wakeUp();
    sentId = events.at(-1)?.id ?? after;
    const messages = await messagesOf(events);
    const isStale = ({ kind, createdAt }: ChatEvent) =>
      kind === "typing" && feed.clock().getTime() - createdAt.getTime() > typingMs;
    return events
      .filter((event) => !isStale(event))
      .flatMap(({ id, kind, conversationId, by, messageId }): LiveEvent[] => {
        const event = { id: String(id), event: kind };
        if (kind !== "message") {
          const data: ConversationEvent = { conversation_id: conversationId, by };
          return [{ ...event, data }];
        }
        const data = messages.get(messageId ?? 0);
        return data ? [{ ...event, data }] : [];
      });
  }

  async function messagesOf(events: ChatEvent[]) {
    const ids = events.flatMap(({ messageId }) => messageId ?? []);
    return readMessagesById(db, customer, ids, options);
  }

  return {
    watch(wake) {
      wakeUp = () => wake("news");
      const unwatch = changes.onSubject("chat", topicOf(customer), wakeUp);
      const unwatchSessions = changes.onSubject("sessions", String(topic.customerId), () =>
        wake("access"),
      );
      return () => {
        unwatch();
        unwatchSessions();
      };
    },
    async news() {
      if (isFirst) await resume();
      isFirst = false;
      return sentId === null ? present() : since(sentId);
    },
    isOver: () => false,
    mayWatch: feed.mayWatch,
  };
}
