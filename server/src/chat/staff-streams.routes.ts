import { streamCourier, streamDesk, streamStore } from "@errand/core/chat/staff-streams.contract";
import type { Order } from "@errand/core/orders/orders.types";
import { isPermitted, type Permission } from "@errand/core/principals";
import { and, eq, inArray } from "drizzle-orm";
import { courierAccountFeed } from "../delivery/courier-account-feed.ts";
import { storeImportFeed } from "../items/store-import-feed.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { toStoreOrders } from "../orders/store-orders.ts";
import { serveResponse } from "../requests/serve.ts";
import { deskNewsFeed } from "../store-desk/live/desk-news-feed.ts";
import type { ExceptionBoard } from "../store-desk/live/exception-board.ts";
import { exceptionFeed } from "../store-desk/live/exception-feed.ts";
import { courierPositionFeed } from "../store-desk/live/position-feed.ts";
import type { OrderNews } from "../store-desk/order-news.data.ts";
import { jobEvents, orderEvents } from "../store-desk/staff-events.ts";
import { storeCourierFeed } from "../store-desk/store-courier-feed.ts";
import type { StoreDeskApi } from "../store-desk/store-desk-api.ts";
import { storeRefundFeed } from "../store-desk/store-refund-feed.ts";
import { isForStore } from "../store-desk/store-stages.ts";
import { storeStateFeed } from "../store-desk/store-state-feed.ts";
import type { ChatApi } from "./chat-api.ts";
import { counterFeed } from "./counter-feed.ts";
import { readCourierCounts } from "./courier-counters.data.ts";
import type { DeskCounterReader } from "./desk-counters.data.ts";
import { type FurtherFeed, openStaffStream } from "./open-staff-stream.ts";
import type { CounterReader } from "./store-counters.data.ts";

/** How the counters of stores and of the desk are read. */
export interface CounterReaders {
  read: CounterReader;
  readDesk: (board: ExceptionBoard) => DeskCounterReader;
}

export interface StreamOptions extends CounterReaders {
  /** The permission of who may read an entry of the desk; null for an unknown one. */
  permissionOfEntry: (path: string) => Permission | null;
}

/** Between two readings of what no change of an order announces, such as an application. */
const deskIntervalMs = 30_000;

function watchDesk(board: ExceptionBoard, change: () => void): () => void {
  const unwatch = board.watch(change);
  const clock = setInterval(change, deskIntervalMs).unref();
  return () => {
    unwatch();
    clearInterval(clock);
  };
}

/** Live updates for stores, couriers and operators: their orders or jobs, and messages. */
export function staffStreamRoutes(
  api: StoreDeskApi & ChatApi,
  { read, readDesk, permissionOfEntry, board }: StreamOptions & { board: ExceptionBoard },
) {
  serveResponse(api, streamStore, async (_input, ctx, c) => {
    const { storeId } = ctx.staff;
    const condition = and(eq(cartOrders.storeId, storeId), isForStore);
    const concerns = (news: { storeId: number | null }) => news.storeId === storeId;
    const imports: FurtherFeed = (resumeAfter) =>
      storeImportFeed({
        ...{ db: ctx.db, changes: api.changes, storeId, resumeAfter },
        language: ctx.language,
      });
    const further = isPermitted(ctx.staff, "catalogue", true) ? [imports] : [];
    const reads = {
      capacity: isPermitted(ctx.staff, "orders", true),
      settings: isPermitted(ctx.staff, "settings", true),
    };
    further.push((resumeAfter) => storeStateFeed(api, { db: ctx.db, storeId, resumeAfter, reads }));
    if (reads.capacity) {
      const { db, language } = ctx;
      further.push((resumeAfter) => storeCourierFeed(api, { db, language, storeId, resumeAfter }));
    }
    if (isPermitted(ctx.staff, "payouts", true)) {
      const { db } = ctx;
      further.push((resumeAfter) => storeRefundFeed(api, { db, storeId, resumeAfter }));
    }
    const { db, staff } = ctx;
    further.push((resumeAfter) => counterFeed(api, { db, staff, read, concerns, resumeAfter }));
    const complete = (shown: Order[]) => toStoreOrders(api, ctx, shown);
    const events = orderEvents(api, ctx, { condition, concerns, complete });
    return openStaffStream(api, "store", ctx, c, events, further);
  });

  serveResponse(api, streamDesk, async (_input, ctx, c) => {
    const { zoneIds } = ctx.staff;
    const condition = zoneIds === null ? undefined : inArray(orders.zoneId, zoneIds);
    const concerns = ({ zoneId }: { zoneId: number }) => zoneIds?.includes(zoneId) ?? true;
    const { db, staff } = ctx;
    const watch = (change: () => void) => watchDesk(board, change);
    const further: FurtherFeed[] = [
      (resumeAfter) =>
        counterFeed(api, { db, staff, read: readDesk(board), concerns, watch, resumeAfter }),
    ];
    further.push((resumeAfter) =>
      deskNewsFeed(api.changes, { staff, permissionOf: permissionOfEntry, resumeAfter }),
    );
    if (isPermitted(staff, "dispatch", true)) {
      further.push((resumeAfter) => exceptionFeed({ board, zoneIds, resumeAfter }));
      further.push((resumeAfter) => courierPositionFeed(api.positions, resumeAfter));
    }
    const events = orderEvents(api, ctx, { condition, concerns });
    return openStaffStream(api, "desk", ctx, c, events, further);
  });

  serveResponse(api, streamCourier, async (_input, ctx, c) => {
    const { db, staff } = ctx;
    const { courierId } = staff;
    const concerns = (news: OrderNews) =>
      news.courierId === courierId || news.isOpen || news.offeredTo.includes(courierId);
    const counters: FurtherFeed = (resumeAfter) =>
      counterFeed(api, { db, staff, read: readCourierCounts, concerns, resumeAfter });
    const account: FurtherFeed = (resumeAfter) =>
      courierAccountFeed(api, { db, language: ctx.language, courierId, resumeAfter });
    return openStaffStream(api, "courier", ctx, c, jobEvents(api, ctx), [counters, account]);
  });
}
