import { AppError } from "@errand/core/errors";
import { agreeToPrice } from "@errand/core/orders/orders.contract";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { requireOrderAccess } from "./guest-order-access.ts";
import { type OrderApi, serializeOptions } from "./order-api.ts";
import { transitionOrder } from "./order-transitions.ts";
import { readOrder } from "./orders.data.ts";

/** The customer's agreement to the price of a prescription. */
export function agreeRoutes(api: OrderApi) {
  serve(api, agreeToPrice, async (input, ctx) => {
    const { db, language, now } = ctx;
    const owner = await requireOrderAccess(api, ctx, input);
    await transitionOrder(db, input.order_id, "confirmed", owner, { at: now });
    const order = await readOrder(db, input.order_id, serializeOptions(api, language));
    if (!order) throw new AppError("order_not_found");
    const { order_amount, receipt } = order;
    // Compared last, when the row is locked: a price that is set meanwhile rolls the agreement
    // back.
    if (order_amount !== input.order_amount) {
      const data = { order_amount, receipt };
      throw new AppError("price_changed", { data, field: "order_amount" });
    }
    return { message: messageIn(language, "responses", "order_updated"), order };
  });
}
