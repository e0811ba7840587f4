import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import { fromMinor, type Minor, sumOf } from "@errand/core/money";
import { amountOf } from "@errand/core/pricing/receipt";
import type { Run } from "@errand/core/runs/placed-runs.contract";
import type { Database } from "../database/database.ts";
import { type SerializeOptions, toOrderResponses } from "../orders/order-response.ts";
import { findRun, type RunOrder, type RunRow, readRunOrders } from "../orders/run-orders.data.ts";
import { findQuestion, getRunActions, getRunState } from "./run-state.ts";

/** A run with its orders as they are now. Throws `run_not_found`. */
export async function readRunResponse(
  db: Database,
  runId: number,
  options: SerializeOptions,
): Promise<Run> {
  const run = await findRun(db, runId);
  const rows = await readRunOrders(db, runId);
  const [first] = rows;
  if (!run || !first) throw new AppError("run_not_found");
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
    stops: toStops(run, rows, options),
    orders,
    otp: first.order.otp,
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

function toStops(
  run: RunRow,
  rows: readonly RunOrder[],
  { language }: Pick<SerializeOptions, "language">,
): Run["stops"] {
  const pickups = rows.flatMap(({ order, store, inRun }) => {
    if (!store) return [];
    const { address, latitude, longitude } = store;
    const done = order.statusTimestamps.picked_up;
    return [
      {
        seq: inRun.seq,
        order_id: order.id,
        kind: "pickup" as const,
        name: localize(store.name, language),
        ...{ address, latitude, longitude },
        planned_at: inRun.plannedAt.toISOString(),
        ...(done && { done_at: done }),
      },
    ];
  });
  const door = rows[0]?.order.address;
  if (!door) return pickups;
  const brought = rows.flatMap(({ order }) => order.statusTimestamps.delivered ?? []);
  return [
    ...pickups,
    {
      seq: pickups.length + 1,
      order_id: null,
      kind: "dropoff",
      name: "",
      address: door.address,
      latitude: door.latitude,
      longitude: door.longitude,
      planned_at: run.windowFrom.toISOString(),
      ...(brought[0] && { done_at: brought.toSorted().at(-1) }),
    },
  ];
}
