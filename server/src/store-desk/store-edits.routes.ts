import { fromMinor, nothing } from "@errand/core/money";
import {
  delayOrder,
  markUnavailable,
  pricePrescription,
  weighOrder,
} from "@errand/core/store-desk/store-edits.contract";
import type { OrderApi } from "../orders/order-api.ts";
import { changeStoreOrder } from "../orders/store-orders.ts";
import { serve } from "../requests/serve.ts";
import { announceDelay } from "./announce-delay.ts";
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
    changeStoreOrder(api, ctx, id, (row) => announceDelay(ctx.db, row, minutes, ctx.now)),
  );
}
