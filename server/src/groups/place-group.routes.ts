import { placeGroup } from "@errand/core/groups/groups.contract";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import { toPlacedResponse } from "../checkout/placed-response.ts";
import { limitUnpaidOrders } from "../orders/limit-unpaid-orders.ts";
import { serve } from "../requests/serve.ts";
import { requireGroupFor, requireHost } from "./group-access.ts";
import { createGroupOrder } from "./place-group.ts";

/** Placing the order of a group. */
export function placeGroupRoutes(api: CheckoutApi) {
  serve(api, placeGroup, async (input, ctx) => {
    const group = await requireGroupFor(api, ctx, input.code, "place");
    requireHost(group);
    const placed = await createGroupOrder(api, input, ctx, group);
    await limitUnpaidOrders(api, ctx, [{ orderId: placed.row.order.id, pieces: placed.pieces }]);
    if (placed.takesStock) ctx.afterCommit(() => api.changes.flushed());
    return toPlacedResponse(api, ctx, placed);
  });
}
