import { AppError, featureOff } from "@errand/core/errors";
import { isActiveStatus, nextStatuses } from "@errand/core/orders/order-states";
import {
  answerRun,
  cancelRun,
  placeRun,
  readRun,
  streamRun,
} from "@errand/core/runs/placed-runs.contract";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { toOrderFacts } from "../order-rows/order-facts.ts";
import { serializeOptions } from "../orders/order-api.ts";
import { type OrderSnapshot, orderFeed } from "../orders/order-feed.ts";
import type { SerializeOptions } from "../orders/order-response.ts";
import { lockOrders } from "../orders/orders.data.ts";
import { findRun, readRunOrders, withdrawQuestion } from "../orders/run-orders.data.ts";
import { isSignedIn } from "../requests/is-signed-in.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { cancelOrders } from "./cancel-orders.ts";
import { createRun } from "./place-run.ts";
import { requireRunAccess } from "./run-access.ts";
import { readRunResponse } from "./run-response.ts";
import { findQuestion } from "./run-state.ts";

/** Placing, following and canceling runs. */
export function placedRunRoutes(api: CheckoutApi) {
  serve(api, placeRun, async (input, ctx) => {
    const { errandRun } = await api.shop();
    if (!errandRun?.isOn) throw featureOff("runs", "stops");
    const { runId, takesStock } = await createRun(api, input, ctx, errandRun);
    // The next request for the items reads the reduced stock.
    if (takesStock) ctx.afterCommit(() => api.changes.flushed());
    const { db, language } = ctx;
    return {
      message: messageIn(language, "responses", "order_placed"),
      run_id: runId,
      run: await readRunResponse(db, runId, serializeOptions(api, language)),
    };
  });

  serve(api, readRun, async (input, ctx) => {
    await requireRunAccess(api, ctx, input);
    return readRunResponse(ctx.db, input.run_id, serializeOptions(api, ctx.language));
  });

  serveResponse(api, streamRun, async (input, ctx, c) => {
    const { orderIds } = await requireRunAccess(api, ctx, input);
    const options = serializeOptions(api, ctx.language);
    const feed = orderFeed({
      db: ctx.db,
      changes: api.changes,
      positions: api.positions,
      orderIds,
      event: "run",
      resumeAfter: ctx.lastEventId,
      read: () => readSnapshot(ctx.db, input.run_id, options),
      customerId: ctx.shopper.kind === "customer" ? ctx.shopper.customerId : null,
      mayWatch: () => isSignedIn(api, c.req.header("authorization")),
    });
    await feed.start();
    if (feed.isOver()) return c.body(null, 204);
    return api.streams.open(c, ctx.shopper.key, feed);
  });

  serve(api, cancelRun, async (input, ctx) => {
    const { owner, orderIds } = await requireRunAccess(api, ctx, input);
    if (input.reason === undefined && !input.note)
      throw new AppError("cancel_reason_missing", { field: "reason" });
    await lockOrders(ctx.db, orderIds);
    const { reason, note } = input;
    const canceled = await cancelOrders(ctx.db, input.run_id, owner, {
      at: ctx.now,
      reason,
      note,
    });
    if (canceled === 0) throw new AppError("order_status_conflict");
    ctx.afterCommit(() => api.changes.flushed());
    return toChanged(ctx.db, input.run_id, "run_canceled", ctx.language);
  });

  serve(api, answerRun, async (input, ctx) => {
    const { db, now, language } = ctx;
    const { owner, orderIds } = await requireRunAccess(api, ctx, input);
    await lockOrders(db, orderIds);
    const run = await findRun(db, input.run_id);
    const question = run && findQuestion(run, now);
    if (question?.orderId !== input.order_id) {
      throw new AppError("question_over", { field: "order_id" });
    }
    await withdrawQuestion(db, input.run_id, orderIds);
    if (input.go_on) return toChanged(db, input.run_id, "run_goes_on", language);
    await cancelOrders(db, input.run_id, owner, { at: now });
    ctx.afterCommit(() => api.changes.flushed());
    return toChanged(db, input.run_id, "run_canceled", language);
  });

  async function toChanged(
    db: Database,
    runId: number,
    message: "run_canceled" | "run_goes_on",
    language: SerializeOptions["language"],
  ) {
    const run = await readRunResponse(db, runId, serializeOptions(api, language));
    return { message: messageIn(language, "responses", message), run };
  }
}

async function readSnapshot(
  db: Database,
  runId: number,
  options: SerializeOptions,
): Promise<OrderSnapshot> {
  const data = await readRunResponse(db, runId, options);
  const rows = await readRunOrders(db, runId);
  const onTheWay = rows.find(
    ({ order }) => order.courierId !== null && isActiveStatus(order.status),
  );
  return {
    data,
    isOver: rows.every((row) => nextStatuses(toOrderFacts(row)).length === 0),
    courierId: onTheWay?.order.courierId ?? null,
    position: onTheWay?.position ?? null,
    expectedAt: (position) =>
      (onTheWay && options.expectedAt({ ...onTheWay, position })?.toISOString()) ?? null,
  };
}
