import { eq } from "drizzle-orm";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import type { PositionedFeed } from "../requests/joined-feed.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import {
  type ComingCourier,
  readComingCouriers,
  toStoreCourier,
  withoutCourier,
} from "./store-couriers.data.ts";
import type { StoreDeskApi } from "./store-desk-api.ts";

/** Between two positions of a courier that are sent: a tablet shows minutes. */
const intervalMs = 10_000;

interface StoreCourierFeedOptions extends Pick<AnyRequestContext, "db" | "language"> {
  storeId: number;
  /** The position in this feed that the `Last-Event-ID` of the request states. */
  resumeAfter: string | null;
}

/** What was last sent about the courier of an order. */
interface Sent {
  courierId: number;
  isHere: boolean;
  at: number;
}

/**
 * Who comes for the orders of a store: everybody at the start, also of a resumed stream, then at
 * once who takes an order, gives it back, arrives, or leaves with it, and every ten seconds where
 * somebody who moves is.
 */
export function storeCourierFeed(
  api: Pick<StoreDeskApi, "orderNews" | "positions" | "clock" | "settings" | "dispatchTiming">,
  { db, language, storeId, resumeAfter }: StoreCourierFeedOptions,
): PositionedFeed {
  const sent = new Map<number, Sent>();
  const followed = new Map<number, () => void>();
  const moved = new Set<number>();
  let isChanged = true;
  let wakeUp = () => {};
  const [, received] = /^c(\d{1,15})$/.exec(resumeAfter ?? "") ?? [];
  let count = received === undefined ? 0 : Number(received);
  const position = () => `c${count}`;

  function isDue(courierId: number): boolean {
    const now = api.clock().getTime();
    return [...sent.values()].some(
      (each) => each.courierId === courierId && !each.isHere && now - each.at >= intervalMs,
    );
  }

  function follow(courierIds: Set<number>) {
    for (const [courierId, stop] of followed) {
      if (courierIds.has(courierId)) continue;
      stop();
      followed.delete(courierId);
    }
    for (const courierId of courierIds) {
      if (followed.has(courierId)) continue;
      const stop = api.positions.watch(courierId, () => {
        if (!isDue(courierId)) return;
        moved.add(courierId);
        wakeUp();
      });
      followed.set(courierId, stop);
    }
  }

  function isNews({ row, hereSince }: ComingCourier): boolean {
    const before = sent.get(row.order.id);
    if (!before || before.courierId !== row.courier.id) return true;
    return before.isHere !== (hereSince !== null) || moved.has(row.courier.id);
  }

  return {
    watch(wake) {
      wakeUp = () => wake("news");
      const unwatch = api.orderNews.watch((latest) => {
        if (!latest.some((news) => news.storeId === storeId)) return;
        isChanged = true;
        wakeUp();
      });
      return () => {
        unwatch();
        follow(new Set());
      };
    },
    async news() {
      if (!isChanged && moved.size === 0) return [];
      isChanged = false;
      const coming = await readComingCouriers(db, eq(cartOrders.storeId, storeId));
      const now = api.clock();
      const news = coming.filter(isNews);
      moved.clear();
      follow(new Set(coming.map(({ row }) => row.courier.id)));
      const orderIds = new Set(coming.map(({ row }) => row.order.id));
      const gone = [...sent.keys()].filter((orderId) => !orderIds.has(orderId));
      for (const orderId of gone) sent.delete(orderId);
      for (const { row, hereSince } of news) {
        const state = { courierId: row.courier.id, isHere: hereSince !== null };
        sent.set(row.order.id, { ...state, at: now.getTime() });
      }
      const ctx = { db, language, now };
      const shown = await Promise.all(news.map((each) => toStoreCourier(api, ctx, each)));
      return [...gone.map(withoutCourier), ...shown].map((data) => {
        count += 1;
        return { id: position(), event: "courier", data };
      });
    },
    isOver: () => false,
    mayWatch: async () => true,
    position,
  };
}
