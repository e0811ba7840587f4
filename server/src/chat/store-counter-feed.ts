import { isDeepStrictEqual } from "node:util";
import type { StoreCounters } from "@errand/core/chat/store-counters.contract";
import type { Database } from "../database/database.ts";
import type { StaffOf } from "../requests/caller.ts";
import type { PositionedFeed } from "../requests/joined-feed.ts";
import type { OrderNews } from "../store-desk/order-news.data.ts";
import type { StoreDeskApi } from "../store-desk/store-desk-api.ts";
import { topicOf, toStaffParty } from "./chat-party.ts";
import type { CounterReader } from "./store-counters.data.ts";

/** Between two readings: a rush changes orders every second. */
const intervalMs = 2_000;

interface CounterFeedOptions {
  db: Database;
  staff: StaffOf<"store">;
  read: CounterReader;
  /** Whether a change of an order or a trip may change the counters. */
  concerns: (news: OrderNews) => boolean;
  /** The position in this feed that the `Last-Event-ID` of the request states. */
  resumeAfter: string | null;
}

/**
 * How much waits: at the start, also of a resumed stream, then after changes, at most every two
 * seconds. Reviews are counted with the others, and bring about no event of their own.
 */
export function storeCounterFeed(
  { changes, orderNews, clock }: Pick<StoreDeskApi, "changes" | "orderNews" | "clock">,
  { db, staff, read, concerns, resumeAfter }: CounterFeedOptions,
): PositionedFeed {
  let isChanged = true;
  let resting: NodeJS.Timeout | null = null;
  let wakeUp = () => {};
  let sent: StoreCounters | null = null;
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
      return () => {
        unwatchOrders();
        unwatchChat();
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
