import { pauseAfterExpiryMinutes } from "@errand/core/orders/order-deadlines";
import { type Database, inTransaction } from "../database/database.ts";
import { recordIncident } from "../delivery/incidents.data.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import { autoAcceptance, awaitsStore, waitsSince } from "../order-rows/acceptance-times.ts";
import { awaitsAgreement, type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import {
  acceptanceJob,
  dueAcceptancesJob,
  endAcceptanceLater,
  endAcceptanceNow,
} from "../orders/acceptance.job.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { transitionLockedOrder, transitionOrder } from "../orders/order-transitions.ts";
import { findLockedOrderRow } from "../orders/orders.data.ts";
import { extendPause } from "../stores/pause-store.ts";
import { soonestAcceptance, takeDueAcceptances } from "./due-acceptances.data.ts";
import { printAccepted } from "./printers/printers.data.ts";

type AcceptanceApi = Pick<OrderApi, "db" | "clock">;

/** Between two searches for orders whose time is over: as often as workers look for due jobs. */
const intervalMs = 5000;

export function acceptanceHandlers(api: AcceptanceApi): JobHandler[] {
  return [
    handleJob(acceptanceJob, ({ orderId }) => endAcceptance(api, orderId)),
    handleJob(dueAcceptancesJob, () => endDueAcceptances(api)),
  ];
}

/** Runs every minute, and when the next time ends. */
function endDueAcceptances({ db, clock }: AcceptanceApi): Promise<void> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    for (const orderId of await takeDueAcceptances(tx, now)) await endAcceptanceNow(tx, orderId);
    const soonest = await soonestAcceptance(tx);
    if (!soonest) return;
    const startAfter = new Date(Math.max(soonest.getTime(), now.getTime() + intervalMs));
    await enqueue(tx, dueAcceptancesJob, {}, { startAfter, singletonKey: "time" });
  });
}

/**
 * Does what the end of the time to accept brings for an order that still waits for its store
 * (contract 6.2).
 */
export function endAcceptance({ db, clock }: AcceptanceApi, orderId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await findLockedOrderRow(tx, orderId);
    const waiting = row && waitingOrder(row);
    if (!waiting) return;
    const isAutomatic = waiting.store.autoAccept && !awaitsAgreement(row);
    return (isAutomatic ? acceptForStore : cancelUnaccepted)(tx, waiting, clock());
  });
}

type WaitingOrder = OrderRow & {
  cart: NonNullable<OrderRow["cart"]>;
  store: NonNullable<OrderRow["store"]>;
  since: Date;
};

/** The order, if it waits for its store. */
function waitingOrder(row: OrderRow): WaitingOrder | null {
  const { order, cart, store } = row;
  const since = waitsSince(order);
  if (!awaitsStore(order) || !cart || !store || !since) return null;
  return { ...row, cart, store, since };
}

/** Confirms an order, and starts it unless it is for later: the confirmation enqueues its start. */
async function acceptForStore(tx: Database, waiting: WaitingOrder, at: Date) {
  const { order, store, cart, since } = waiting;
  const actor = { kind: "store", staffId: null, storeId: store.id } as const;
  if (autoAcceptance(waiting, since) > at) return;
  await printAccepted(tx, { orderId: order.id, storeId: store.id, at });
  const started = { at, processingMinutes: Math.max(1, cart.minDeliveryMinutes ?? 1) };
  if (order.status !== "pending") {
    return transitionLockedOrder(tx, waiting, "processing", actor, started);
  }
  await transitionLockedOrder(tx, waiting, "confirmed", actor, { at });
  if (!order.scheduled) await transitionOrder(tx, order.id, "processing", actor, started);
}

/**
 * Cancels the order, pauses its store, and notifies the desk. A prescription that the store has
 * priced waited for the customer, so its store is not paused. Earlier than that, waits for the end
 * of the time.
 */
async function cancelUnaccepted(tx: Database, waiting: WaitingOrder, at: Date) {
  const { order, store } = waiting;
  const facts = toOrderFacts(waiting);
  if (facts.acceptBefore !== null && facts.acceptBefore > at) {
    return endAcceptanceLater(tx, order.id, facts.acceptBefore);
  }
  await transitionLockedOrder(tx, waiting, "canceled", { kind: "clock" }, { at });
  if (awaitsAgreement(waiting) && facts.priced) return;
  const until = new Date(at.getTime() + pauseAfterExpiryMinutes * 60_000);
  await extendPause(tx, store.id, { until, cause: "not_accepted" });
  await recordIncident(tx, { kind: "not_accepted", orderId: order.id, at });
}
