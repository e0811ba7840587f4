import { AppError } from "@errand/core/errors";
import { type Minor, nothing } from "@errand/core/money";
import { actionsFor } from "@errand/core/orders/order-states";
import { dueAmount } from "@errand/core/payments/paid-amount";
import type { Database } from "../database/database.ts";
import { type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import { getReceivedPayments, readOrderPayments } from "../payments/order-payments.data.ts";
import type { OrderOwner } from "./guest-order-access.ts";
import { transitionLockedOrder } from "./order-transitions.ts";

/** An order of which something is to be paid. */
interface DueOrder<Row extends OrderRow = OrderRow> {
  row: Row;
  amount: Minor;
}

/**
 * What is due of each order, which the caller has locked, that allows the action; one whose payment
 * failed waits again.
 */
export async function claimDue<Row extends OrderRow>(
  tx: Database,
  rows: readonly Row[],
  { action, owner, now }: { action: "pay" | "payment_method"; owner: OrderOwner; now: Date },
): Promise<DueOrder<Row>[]> {
  const payable = rows.filter((row) => actionsFor(toOrderFacts(row), now).includes(action));
  // It takes the wallet's part again, which is then no longer due.
  for (const row of payable.filter(({ order }) => order.status === "failed")) {
    await transitionLockedOrder(tx, row, "pending", owner, { at: now });
  }
  const ids = payable.map(({ order }) => order.id);
  const received = await readOrderPayments(tx, ids);
  return payable
    .map((row) => ({
      row,
      amount: dueAmount(row.order.amount, getReceivedPayments(received.get(row.order.id))),
    }))
    .filter(({ amount }) => amount !== nothing);
}

/**
 * What is due of one order. Throws `order_in_run` for one that is paid with others, and
 * `order_status_conflict` when the action is not allowed or nothing is due.
 */
export async function claimDueAlone(
  tx: Database,
  row: OrderRow,
  claim: Parameters<typeof claimDue>[2],
): Promise<Minor> {
  if (row.order.runId !== null) throw new AppError("order_in_run");
  const [due] = await claimDue(tx, [row], claim);
  if (!due) throw new AppError("order_status_conflict");
  return due.amount;
}
