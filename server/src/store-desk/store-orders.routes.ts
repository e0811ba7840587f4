import { AppError } from "@errand/core/errors";
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
import { type OrderRow, startsLater, toOrderFacts } from "../order-rows/order-facts.ts";
import { handOver } from "../orders/hand-over.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { transitionLockedOrder, transitionOrder } from "../orders/order-transitions.ts";
import { countCodeAttempt, storeActor } from "../orders/staff-orders.ts";
import { changeStoreOrder, readStoreOrderDetails } from "../orders/store-orders.ts";
import { serve } from "../requests/serve.ts";
import { toOccurredAct } from "./occurred-act.ts";
import { readOrderSale } from "./order-sale.data.ts";
import { storePicks, toLinePick } from "./pick-order.ts";
import { printAccepted } from "./printers/printers.data.ts";
import { requireWeighed } from "./weigh-order.ts";

/** An order of a store, and what the store does with it. */
export function storeOrderRoutes(api: OrderApi) {
  serve(api, readStoreOrder, async ({ id }, ctx) => ({
    ...(await readStoreOrderDetails(api, ctx, id)),
    ...(await readOrderSale(ctx.db, id, ctx.staff)),
  }));

  serve(api, acceptStoreOrder, ({ id, processing_time, order_status, occurred_at }, ctx) => {
    const { times, facts } = toOccurredAct(occurred_at, ctx.now);
    const accept = async (row: OrderRow) => {
      if (order_status && row.order.status !== order_status) {
        throw new AppError("order_status_conflict");
      }
      const actor = storeActor(ctx.staff);
      const stated = { ...times, processingMinutes: processing_time };
      const isNew = row.order.status === "pending";
      await transitionLockedOrder(ctx.db, row, isNew ? "confirmed" : "processing", actor, stated);
      await printAccepted(ctx.db, { orderId: id, storeId: ctx.staff.storeId, at: ctx.now });
      if (!isNew || startsLater(row)) return;
      await transitionOrder(ctx.db, id, "processing", actor, stated);
    };
    return changeStoreOrder(api, ctx, id, accept, facts);
  });

  serve(api, rejectStoreOrder, ({ id, reason, occurred_at }, ctx) => {
    const { times, facts } = toOccurredAct(occurred_at, ctx.now);
    const reject = (row: OrderRow) =>
      transitionLockedOrder(ctx.db, row, "canceled", storeActor(ctx.staff), { ...times, reason });
    return changeStoreOrder(api, ctx, id, reject, facts);
  });

  serve(api, readyStoreOrder, ({ id, occurred_at }, ctx) => {
    const { times, facts } = toOccurredAct(occurred_at, ctx.now);
    const finish = async (row: OrderRow) => {
      if (canChangeLines(toOrderFacts(row))) await requireWeighed(ctx.db, row);
      await transitionLockedOrder(ctx.db, row, "handover", storeActor(ctx.staff), times);
    };
    return changeStoreOrder(api, ctx, id, finish, facts);
  });

  serve(api, pickStoreOrder, ({ id, picks, bags }, ctx) => {
    const packed = { picks: picks?.map(toLinePick), bags };
    const facts = { ...(picks && { picks }), ...(bags !== undefined && { bags }) };
    return changeStoreOrder(api, ctx, id, (row) => storePicks(ctx.db, row, packed), facts);
  });

  serve(api, handOverStoreOrder, ({ id, pickup_code: code, bags, occurred_at }, ctx) => {
    const { times, facts } = toOccurredAct(occurred_at, ctx.now);
    const handover = { now: times.occurredAt, secret: api.settings.secret, code, bags };
    const stated = { ...facts, handed_over: true, code_checked: code !== undefined };
    return changeStoreOrder(api, ctx, id, (row) => handOver(ctx.db, row, handover), stated);
  });

  serve(api, deliverStoreOrder, ({ id, otp, occurred_at }, ctx) => {
    const { times, facts } = toOccurredAct(occurred_at, ctx.now);
    const deliver = async (row: OrderRow) => {
      await countCodeAttempt(api, row, otp);
      await deliverLockedOrder(ctx.db, row, storeActor(ctx.staff), { ...times, otp });
    };
    return changeStoreOrder(api, ctx, id, deliver, facts);
  });
}
