import { AppError } from "@errand/core/errors";
import { actionsFor } from "@errand/core/orders/order-states";
import { listOrderTimes, rescheduleOrder } from "@errand/core/orders/reschedule.contract";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { requireOrderAccess } from "./guest-order-access.ts";
import { type OrderApi, serializeOptions } from "./order-api.ts";
import { factsOf } from "./order-facts.ts";
import { readOrderTimes } from "./order-times.ts";
import { findOrderRow, lockOrderRow, readOrder } from "./orders.data.ts";
import { rescheduleOrder as reschedule } from "./reschedule.ts";

/** Moving an order to another time. */
export function rescheduleRoutes(api: OrderApi) {
  serve(api, listOrderTimes, async (input, ctx) => {
    await requireOrderAccess(api, ctx, input);
    const row = await findOrderRow(ctx.db, input.order_id);
    if (!row) throw new AppError("order");
    if (!actionsFor(factsOf(row), ctx.now).includes("reschedule")) {
      throw new AppError("order_status");
    }
    const times = await readOrderTimes(ctx.db, row, ctx.now);
    const isPossibleNow = times.isStoreOpen(ctx.now) && times.unavailableItem(ctx.now) === null;
    return {
      as_soon_as_possible: row.order.scheduled && isPossibleNow,
      slots: times.slots.map(({ at, isFull }) => ({ at: at.toISOString(), is_full: isFull })),
    };
  });

  serve(api, rescheduleOrder, async (input, ctx) => {
    const { db, language, now } = ctx;
    const owner = await requireOrderAccess(api, ctx, input);
    await api.limits.reschedules.take(String(input.order_id));
    const row = await lockOrderRow(db, input.order_id);
    const scheduleAt = input.schedule_at === null ? null : new Date(input.schedule_at);
    await reschedule(db, row, owner, { scheduleAt, amountSeen: input.order_amount }, now);
    const order = await readOrder(db, input.order_id, serializeOptions(api, language));
    if (!order) throw new AppError("order");
    return { message: messageIn(language, "responses", "order_rescheduled"), order };
  });
}
