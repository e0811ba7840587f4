import { placeOrder, quoteOrder } from "@errand/core/checkout/checkout.contract";
import { AppError } from "@errand/core/errors";
import { fromMinor } from "@errand/core/money";
import { amountOf } from "@errand/core/pricing/receipt";
import { messageIn } from "../messages/messages.ts";
import { serializeOptions } from "../orders/order-api.ts";
import { readOrder } from "../orders/orders.data.ts";
import { serve } from "../requests/serve.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { createOrder, planReceipt } from "./place.ts";
import { planOrder } from "./plan.ts";
import { throwOrderErrors } from "./throw-order-errors.ts";

/** Quotes and places orders. */
export function checkoutRoutes(api: CheckoutApi) {
  serve(api, placeOrder, async (input, ctx) => {
    const orderId = await createOrder(api, input, ctx);
    // The next request for the item reads the reduced stock.
    ctx.afterCommit(() => api.changes.flushed());
    const order = await readOrder(ctx.db, orderId, serializeOptions(api, ctx.language));
    if (!order) throw new AppError("order");
    return {
      message: messageIn(ctx.language, "responses", "order_placed"),
      order_id: orderId,
      order,
    };
  });

  serve(api, quoteOrder, async (input, ctx) => {
    const plan = await planOrder(input, ctx, api);
    throwOrderErrors(plan.errors);
    const { taxIncluded } = plan.shop;
    return {
      tax_amount: fromMinor(amountOf(plan.receipt.lines, "tax")),
      tax_status: taxIncluded ? ("included" as const) : ("excluded" as const),
      tax_included: taxIncluded ? (1 as const) : (0 as const),
      distance: plan.meters / 1000,
      receipt: planReceipt(plan, ctx.language),
    };
  });
}
