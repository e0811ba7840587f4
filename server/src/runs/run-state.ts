import { actionsFor, isActiveStatus } from "@errand/core/orders/order-states";
import type { Run } from "@errand/core/runs/placed-runs.contract";
import { toOrderFacts } from "../order-rows/order-facts.ts";
import type { RunOrder, RunRow } from "../orders/run-orders.data.ts";

type RunAction = Run["actions"][number];

/** What of `question` the customer can still answer. */
export function findQuestion({ question }: Pick<RunRow, "question">, now: Date) {
  return question && new Date(question.endsAt) > now ? question : null;
}

/** What the customer can do with a run: what one of its orders allows. */
export function getRunActions(run: RunRow, rows: readonly RunOrder[], now: Date): RunAction[] {
  const possible = new Set(rows.flatMap((row) => actionsFor(toOrderFacts(row), now)));
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
    const isAboard = active.every(({ order }) => order.status === "picked_up");
    return isAboard ? "on_the_way" : "collecting";
  }
  const brought = rows.filter(({ order }) => order.statusTimestamps.delivered !== undefined);
  if (brought.length === 0) return "canceled";
  return brought.length === rows.length ? "done" : "partly_done";
}
