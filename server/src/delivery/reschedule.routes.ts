import { listOrderTimes, rescheduleOrder } from "@errand/core/delivery/reschedule.contract";
import { AppError } from "@errand/core/errors";
import { actionsFor } from "@errand/core/orders/order-states";
import { messageIn } from "../messages/messages.ts";
import { toOrderFacts } from "../order-rows/order-facts.ts";
import { requireOrderAccess } from "../orders/guest-order-access.ts";
import { type OrderApi, serializeOptions } from "../orders/order-api.ts";
import { findOrderRow, lockOrderRow, readOrder } from "../orders/orders.data.ts";
import { serve } from "../requests/serve.ts";
import { readOrderTimes } from "./order-times.ts";
import type { ParcelPlaces } from "./parcel-places.types.ts";
import { rescheduleOrder as reschedule } from "./reschedule.ts";

/** Moving an order to another time, and a parcel to other places. */
export function rescheduleRoutes(api: OrderApi, parcels: ParcelPlaces) {
  serve(api, listOrderTimes, async (input, ctx) => {
    await requireOrderAccess(api, ctx, input);
    const row = await findOrderRow(ctx.db, input.order_id);
    if (!row) throw new AppError("order_not_found");
    if (!actionsFor(toOrderFacts(row), ctx.now).includes("reschedule")) {
      throw new AppError("order_status_conflict");
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
    const places = { from: input.sender_place, to: input.receiver_place };
    const hasPlaces = places.from !== undefined || places.to !== undefined;
    const changePlaces = hasPlaces ? () => parcels.change(api, { row, places }, { db, now }) : null;
    const change = { scheduleAt, amountSeen: input.order_amount, changePlaces };
    await reschedule(db, row, owner, change, now);
    const order = await readOrder(db, input.order_id, serializeOptions(api, language));
    if (!order) throw new AppError("order_not_found");
    const isMoved = order.schedule_at !== row.order.scheduleAt.toISOString();
    const message = hasPlaces && !isMoved ? "parcel_readdressed" : "order_rescheduled";
    return { message: messageIn(language, "responses", message), order };
  });
}
