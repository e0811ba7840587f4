import { nothing } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { isActiveStatus } from "@errand/core/orders/order-states";
import { inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { reviveOrder } from "../orders/order-payments.ts";
import { type RunOrder, readRunOrders } from "../orders/run-orders.data.ts";
import { settleRun } from "../orders/settle-run.ts";
import type { PaymentSubject } from "../payments/payment-subject.ts";

/**
 * What payments do to runs: what they do to each order. Late money that revives some of them brings
 * back what the wallet covered, too, and the rest costs no more than a run of its own. Source:
 * contract 8.2, Failure.
 */
export function runPaymentSubject(ofOrders: PaymentSubject): PaymentSubject {
  return {
    ...ofOrders,

    async onAllPaid(tx, ids, { payment, now }) {
      const runIds = await readRunIds(tx, ids);
      for (const runId of runIds) {
        const before = await readRunOrders(tx, runId);
        if (!before.some((row) => ids.includes(row.order.id) && isActiveStatus(row.order.status))) {
          continue;
        }
        for (const { order } of before.filter(hasFailed)) {
          if (!ids.includes(order.id)) {
            await reviveOrder(tx, { payment, amount: nothing, now }, order.id);
          }
        }
        const actor: Actor = { kind: "payment", paymentId: payment.id };
        const lost = (await readRunOrders(tx, runId)).filter(hasFailed);
        for (const row of lost) await settleRun(tx, row, { actor, at: now });
      }
    },
  };
}

const hasFailed = ({ order }: RunOrder) => order.status === "failed";

async function readRunIds(tx: Database, ids: number[]): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ runId: orders.runId })
    .from(orders)
    .where(inArray(orders.id, ids));
  return rows.flatMap(({ runId }) => runId ?? []);
}
