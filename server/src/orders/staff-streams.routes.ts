import { isDeepStrictEqual } from "node:util";
import { AppError } from "@errand/core/errors";
import { streamCourier, streamDesk, streamStore } from "@errand/core/orders/staff-streams.contract";
import type { StaffAudience } from "@errand/core/principals";
import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "hono";
import type { Staff } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serveResponse } from "../requests/serve.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import type { OrderApi } from "./order-api.ts";
import { orders } from "./orders.tables.ts";
import { jobEvents, orderEvents } from "./staff-events.ts";
import { type StaffEvents, staffFeed } from "./staff-feed.ts";
import { isForStore } from "./store-stages.ts";

/** Live updates for stores, couriers and operators. */
export function staffStreamRoutes(api: OrderApi) {
  serveResponse(api, streamStore, async (_input, ctx, c) => {
    const { storeId } = ctx.staff;
    const condition = and(eq(cartOrders.storeId, storeId), isForStore);
    const concerns = (news: { storeId: number | null }) => news.storeId === storeId;
    return open(api, "store", ctx, c, orderEvents(api, ctx, { condition, concerns }));
  });

  serveResponse(api, streamDesk, async (_input, ctx, c) => {
    const { zoneIds } = ctx.staff;
    const condition = zoneIds === null ? undefined : inArray(orders.zoneId, zoneIds);
    const concerns = ({ zoneId }: { zoneId: number }) => zoneIds?.includes(zoneId) ?? true;
    return open(api, "desk", ctx, c, orderEvents(api, ctx, { condition, concerns }));
  });

  serveResponse(api, streamCourier, async (_input, ctx, c) =>
    open(api, "courier", ctx, c, jobEvents(api, ctx)),
  );
}

function open(
  api: OrderApi,
  audience: StaffAudience,
  { db, staff, lastEventId }: AnyRequestContext & { staff: Staff },
  c: Context,
  events: StaffEvents,
): Response {
  const feed = staffFeed({
    ...events,
    db,
    news: api.orderNews,
    resumeAfter: lastEventId,
    onAccess: (listener) => api.changes.onSubject("sessions", `staff:${staff.staffId}`, listener),
    mayWatch: () => hasSameRights(api, audience, staff),
  });
  return api.streams.open(c, staff.key, feed);
}

/** False when the session has ended, and when the role or the zones have changed: the next stream starts with those. */
async function hasSameRights(
  { findStaff }: OrderApi,
  audience: StaffAudience,
  staff: Staff,
): Promise<boolean> {
  try {
    return isDeepStrictEqual(await findStaff(audience, `Bearer ${staff.token}`), staff);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
