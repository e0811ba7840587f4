import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import type { Feed } from "../requests/streams.ts";
import { summarize } from "./notifications.data.ts";

/** What the customer has not read in conversations. */
export interface UnreadMessages {
  count(db: Database, customerId: number): Promise<number>;
  /** Calls back when the number may have changed; returns how to stop. */
  watch(changes: ChangeFeed, customerId: number, listener: () => void): () => void;
}

interface NotificationFeedOptions {
  db: Database;
  changes: ChangeFeed;
  clock: () => Date;
  customerId: number;
  messages: UnreadMessages;
  mayWatch: () => Promise<boolean>;
}

/**
 * The numbers of unseen notifications and unread messages of a customer, now and whenever one comes
 * or is seen.
 */
export function notificationFeed(options: NotificationFeedOptions): Feed {
  const { db, changes, clock, customerId, messages, mayWatch } = options;
  const subject = String(customerId);
  let sent = "";
  return {
    watch(wake) {
      const wakeUp = () => wake("news");
      const stops = [
        changes.onSubject("notifications", subject, wakeUp),
        messages.watch(changes, customerId, wakeUp),
        changes.onSubject("sessions", subject, () => wake("access")),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    async news() {
      const now = clock();
      const { unseen, unseenOther, latestId } = await summarize(db, customerId, now);
      const unread = await messages.count(db, customerId);
      const data = {
        unseen_count: unseen,
        latest_id: latestId,
        unread_message_count: unread,
        total_count: unseenOther + unread,
      };
      const state = JSON.stringify(data);
      if (state === sent) return [];
      sent = state;
      return [{ id: String(now.getTime()), event: "notifications", data }];
    },
    isOver: () => false,
    mayWatch,
  };
}
