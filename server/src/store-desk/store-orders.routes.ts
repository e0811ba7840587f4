import { canChangeLines } from "@errand/core/orders/order-edits";
import {
  acceptStoreOrder,
  deliverStoreOrder,
  handOverStoreOrder,
  pickStoreOrder,
  readStoreOrder,
  readyStoreOrder,
  rejectStoreOrder,
} from "@errand/core/store-desk/store-orders.contract";
import { deliverLockedOrder } from "../delivery/deliver-order.ts";
import { startsLater, toOrderFacts } from "../order-rows/order-facts.ts";
import { handOver } from "../orders/hand-over.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { transitionLockedOrder, transitionOrder } from "../orders/order-transitions.ts";
import { countCodeAttempt, storeActor } from "../orders/staff-orders.ts";
import { changeStoreOrder, readStoreOrderDetails } from "../orders/store-orders.ts";
import { serve } from "../requests/serve.ts";
import { storePicks, toLinePick } from "./pick-order.ts";
import { printAccepted } from "./printers/printers.data.ts";
import { requireWeighed } from "./weigh-order.ts";

/** An order of a store, and what the store does with it. */
export function storeOrderRoutes(api: OrderApi) {
  serve(api, readStoreOrder, ({ id }, ctx) => readStoreOrderDetails(api, ctx, id));

  serve(api, acceptStoreOrder, ({ id, processing_time: processingMinutes }, ctx) =>
    changeStoreOrder(api, ctx, id, async (row) => {
      const actor = storeActor(ctx.staff);
      const stated = { at: ctx.now, processingMinutes };
      const isNew = row.order.status === "pending";
      await transitionLockedOrder(ctx.db, row, isNew ? "confirmed" : "processing", actor, stated);
      await printAccepted(ctx.db, { orderId: id, storeId: ctx.staff.storeId, at: ctx.now });
      if (!isNew || startsLater(row)) return;
      await transitionOrder(ctx.db, id, "processing", actor, stated);
    }),
  );

  serve(api, rejectStoreOrder, ({ id, reason }, ctx) =>
    changeStoreOrder(api, ctx, id, (row) =>
      transitionLockedOrder(ctx.db, row, "canceled", storeActor(ctx.staff), {
        at: ctx.now,
        reason,
      }),
    ),
  );

  serve(api, readyStoreOrder, ({ id }, ctx) =>
    changeStoreOrder(api, ctx, id, async (row) => {
      if (canChangeLines(toOrderFacts(row))) await requireWeighed(ctx.db, row);
      await transitionLockedOrder(ctx.db, row, "handover", storeActor(ctx.staff), { at: ctx.now });
    }),
  );

  serve(api, pickStoreOrder, ({ id, picks, bags }, ctx) => {
    const packed = { picks: picks?.map(toLinePick), bags };
    const facts = { ...(picks && { picks }), ...(bags !== undefined && { bags }) };
    return changeStoreOrder(api, ctx, id, (row) => storePicks(ctx.db, row, packed), facts);
  });

  serve(api, handOverStoreOrder, ({ id, pickup_code: code, bags }, ctx) => {
    const handover = { now: ctx.now, secret: api.settings.secret, code, bags };
    const facts = { handed_over: true, code_checked: code !== undefined };
    return changeStoreOrder(api, ctx, id, (row) => handOver(ctx.db, row, handover), facts);
  });

  serve(api, deliverStoreOrder, ({ id, otp }, ctx) =>
    changeStoreOrder(api, ctx, id, async (row) => {
      await countCodeAttempt(api, row, otp);
      await deliverLockedOrder(ctx.db, row, storeActor(ctx.staff), { at: ctx.now, otp });
    }),
  );
}
