import { isDeepStrictEqual } from "node:util";
import type { Database } from "../database/database.ts";
import type { Staff } from "../requests/caller.ts";
import type { PositionedFeed } from "../requests/joined-feed.ts";
import type { OrderNews } from "../store-desk/order-news.data.ts";
import type { StoreDeskApi } from "../store-desk/store-desk-api.ts";
import { topicOf, toStaffParty } from "./chat-party.ts";

/** Between two readings: a rush changes orders every second. */
const intervalMs = 2_000;

interface CounterFeedOptions<Caller extends Staff> {
  db: Database;
  staff: Caller;
  read: (db: Database, staff: Caller, now: Date) => Promise<Record<string, number | undefined>>;
  /** Whether a change of an order or a trip may change the counters. */
  concerns: (news: OrderNews) => boolean;
  /** Calls back when something else may change them; returns how to stop. */
  watch?: (change: () => void) => () => void;
  /** The position in this feed that the `Last-Event-ID` of the request states. */
  resumeAfter: string | null;
}

/**
 * How much waits for members of the staff: at the start, also of a resumed stream, then after
 * changes, at most every two seconds. Reviews are counted with the others, and bring about no event
 * of their own.
 */
export function counterFeed<Caller extends Staff>(
  { changes, orderNews, clock }: Pick<StoreDeskApi, "changes" | "orderNews" | "clock">,
  { db, staff, read, concerns, watch, resumeAfter }: CounterFeedOptions<Caller>,
): PositionedFeed {
  let isChanged = true;
  let resting: NodeJS.Timeout | null = null;
  let wakeUp = () => {};
  let sent: object | null = null;
  const [, received] = /^n(\d{1,15})$/.exec(resumeAfter ?? "") ?? [];
  let count = received === undefined ? 0 : Number(received);
  const position = () => `n${count}`;

  function change() {
    isChanged = true;
    if (!resting) wakeUp();
  }

  function rest() {
    resting = setTimeout(() => {
      resting = null;
      if (isChanged) wakeUp();
    }, intervalMs).unref();
  }

  return {
    watch(wake) {
      wakeUp = () => wake("news");
      const unwatchOrders = orderNews.watch((latest) => {
        if (latest.some(concerns)) change();
      });
      const unwatchChat = changes.onSubject("chat", topicOf(toStaffParty(staff)), change);
      const unwatchOthers = watch?.(change);
      return () => {
        unwatchOrders();
        unwatchChat();
        unwatchOthers?.();
        if (resting) clearTimeout(resting);
      };
    },
    async news() {
      if (!isChanged || resting) return [];
      isChanged = false;
      rest();
      const counters = await read(db, staff, clock());
      if (isDeepStrictEqual(counters, sent)) return [];
      sent = counters;
      count += 1;
      return [{ id: position(), event: "counters", data: counters }];
    },
    isOver: () => false,
    mayWatch: async () => true,
    position,
  };
}
