import { isDeepStrictEqual } from "node:util";
import { streamCourier, streamDesk, streamStore } from "@errand/core/chat/staff-streams.contract";
import { AppError } from "@errand/core/errors";
import { isPermitted, type StaffAudience } from "@errand/core/principals";
import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "hono";
import { cartOrders } from "../orders/cart-orders.tables.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { orders } from "../orders/orders.tables.ts";
import { jobEvents, orderEvents } from "../orders/staff-events.ts";
import { type StaffEvents, staffFeed } from "../orders/staff-feed.ts";
import { isForStore } from "../orders/store-stages.ts";
import type { Staff } from "../requests/caller.ts";
import { joinFeeds, positionIn } from "../requests/joined-feed.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serveResponse } from "../requests/serve.ts";
import type { ChatApi } from "./chat-api.ts";
import { partyOf } from "./chat-party.ts";
import { chatOptions } from "./chat-response.ts";
import { staffMessageFeed } from "./staff-message-feed.ts";

type StreamContext = AnyRequestContext & { staff: Staff };

/** Live updates for stores, couriers and operators: their orders or jobs, and messages. */
export function staffStreamRoutes(api: OrderApi & ChatApi) {
  serveResponse(api, streamStore, async (_input, ctx, c) => {
    const { storeId } = ctx.staff;
    const condition = and(eq(cartOrders.storeId, storeId), isForStore);
    const concerns = (news: { storeId: number | null }) => news.storeId === storeId;
    return open("store", ctx, c, orderEvents(api, ctx, { condition, concerns }));
  });

  serveResponse(api, streamDesk, async (_input, ctx, c) => {
    const { zoneIds } = ctx.staff;
    const condition = zoneIds === null ? undefined : inArray(orders.zoneId, zoneIds);
    const concerns = ({ zoneId }: { zoneId: number }) => zoneIds?.includes(zoneId) ?? true;
    return open("desk", ctx, c, orderEvents(api, ctx, { condition, concerns }));
  });

  serveResponse(api, streamCourier, async (_input, ctx, c) =>
    open("courier", ctx, c, jobEvents(api, ctx)),
  );

  async function open(
    audience: StaffAudience,
    ctx: StreamContext,
    c: Context,
    events: StaffEvents,
  ) {
    const { db, staff, lastEventId } = ctx;
    const feed = staffFeed({
      ...events,
      db,
      news: api.orderNews,
      resumeAfter: positionIn(lastEventId, 0),
      onAccess: (listener) => api.changes.onSubject("sessions", `staff:${staff.staffId}`, listener),
      mayWatch: () => hasSameRights(api, audience, staff),
    });
    if (!mayReadMessages(staff)) return api.streams.open(c, staff.key, feed);
    const messages = staffMessageFeed({
      db,
      changes: api.changes,
      party: partyOf(staff),
      resumeAfter: positionIn(lastEventId, 1),
      options: await chatOptions(api, ctx.language),
    });
    return api.streams.open(c, staff.key, joinFeeds([feed, messages]));
  }
}

/** Stores and operators need the permission; couriers have no roles. */
function mayReadMessages(staff: Staff): boolean {
  return staff.kind === "courier" || isPermitted(staff, "chat", true);
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
