import type { Database } from "../database/database.ts";
import type { PositionedFeed } from "../requests/joined-feed.ts";
import type { LiveEvent } from "../requests/streams.ts";
import { canResume, type NewsCursor, type OrderNews, readCursor } from "./order-news.data.ts";
import type { OrderNewsFeed } from "./order-news.ts";

/** What the stream of one member of the staff sends about orders. */
export interface StaffEvents {
  /** Whether a change is to be sent. */
  concerns(news: OrderNews): boolean;
  /** The orders of the present state, oldest first. */
  present(): Promise<number[]>;
  /** The orders that changed since a position, oldest change first. */
  changedSince(cursor: NewsCursor): Promise<number[]>;
  /** The events about orders as they are now, in this order. */
  eventsOf(orderIds: number[]): Promise<Omit<LiveEvent, "id">[]>;
}

interface StaffFeedOptions extends StaffEvents {
  db: Database;
  news: OrderNewsFeed;
  /** The position in this feed that the `Last-Event-ID` of the request states. */
  resumeAfter: string | null;
  /** Calls back when the session may have ended; returns how to stop. */
  onAccess: (listener: () => void) => () => void;
  mayWatch: () => Promise<boolean>;
}

/**
 * A position that cannot be resumed: whoever received a part of the present state gets it again.
 */
const nowhere: NewsCursor = "0";

/** Orders that are read at a time. */
const batchSize = 100;

/**
 * The events of several orders: the present state, or what changed since the last event received if
 * that is still stored, then each change. Several changes of an order are sent as one: the order as
 * it is now.
 *
 * The id of an event is a position in the changes, then a dot and the number of the event. Resuming
 * there repeats some events rather than losing one.
 */
export function staffFeed(options: StaffFeedOptions): PositionedFeed {
  const { db, news } = options;
  const changed = new Set<number>();
  let isFirst = true;
  let wakeUp = () => {};
  /** The position up to which everything was sent, and the one once `changed` is sent. */
  let sent = nowhere;
  let reached = nowhere;
  let count = 0;

  async function begin() {
    // What commits from now on comes by the feed, whatever the following reads see.
    await news.ready();
    const cursor = await readCursor(db);
    const [, resumed = "", number = "0"] =
      /^(\d{1,18})\.(\d{1,15})$/.exec(options.resumeAfter ?? "") ?? [];
    const isResumed = resumed !== "" && (await canResume(db, resumed));
    sent = isResumed ? resumed : nowhere;
    count = isResumed ? Number(number) : 0;
    const first = isResumed ? await options.changedSince(resumed) : await options.present();
    const later = [...changed];
    changed.clear();
    for (const id of [...first, ...later]) changed.add(id);
    reached = cursor;
  }

  return {
    watch(wake) {
      wakeUp = () => wake("news");
      const unwatchNews = news.watch((latest, cursor) => {
        const own = latest.filter(options.concerns);
        for (const { orderId } of own) changed.add(orderId);
        reached = cursor;
        if (own.length > 0) wakeUp();
      });
      const unwatchAccess = options.onAccess(() => wake("access"));
      return () => {
        unwatchNews();
        unwatchAccess();
      };
    },
    async news() {
      if (isFirst) await begin();
      isFirst = false;
      const batch = [...changed].slice(0, batchSize);
      if (batch.length === 0) return [];
      for (const id of batch) changed.delete(id);
      const isLast = changed.size === 0;
      const position = reached;
      const events = await options.eventsOf(batch);
      const ids = events.map((_event, index) => {
        // Until the last one is received, resuming has to repeat what follows.
        if (isLast && index === events.length - 1) sent = position;
        count += 1;
        return `${sent}.${count}`;
      });
      if (!isLast) wakeUp();
      return events.map((event, index) => ({ id: ids[index] ?? "", ...event }));
    },
    isOver: () => false,
    position: () => `${sent}.${count}`,
    mayWatch: options.mayWatch,
  };
}
