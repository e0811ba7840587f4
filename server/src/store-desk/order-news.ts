import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../process/log.ts";
import { withTimeLimit } from "../process/time-limit.ts";
import {
  type NewsCursor,
  type OrderNews,
  readCursor,
  readNewsOf,
  readNewsSince,
} from "./order-news.data.ts";

type Listener = (news: OrderNews[], cursor: NewsCursor) => void;

/** The changes of all orders by any process, for those who watch several orders. */
export interface OrderNewsFeed {
  /**
   * Calls back with the orders that changed, and a position before which every change was reported;
   * returns how to stop.
   */
  watch(listener: Listener): () => void;
  /** Resolves once every change that commits from now on reaches the listeners. */
  ready(): Promise<void>;
}

/** Reads each change once for all watchers of this process, and nothing while nobody watches. */
export function createOrderNewsFeed(db: Database, changes: ChangeFeed, log: Log): OrderNewsFeed {
  const listeners = new Set<Listener>();
  const changed = new Set<number>();
  /** Before it, every change was reported. */
  let reported: Promise<NewsCursor> | null = null;
  /** Whether notifications may be lost. */
  let isUnsure = false;
  let isReading = false;

  async function report(since: NewsCursor) {
    const cursor = await readCursor(db);
    // The notifications of everything before the position have arrived then.
    await changes.flushed();
    const orderIds = [...changed];
    const wasUnsure = isUnsure;
    changed.clear();
    isUnsure = false;
    try {
      const missed = wasUnsure ? await readNewsSince(db, since) : [];
      const news = [...missed, ...(await readNewsOf(db, orderIds))];
      if (listeners.size > 0) reported = Promise.resolve(cursor);
      for (const listener of listeners) listener(news, cursor);
    } catch (error) {
      for (const orderId of orderIds) changed.add(orderId);
      isUnsure ||= wasUnsure;
      throw error;
    }
  }

  async function reportAll() {
    while (reported && (changed.size > 0 || isUnsure)) await report(await reported);
  }

  changes.on("orders", (orderId) => {
    if (listeners.size === 0) return;
    if (orderId === "") isUnsure = true;
    else changed.add(Number(orderId));
    if (isReading) return;
    isReading = true;
    reportAll()
      .catch((error) => log.error({ err: error }, "reading changes of orders failed"))
      .finally(() => {
        isReading = false;
      });
  });

  return {
    watch(listener) {
      listeners.add(listener);
      reported ??= withTimeLimit(readCursor(db), "changes of orders");
      // A failure reaches those who wait for `ready`.
      reported.catch(() => {});
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        reported = null;
        changed.clear();
        isUnsure = false;
      };
    },
    async ready() {
      await reported;
    },
  };
}
