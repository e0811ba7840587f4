import { AppError, type ErrorKey } from "@errand/core/errors";
import { isActiveStatus } from "@errand/core/orders/order-states";
import { isReturning, type OrderRow } from "../order-rows/order-facts.ts";

/** What a courier reports of a job. */
export type JobAct =
  | "accept"
  | "decline"
  | "unassign"
  | "arrive"
  | "pick_up"
  | "deliver"
  | "fail"
  | "report";

/**
 * Why the state of an order refuses an act: what a courier whose act was sent late reads must say
 * what to do.
 */
export function findConflict(act: JobAct, row: OrderRow): ErrorKey {
  const { status } = row.order;
  if (isReturning(row)) return "order_status_conflict";
  if (status === "canceled") return "job_canceled";
  if (!isActiveStatus(status)) return "job_over";
  const isAboard = status === "picked_up";
  if (act === "arrive") return "job_reported";
  if (act === "deliver" || act === "fail") return isAboard ? "job_reported" : "job_not_picked_up";
  if (isAboard) return "job_picked_up";
  return act === "pick_up" ? "job_not_ready" : "order_status_conflict";
}

/** Runs a change of a job; states why when the state of the order refuses it. */
export async function explainConflict<Result>(
  act: JobAct,
  row: OrderRow,
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    const isConflict = error instanceof AppError && error.key === "order_status_conflict";
    throw isConflict ? new AppError(findConflict(act, row)) : error;
  }
}
