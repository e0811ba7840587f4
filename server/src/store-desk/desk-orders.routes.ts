import { AppError } from "@errand/core/errors";
import { fromMinor, toMinor } from "@errand/core/money";
import {
  acceptDeskOrder,
  assignDeskOrder,
  cancelDeskOrder,
  deliverDeskOrder,
  listDeskCouriers,
  listDeskOrders,
  readDeskOrder,
  takeCourierCash,
} from "@errand/core/store-desk/desk-orders.contract";
import { and } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { takeCash } from "../delivery/courier-cash.data.ts";
import { isOffered } from "../delivery/courier-jobs.data.ts";
import {
  assignLockedOrder,
  hasRoom,
  lockCourier,
  readCouriers,
} from "../delivery/couriers.data.ts";
import type { DeliveryApi } from "../delivery/delivery-api.ts";
import { readOrderDispatch } from "../delivery/dispatch/order-dispatch.data.ts";
import { offerToBest } from "../delivery/dispatch/plan-deliveries.ts";
import { messageIn } from "../messages/messages.ts";
import { isInProgress } from "../order-rows/in-progress.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import {
  equals,
  isLate,
  isLateAs,
  isOrderForDesk,
  isWithin,
  matchesDeskSearch,
} from "../orders/desk-filter.ts";
import { transitionLockedOrder } from "../orders/order-transitions.ts";
import { changeOrder, deskActor, listStaffOrders, readStaffOrder } from "../orders/staff-orders.ts";
import { serve } from "../requests/serve.ts";

/** Orders of the zones of an operator. */
export function deskOrderRoutes(api: DeliveryApi) {
  serve(api, listDeskOrders, async ({ limit, offset, state, late, ...filter }, ctx) => {
    const { country } = await api.shop();
    const condition = and(
      isOrderForDesk(ctx.staff, filter),
      state === "active" ? isInProgress : equals(orders.status, state),
      equals(orders.courierId, filter.courier_id),
      equals(orders.paymentMethod, filter.method),
      isLateAs(late, isLate(ctx.now)),
      isWithin(orders.createdAt, filter),
      matchesDeskSearch(filter.search, country),
    );
    return listStaffOrders(api, ctx, condition, { limit, offset, isOldestFirst: true });
  });

  serve(api, listDeskCouriers, async (paging, { db, now }) => {
    const { total, couriers } = await readCouriers(db, paging, now);
    return { total_size: total, ...paging, couriers };
  });

  serve(api, takeCourierCash, async ({ id: courierId, amount }, { db, now, language, audit }) => {
    const { before, after } = await takeCash(db, { courierId, amount: toMinor(amount), at: now });
    const cash = fromMinor(after);
    audit({
      subject: `courier:${courierId}`,
      before: { cash: fromMinor(before) },
      after: { cash },
    });
    return { message: messageIn(language, "responses", "updated"), cash };
  });

  serve(api, readDeskOrder, async ({ id }, ctx) => ({
    ...(await readStaffOrder(api, ctx, id)),
    dispatch: await readOrderDispatch(ctx.db, id, ctx),
  }));

  serve(api, acceptDeskOrder, ({ id }, ctx) =>
    changeOrder(api, ctx, id, (row) =>
      transitionLockedOrder(ctx.db, row, "confirmed", deskActor(ctx.staff), { at: ctx.now }),
    ),
  );

  serve(api, cancelDeskOrder, ({ id, reason }, ctx) =>
    changeOrder(api, ctx, id, (row) =>
      transitionLockedOrder(ctx.db, row, "canceled", deskActor(ctx.staff), { at: ctx.now, reason }),
    ),
  );

  serve(api, assignDeskOrder, ({ id, courier_id: courierId }, ctx) =>
    changeOrder(api, ctx, id, async (row) => {
      if (courierId === undefined) return offerNow(api, ctx, row);
      const courier = await lockCourier(ctx.db, courierId);
      if (!courier) throw new AppError("courier_not_found", { field: "courier_id" });
      if (!isOffered(row)) throw new AppError("order_status_conflict");
      if (!courier.active || !(await hasRoom(ctx.db, courierId, row))) throw new AppError("busy");
      await assignLockedOrder(ctx.db, row, courierId, ctx.now);
    }),
  );

  serve(api, deliverDeskOrder, ({ id }, ctx) =>
    changeOrder(api, ctx, id, (row) =>
      transitionLockedOrder(ctx.db, row, "delivered", deskActor(ctx.staff), { at: ctx.now }),
    ),
  );
}

/**
 * Throws `order_status_conflict` when the order needs no courier, and `no_courier` when none is
 * left.
 */
async function offerNow(
  { dispatchTiming, roadDistances }: DeliveryApi,
  { db, now }: { db: Database; now: Date },
  row: OrderRow,
): Promise<void> {
  if (!isOffered(row) || row.order.courierId !== null) throw new AppError("order_status_conflict");
  if (!(await offerToBest(db, row.order.id, { dispatchTiming, roadDistances, now }))) {
    throw new AppError("no_courier");
  }
}
