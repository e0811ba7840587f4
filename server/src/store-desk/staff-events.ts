import { activeStatuses } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import type { JobUpdate } from "@errand/core/orders/staff-orders.types";
import { isPermitted } from "@errand/core/principals";
import { and, inArray, type SQL } from "drizzle-orm";
import { isDelivery, type JobList, readJobs } from "../delivery/courier-jobs.data.ts";
import type { DeliveryApi } from "../delivery/delivery-api.ts";
import { jobReader } from "../delivery/job-reader.ts";
import { readToHandOver } from "../delivery/take-over.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { serializeOptions } from "../orders/order-api.ts";
import { toOrderResponses } from "../orders/order-response.ts";
import { readOrderRows } from "../orders/orders.data.ts";
import { withoutCode } from "../orders/staff-orders.ts";
import type { Staff, StaffOf } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { type OrderNews, readNewsSince, readOrderIds } from "./order-news.data.ts";
import type { StaffEvents } from "./staff-feed.ts";

type StreamContext<Caller> = Pick<AnyRequestContext, "db" | "language"> & { staff: Caller };

const idsOf = (news: OrderNews[]) => news.map(({ orderId }) => orderId);
const isOneOf = (orderIds: number[]) => inArray(orders.id, orderIds);

/**
 * The orders that match `condition`, for members of the staff whose role includes orders; nothing
 * for others.
 */
export function orderEvents(
  api: DeliveryApi,
  { db, language, staff }: StreamContext<Staff>,
  own: {
    condition: SQL | undefined;
    concerns: (news: OrderNews) => boolean;
    /** Adds what these members of the staff see besides. */
    complete?: (orders: Order[]) => Promise<Order[]>;
  },
): StaffEvents {
  const mayRead = isPermitted(staff, "orders", true);
  const isActive = inArray(orders.status, [...activeStatuses]);
  return {
    concerns: (news) => mayRead && own.concerns(news),
    present: async () => (mayRead ? readOrderIds(db, and(own.condition, isActive)) : []),
    changedSince: async (cursor) =>
      mayRead ? idsOf(await readNewsSince(db, cursor, own.condition)) : [],
    async eventsOf(orderIds) {
      const condition = and(own.condition, isOneOf(orderIds));
      const limit = orderIds.length;
      const rows = await readOrderRows(db, condition, { sorting: "oldest", limit });
      const responses = await toOrderResponses(db, rows, serializeOptions(api, language));
      const shown = responses.map(withoutCode);
      const complete = (await own.complete?.(shown)) ?? shown;
      const byId = new Map(complete.map((order) => [order.id, order]));
      return orderIds.flatMap((id) => {
        const order = byId.get(id);
        return order ? { event: "order", data: order } : [];
      });
    },
  };
}

/** The jobs that a courier has or can take. */
export function jobEvents(
  api: DeliveryApi,
  { db, language, staff: { courierId } }: StreamContext<StaffOf<"courier">>,
): StaffEvents {
  /** The jobs that the courier has been shown, and is to hear about when another one takes them. */
  const shown = new Set<number>();
  const read = (list: JobList, some?: SQL) =>
    readJobs(db, list, jobReader(api, { courierId, now: api.clock(), language }), some);

  async function present() {
    const jobs = [...(await read("offered")), ...(await read("current"))];
    const given = (await readToHandOver(db, courierId)).map(({ order }) => order.id);
    const ids = [...jobs.map(({ id }) => id), ...given].toSorted((a, b) => a - b);
    for (const id of ids) shown.add(id);
    return ids;
  }

  return {
    concerns: (news) =>
      news.courierId === courierId ||
      news.isOpen ||
      news.offeredTo.includes(courierId) ||
      shown.has(news.orderId),
    present,
    async changedSince(cursor) {
      await present();
      // Nothing says to whom a job that was open to all was shown before.
      const ids = idsOf(await readNewsSince(db, cursor, isDelivery));
      for (const id of ids) shown.add(id);
      return ids;
    },
    async eventsOf(orderIds) {
      const some = isOneOf(orderIds);
      // With those that are over, so that the courier learns how they ended.
      const lists = [
        await read("offered", some),
        await read("current", some),
        await read("past", some),
      ];
      const jobs = new Map(lists.flat().map((job) => [job.id, job]));
      // Until another courier has it, so that the one who gives it hears of that.
      const given = await readToHandOver(db, courierId, some);
      const isGiven = (id: number) => given.some(({ order }) => order.id === id);
      return orderIds.flatMap((id) => {
        const job = jobs.get(id) ?? null;
        if (!job && !shown.delete(id)) return [];
        if (job || isGiven(id)) shown.add(id);
        return { event: "job", data: { job_id: id, job } satisfies JobUpdate };
      });
    },
  };
}
