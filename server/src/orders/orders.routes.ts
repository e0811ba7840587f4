import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import { activeStatuses, isActiveStatus, nextStatuses } from "@errand/core/orders/order-states";
import {
  cancelOrder,
  lastLocation,
  listCancellationReasons,
  listOrderDetails,
  listPastOrders,
  listRunningOrders,
  streamOrder,
  trackOrder,
} from "@errand/core/orders/orders.contract";
import type { Order } from "@errand/core/orders/orders.types";
import { and, asc, count, eq, inArray, notInArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { toOrderFacts } from "../order-rows/order-facts.ts";
import { cancellationReasons, orders } from "../order-rows/orders.tables.ts";
import { isSignedIn } from "../requests/is-signed-in.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { requireOrderAccess, requireOrderReader } from "./guest-order-access.ts";
import { type OrderApi, serializeOptions } from "./order-api.ts";
import { type OrderSnapshot, orderFeed } from "./order-feed.ts";
import { readOrderLines } from "./order-lines.data.ts";
import { type SerializeOptions, toOrderResponses } from "./order-response.ts";
import { transitionOrder } from "./order-transitions.ts";
import { findOrderRow, readOrder, readOrders } from "./orders.data.ts";
import { forReceiver } from "./receiver-view.ts";

/** Reading, tracking and canceling orders. */
export function orderRoutes(api: OrderApi) {
  const optionsOf = ({ language }: Pick<AnyRequestContext, "language">) =>
    serializeOptions(api, language);

  serve(api, trackOrder, async (input, ctx) => {
    const viewer = await requireOrderReader(api, ctx, input);
    const order = requireOrder(await readOrder(ctx.db, input.order_id, optionsOf(ctx)));
    return viewer === "receiver" ? forReceiver(order) : order;
  });

  serve(api, listOrderDetails, async (input, ctx) => {
    await requireOrderReader(api, ctx, input);
    return readOrderLines(ctx.db, input.order_id, optionsOf(ctx));
  });

  serve(api, cancelOrder, async (input, ctx) => {
    const owner = await requireOrderAccess(api, ctx, input);
    if (input.reason === undefined && !input.note)
      throw new AppError("cancel_reason_missing", { field: "reason" });
    await transitionOrder(ctx.db, input.order_id, "canceled", owner, {
      at: ctx.now,
      reason: input.reason,
      note: input.note,
    });
    ctx.afterCommit(() => api.changes.flushed());
    return {
      message: messageIn(ctx.language, "responses", "order_canceled"),
      order: requireOrder(await readOrder(ctx.db, input.order_id, optionsOf(ctx))),
    };
  });

  serve(api, lastLocation, async (input, ctx) => {
    await requireOrderReader(api, ctx, input);
    const row = await findOrderRow(ctx.db, input.order_id);
    if (!row?.position || !isActiveStatus(row.order.status)) return { location: null };
    const { latitude, longitude, locatedAt } = row.position;
    const nearest = await api.maps.reverse(latitude, longitude, ctx.language);
    const location = nearest?.address ?? `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
    return { location: { latitude, longitude, location, time: locatedAt.toISOString() } };
  });

  for (const [endpoint, isRunning] of [
    [listRunningOrders, true],
    [listPastOrders, false],
  ] as const) {
    serve(api, endpoint, async (paging, ctx) => {
      const condition = and(
        eq(orders.customerId, ctx.shopper.customerId),
        ctx.module ? eq(orders.moduleId, ctx.module.id) : undefined,
        isRunning
          ? inArray(orders.status, [...activeStatuses])
          : notInArray(orders.status, [...activeStatuses]),
      );
      const page = await readOrders(ctx.db, condition, paging, optionsOf(ctx));
      return { total_size: page.total, ...paging, orders: page.orders };
    });
  }

  serve(api, listCancellationReasons, async ({ limit, offset }, { db, language }) => {
    const [rows, [total]] = await Promise.all([
      db
        .select()
        .from(cancellationReasons)
        .where(eq(cancellationReasons.active, true))
        .orderBy(asc(cancellationReasons.id))
        .limit(limit)
        .offset((offset - 1) * limit),
      db
        .select({ count: count() })
        .from(cancellationReasons)
        .where(eq(cancellationReasons.active, true)),
    ]);
    return {
      total_size: total?.count ?? 0,
      limit,
      offset,
      data: rows.map(({ id, reason }) => ({ id, reason: localize(reason, language) })),
    };
  });

  serveResponse(api, streamOrder, async (input, ctx, c) => {
    const viewer = await requireOrderReader(api, ctx, input);
    const feed = orderFeed({
      db: ctx.db,
      changes: api.changes,
      positions: api.positions,
      orderIds: [input.order_id],
      event: "order",
      resumeAfter: ctx.lastEventId,
      read: () => readSnapshot(ctx.db, input.order_id, viewer, optionsOf(ctx)),
      customerId: ctx.shopper.kind === "customer" ? ctx.shopper.customerId : null,
      mayWatch: () => isSignedIn(api, c.req.header("authorization")),
    });
    await feed.start();
    if (feed.isOver()) return c.body(null, 204);
    return api.streams.open(c, ctx.shopper.key, feed);
  });
}

function requireOrder(order: Order | null): Order {
  if (!order) throw new AppError("order_not_found");
  return order;
}

async function readSnapshot(
  db: Database,
  orderId: number,
  viewer: Order["viewed_by"],
  options: SerializeOptions,
): Promise<OrderSnapshot> {
  const row = await findOrderRow(db, orderId);
  const [order] = row ? await toOrderResponses(db, [row], options) : [];
  if (!row || !order) throw new AppError("order_not_found");
  return {
    data: viewer === "receiver" ? forReceiver(order) : order,
    isOver: nextStatuses(toOrderFacts(row)).length === 0,
    courierId: isActiveStatus(row.order.status) ? row.order.courierId : null,
    position: row.position,
    expectedAt: (position) => options.expectedAt({ ...row, position })?.toISOString() ?? null,
  };
}
