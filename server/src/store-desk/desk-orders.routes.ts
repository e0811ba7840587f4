import { AppError } from "@errand/core/errors";
import { fromMinor, toMinor } from "@errand/core/money";
import {
  acceptDeskOrder,
  assignDeskOrder,
  cancelDeskOrder,
  delayDeskOrder,
  deliverDeskOrder,
  listDeskCouriers,
  readDeskOrder,
  takeCourierCash,
  unassignDeskOrder,
} from "@errand/core/store-desk/desk-orders.contract";
import { and, eq } from "drizzle-orm";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { takeCash } from "../delivery/courier-cash.data.ts";
import { isOffered } from "../delivery/courier-jobs.data.ts";
import {
  assignLockedOrder,
  hasRoom,
  lockCourier,
  matchesCourier,
  readCouriers,
  unassignCourier,
} from "../delivery/couriers.data.ts";
import type { DeliveryApi } from "../delivery/delivery-api.ts";
import { readOrderDispatch } from "../delivery/dispatch/order-dispatch.data.ts";
import { offerToBest } from "../delivery/dispatch/plan-deliveries.ts";
import { answerOffer } from "../delivery/job-offers.data.ts";
import { takeOver } from "../delivery/take-over.ts";
import { messageIn } from "../messages/messages.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { offerDelivery } from "../orders/offer-delivery.job.ts";
import { transitionLockedOrder } from "../orders/order-transitions.ts";
import { changeOrder, deskActor, readStaffOrder } from "../orders/staff-orders.ts";
import { serve } from "../requests/serve.ts";
import { announceDelay } from "./announce-delay.ts";
import { withCustomer } from "./desk-customers.data.ts";

/** Orders of the zones of an operator. */
export function deskOrderRoutes(api: DeliveryApi) {
  serve(api, listDeskCouriers, async ({ search, on_duty, ...paging }, { db, now }) => {
    const condition = and(
      search === undefined ? undefined : matchesCourier(search, (await api.shop()).country),
      on_duty === undefined ? undefined : eq(couriers.active, on_duty === 1),
    );
    const page = await readCouriers(db, paging, now, condition);
    return { total_size: page.total, ...paging, couriers: page.couriers };
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
    ...(await withCustomer(ctx.db, await readStaffOrder(api, ctx, id), ctx.now)),
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
      const isAboard = row.order.status === "picked_up";
      if (!isOffered(row) && !isAboard) throw new AppError("order_status_conflict");
      if (!courier.active) throw new AppError("busy");
      if (isAboard) {
        const by = { actor: deskActor(ctx.staff), at: ctx.now };
        return takeOver(ctx.db, row, courierId, by);
      }
      if (!(await hasRoom(ctx.db, courierId, row))) throw new AppError("busy");
      await assignLockedOrder(ctx.db, row, courierId, ctx.now);
    }),
  );

  serve(api, unassignDeskOrder, ({ id, reason }, ctx) => {
    const { db, now } = ctx;
    const unassign = async (row: OrderRow) => {
      const { courierId } = row.order;
      if (courierId === null || !isOffered(row)) throw new AppError("order_status_conflict");
      await unassignCourier(db, id, now);
      await answerOffer(db, { orderId: id, courierId, now }, "declined");
      await offerDelivery(db, id, now);
    };
    return changeOrder(api, ctx, id, unassign, { reason: reason ?? null });
  });

  serve(api, delayDeskOrder, ({ id, minutes }, ctx) =>
    changeOrder(api, ctx, id, (row) => announceDelay(ctx.db, row, minutes, ctx.now)),
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
