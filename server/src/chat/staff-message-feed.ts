import type { ConversationEvent } from "@errand/core/chat/chat.contract";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import type { PositionedFeed } from "../requests/joined-feed.ts";
import { type NewsCursor, readCursor } from "../store-desk/order-news.data.ts";
import type { ChatEvent } from "./chat-events.data.ts";
import { type Receiver, topicOf } from "./chat-party.ts";
import type { ChatSerializeOptions } from "./chat-response.ts";
import { readMessagesById } from "./messages-by-id.ts";
import {
  canResumeMessages,
  readMessagesSince,
  readSignalsSince,
  readUnseen,
} from "./staff-messages.data.ts";

interface StaffMessageFeedOptions {
  db: Database;
  changes: ChangeFeed;
  party: Receiver;
  /** The position in this feed that the `Last-Event-ID` of the request states. */
  resumeAfter: string | null;
  options: ChatSerializeOptions;
  clock: () => Date;
}

/** A position that cannot be resumed. */
const nowhere: NewsCursor = "0";

/** Messages that are read at a time. */
const batchSize = 100;
/** How long a `typing` event is true, in milliseconds. */
const typingMs = 6000;

/**
 * The messages in the conversations of a store, a courier or the desk: those of others that nobody
 * has seen, or what came since the last event received if that is still stored, then each message,
 * and when the other party sees some or is writing.
 *
 * The id of an event is a position in the changes of all conversations, then a dot and the number
 * of the event. Resuming there repeats some messages rather than losing one.
 */
export function staffMessageFeed(feed: StaffMessageFeedOptions): PositionedFeed {
  const { db, changes, party, options } = feed;
  const waiting = new Set<number>();
  /** Messages since `reached` that were read, which the next reading finds again. */
  let known = new Set<number>();
  /** What others did besides, by the ids of the stored events. */
  let signals: { event: string; data: ConversationEvent }[] = [];
  let knownSignals = new Set<number>();
  let isFirst = true;
  let hasNews = false;
  let wakeUp = () => {};
  /** The position up to which everything was sent, and the one once `waiting` is sent. */
  let sent = nowhere;
  let reached = nowhere;
  let count = 0;

  async function begin() {
    const cursor = await readCursor(db);
    const [, resumed = "", number = "0"] =
      /^(\d{1,18})\.(\d{1,15})$/.exec(feed.resumeAfter ?? "") ?? [];
    const isResumed = resumed !== "" && (await canResumeMessages(db, resumed));
    if (isResumed) {
      sent = resumed;
      count = Number(number);
      reached = resumed;
      return read();
    }
    // Beside a long transaction, the next reading finds what came before: what was seen must not be
    // sent as new. Read before those not seen: one that commits in between is sent.
    const earlier = await readMessagesSince(db, party, cursor);
    for (const id of await readUnseen(db, party, batchSize)) waiting.add(id);
    known = new Set([...earlier.map(({ id }) => id), ...waiting]);
    reached = cursor;
  }

  async function read() {
    // Read before the messages: one that commits in between is found again, rather than lost.
    const cursor = await readCursor(db);
    const found = await readMessagesSince(db, party, reached);
    for (const { id } of found) if (!known.has(id)) waiting.add(id);
    const done = await readSignalsSince(db, party, reached);
    signals.push(...done.filter(({ id }) => !knownSignals.has(id)).flatMap(toSignal));
    const isRecent = ({ transaction }: { transaction: string }) =>
      BigInt(transaction) >= BigInt(cursor);
    known = new Set(found.filter(isRecent).map(({ id }) => id));
    knownSignals = new Set(done.filter(isRecent).map(({ id }) => id));
    reached = cursor;
  }

  function toSignal({ kind, conversationId, by, createdAt }: ChatEvent) {
    const isOver = kind === "typing" && feed.clock().getTime() - createdAt.getTime() > typingMs;
    return isOver ? [] : [{ event: kind, data: { conversation_id: conversationId, by } }];
  }

  return {
    watch(wake) {
      wakeUp = () => wake("news");
      return changes.onSubject("chat", topicOf(party), () => {
        hasNews = true;
        wakeUp();
      });
    },
    async news() {
      const mustRead = hasNews;
      hasNews = false;
      if (isFirst) await begin();
      else if (mustRead) await read();
      isFirst = false;
      const batch = [...waiting].slice(0, batchSize);
      for (const id of batch) waiting.delete(id);
      const messages = await readMessagesById(db, party, batch, options);
      const found = batch.flatMap((id) => messages.get(id) ?? []);
      const events = [...found.map((data) => ({ event: "message", data })), ...signals];
      signals = [];
      const isLast = waiting.size === 0;
      if (!isLast) wakeUp();
      if (isLast && events.length === 0) sent = reached;
      return events.map((event, index) => {
        // Until the last one is received, resuming has to repeat what follows.
        if (isLast && index === events.length - 1) sent = reached;
        count += 1;
        return { id: `${sent}.${count}`, ...event };
      });
    },
    isOver: () => false,
    mayWatch: async () => true,
    position: () => `${sent}.${count}`,
  };
}
