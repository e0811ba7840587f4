import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import type { Feed } from "../requests/streams.ts";
import { summarize } from "./notifications.data.ts";

interface NotificationFeedOptions {
  db: Database;
  changes: ChangeFeed;
  clock: () => Date;
  customerId: number;
  mayWatch: () => Promise<boolean>;
}

/** The number of unseen notifications of a customer, now and whenever one comes or is seen. */
export function notificationFeed(options: NotificationFeedOptions): Feed {
  const { db, changes, clock, customerId, mayWatch } = options;
  const subject = String(customerId);
  let sent = "";
  return {
    watch(wake) {
      const unwatch = changes.onSubject("notifications", subject, () => wake("news"));
      const unwatchSessions = changes.onSubject("sessions", subject, () => wake("access"));
      return () => {
        unwatch();
        unwatchSessions();
      };
    },
    async news() {
      const now = clock();
      const { unseen, latestId } = await summarize(db, customerId, now);
      const state = `${latestId} ${unseen}`;
      if (state === sent) return [];
      sent = state;
      const data = { unseen_count: unseen, latest_id: latestId };
      return [{ id: String(now.getTime()), event: "notifications", data }];
    },
    isOver: () => false,
    mayWatch,
  };
}
