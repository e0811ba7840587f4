import { and, or } from "drizzle-orm";
import type { OrderApi } from "../orders/order-api.ts";
import {
  isChangedSince,
  isOfStore,
  isUnanswered,
  readStoreRefunds,
  type StoreRefund,
} from "../refunds/store-refunds.data.ts";
import type { PositionedFeed } from "../requests/joined-feed.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import type { StoreDeskApi } from "./store-desk-api.ts";

interface StoreRefundFeedOptions extends Pick<AnyRequestContext, "db"> {
  storeId: number;
  /** The position in this feed that the `Last-Event-ID` of the request states. */
  resumeAfter: string | null;
}

/** As many as a store answers in a day, and more. */
const maxRefunds = 100;

/**
 * The refunds that a store can answer: all at the start, also of a resumed stream, then each new
 * one, and each change of one. A position only counts events.
 */
export function storeRefundFeed(
  api: Pick<StoreDeskApi, "orderNews"> & Pick<OrderApi, "clock">,
  { db, storeId, resumeAfter }: StoreRefundFeedOptions,
): PositionedFeed {
  const openedAt = api.clock();
  /** What was last sent of each refund. */
  const sent = new Map<number, string>();
  let isChanged = true;
  const [, received] = /^r(\d{1,15})$/.exec(resumeAfter ?? "") ?? [];
  let count = received === undefined ? 0 : Number(received);
  const position = () => `r${count}`;

  return {
    watch: (wake) =>
      api.orderNews.watch((latest) => {
        if (!latest.some((news) => news.storeId === storeId)) return;
        isChanged = true;
        wake("news");
      }),
    async news() {
      if (!isChanged) return [];
      // Before reading: a change in between is read again, rather than lost.
      isChanged = false;
      const now = api.clock();
      const condition = and(isOfStore(storeId), or(isUnanswered(now), isChangedSince(openedAt)));
      const page = { limit: maxRefunds, offset: 1 };
      const { refunds } = await readStoreRefunds(db, condition, page, (key) => key);
      return refunds.toReversed().flatMap((refund) => {
        const data = toUpdate(refund);
        const state = JSON.stringify(data);
        if (sent.get(refund.id) === state) return [];
        sent.set(refund.id, state);
        count += 1;
        return { id: position(), event: "refund", data };
      });
    },
    isOver: () => false,
    mayWatch: async () => true,
    position,
  };
}

function toUpdate({ id, order_id, refund_amount, borne_by, answer_until, dispute }: StoreRefund) {
  return {
    ...{ id, order_id, refund_amount, borne_by, answer_until },
    dispute: dispute && { state: dispute.state, at: dispute.at },
  };
}
