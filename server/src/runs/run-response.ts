import { AppError } from "@errand/core/errors";
import { fromMinor, type Minor, sumOf } from "@errand/core/money";
import { amountOf } from "@errand/core/pricing/receipt";
import type { Run } from "@errand/core/runs/placed-runs.contract";
import type { Database } from "../database/database.ts";
import { isTakenAlong } from "../order-rows/order-facts.ts";
import { type SerializeOptions, toOrderResponses } from "../orders/order-response.ts";
import { findRun, type RunOrder, readRunOrders } from "../orders/run-orders.data.ts";
import { findQuestion, getRunActions, getRunState } from "./run-state.ts";
import { toRunStops } from "./run-stops.ts";

/** A run with its orders as they are now. Throws `run_not_found`. */
export async function readRunResponse(
  db: Database,
  runId: number,
  options: SerializeOptions,
): Promise<Run> {
  const run = await findRun(db, runId);
  const rows = await readRunOrders(db, runId);
  if (!run || rows.length === 0) throw new AppError("run_not_found");
  const now = options.clock();
  const orders = await toOrderResponses(db, rows, options);
  const actions = getRunActions(run, rows, now);
  const question = findQuestion(run, now);
  const costing = findCosting(rows);
  const ends = orders.flatMap(({ payment_expires_at: at }) => at ?? []);
  return {
    id: run.id,
    state: getRunState(rows, actions),
    run_amount: sum(costing, ({ order }) => order.amount),
    fee: sum(costing, ({ order }) => amountOf(order.receipt, "delivery_charge")),
    alone_fee: sum(costing, ({ inRun }) => inRun.alone),
    window: { from: run.windowFrom.toISOString(), to: run.windowTo.toISOString() },
    stops: toRunStops(run, rows, options.language),
    orders,
    otp: rows.find((row) => !isTakenAlong(row))?.order.otp ?? null,
    ...(ends[0] && { payment_expires_at: ends.toSorted()[0] }),
    ...(question && { question: { order_id: question.orderId, ends_at: question.endsAt } }),
    actions,
    created_at: run.createdAt.toISOString(),
  };
}

/** The orders that cost something: without those that are gone, unless all are. */
function findCosting(rows: RunOrder[]): RunOrder[] {
  const left = rows.filter(({ order }) => order.status !== "canceled" && order.status !== "failed");
  return left.length > 0 ? left : rows;
}

function sum(rows: readonly RunOrder[], amount: (row: RunOrder) => Minor): number {
  return fromMinor(sumOf(rows.map(amount)));
}
