import { actionsFor, isActiveStatus } from "@errand/core/orders/order-states";
import type { Run } from "@errand/core/runs/placed-runs.contract";
import { isTakenAlong, toOrderFacts } from "../order-rows/order-facts.ts";
import type { RunOrder, RunRow } from "../orders/run-orders.data.ts";

type RunAction = Run["actions"][number];

/** What of `question` the customer can still answer. */
export function findQuestion({ question }: Pick<RunRow, "question">, now: Date) {
  return question && new Date(question.endsAt) > now ? question : null;
}

/**
 * Whether the customer can cancel an order with its run: not what is with the courier, as
 * bringing a parcel back is decided alone.
 */
export function isCancelable(row: RunOrder, now: Date): boolean {
  return row.order.status !== "picked_up" && actionsFor(toOrderFacts(row), now).includes("cancel");
}

/** What the customer can do with a run: what one of its orders allows. */
export function getRunActions(run: RunRow, rows: readonly RunOrder[], now: Date): RunAction[] {
  const possible = new Set(rows.flatMap((row) => actionsFor(toOrderFacts(row), now)));
  if (!rows.some((row) => isCancelable(row, now))) possible.delete("cancel");
  const ofOrders = (["cancel", "pay", "payment_method"] as const).filter((action) =>
    possible.has(action),
  );
  return findQuestion(run, now) ? [...ofOrders, "answer"] : ofOrders;
}

/** The state of a run by those of its orders (contract 8.2). */
export function getRunState(
  rows: readonly RunOrder[],
  actions: readonly RunAction[],
): Run["state"] {
  const active = rows.filter(({ order }) => isActiveStatus(order.status));
  if (actions.includes("pay")) return "unpaid";
  if (active.length > 0) {
    // What is taken along at the door is not fetched before.
    const fetched = active.filter((row) => !isTakenAlong(row));
    const isAboard = (fetched.length > 0 ? fetched : active).every(
      ({ order }) => order.status === "picked_up",
    );
    return isAboard ? "on_the_way" : "collecting";
  }
  const brought = rows.filter(({ order }) => order.statusTimestamps.delivered !== undefined);
  if (brought.length === 0) return "canceled";
  return brought.length === rows.length ? "done" : "partly_done";
}
