import { AppError } from "@errand/core/errors";
import { fromMinor, nothing } from "@errand/core/money";
import { canBeDelayed } from "@errand/core/orders/order-edits";
import {
  delayOrder,
  markUnavailable,
  pricePrescription,
  weighOrder,
} from "@errand/core/store-desk/store-edits.contract";
import { eq, sql } from "drizzle-orm";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { toOrderFacts } from "../order-rows/order-facts.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { sendMessageLater } from "../orders/order-messages/order-message.job.ts";
import { changeStoreOrder } from "../orders/store-orders.ts";
import { serve } from "../requests/serve.ts";
import { takeOutMissing } from "./mark-unavailable.ts";
import { writePrescriptionPrice } from "./price-prescription.ts";
import { weighLines } from "./weigh-order.ts";

/** How a store changes the content of an order. */
export function storeEditRoutes(api: OrderApi) {
  serve(api, pricePrescription, ({ id, lines }, ctx) =>
    changeStoreOrder(api, ctx, id, (row) => writePrescriptionPrice(ctx.db, row, lines, ctx.now)),
  );

  serve(api, markUnavailable, async ({ id, lines }, ctx) => {
    let refunded = nothing;
    const changed = await changeStoreOrder(api, ctx, id, async (row) => {
      refunded = await takeOutMissing(ctx.db, row, lines, ctx.now);
    });
    return { ...changed, refunded: fromMinor(refunded) };
  });

  serve(api, weighOrder, async ({ id, lines }, ctx) => {
    let refunded = nothing;
    const changed = await changeStoreOrder(api, ctx, id, async (row) => {
      refunded = await weighLines(ctx.db, row, lines, ctx.now);
    });
    return { ...changed, refunded: fromMinor(refunded) };
  });

  serve(api, delayOrder, ({ id, minutes }, ctx) =>
    changeStoreOrder(api, ctx, id, async (row) => {
      if (!canBeDelayed(toOrderFacts(row))) throw new AppError("order_status_conflict");
      await ctx.db
        .update(cartOrders)
        .set({ delayMinutes: sql`${cartOrders.delayMinutes} + ${minutes}` })
        .where(eq(cartOrders.orderId, id));
      await notifyWatchers(ctx.db, id);
      await sendMessageLater(ctx.db, { orderId: id, message: "delayed", at: ctx.now });
    }),
  );
}
