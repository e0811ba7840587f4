import { AppError } from "@errand/core/errors";
import {
  answerDeskCancelRequest,
  answerStoreCancelRequest,
  requestCancel,
} from "@errand/core/refunds/cancel-requests.contract";
import { messageIn } from "../messages/messages.ts";
import { requireOrderAccess } from "../orders/guest-order-access.ts";
import { type OrderApi, serializeOptions } from "../orders/order-api.ts";
import { lockOrderRow, readOrder } from "../orders/orders.data.ts";
import { changeOrder, deskActor, storeActor } from "../orders/staff-orders.ts";
import { changeStoreOrder } from "../orders/store-orders.ts";
import { serve } from "../requests/serve.ts";
import { answerCancelRequest, storeCancelRequest } from "./cancel-requests.ts";

/** Asking to cancel an order that has begun, and answering it. */
export function cancelRequestRoutes(api: OrderApi) {
  serve(api, requestCancel, async (input, ctx) => {
    const { db, language, now } = ctx;
    await requireOrderAccess(api, ctx, input);
    const row = await lockOrderRow(db, input.order_id);
    await storeCancelRequest(db, row, { reason: input.reason, at: now });
    const order = await readOrder(db, input.order_id, serializeOptions(api, language));
    if (!order) throw new AppError("order_not_found");
    return { message: messageIn(language, "responses", "cancel_requested"), order };
  });

  serve(api, answerStoreCancelRequest, ({ id, decision, note = null }, ctx) =>
    changeStoreOrder(
      api,
      ctx,
      id,
      (row) =>
        answerCancelRequest(ctx.db, row, storeActor(ctx.staff), { decision, note, at: ctx.now }),
      { cancel_request: decision },
    ),
  );

  serve(api, answerDeskCancelRequest, ({ id, decision, note = null }, ctx) =>
    changeOrder(
      api,
      ctx,
      id,
      (row) =>
        answerCancelRequest(ctx.db, row, deskActor(ctx.staff), { decision, note, at: ctx.now }),
      { cancel_request: decision },
    ),
  );
}
