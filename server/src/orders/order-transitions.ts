import { AppError } from "@errand/core/errors";
import type { Actor } from "@errand/core/orders/order-actor";
import { messageAbout, receiverMessageAbout } from "@errand/core/orders/order-messages";
import { transitionError } from "@errand/core/orders/order-states";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { eq } from "drizzle-orm";
import { type Database, inTransaction, sendTogether } from "../database/database.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import {
  findSafePlace,
  isForCouriers,
  isForItsCustomer,
  type OrderRow,
  toOrderFacts,
  waitsForRun,
} from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { offerDelivery } from "./offer-delivery.job.ts";
import { applyEffects } from "./order-effects.ts";
import { notifyWatchers } from "./order-events.ts";
import { sendMessageLater } from "./order-messages/order-message.job.ts";
import { enqueueReceiverMessage } from "./order-messages/receiver-message.job.ts";
import { lockOrderRow } from "./orders.data.ts";
import { type ChangeDetails, insertTransition } from "./record-status.ts";
import { readRunOrders } from "./run-orders.data.ts";
import { type SaleTransitions, transitionSale } from "./transition-sale.ts";

export interface TransitionDetails extends ChangeDetails {
  /** The preparation time that the store states when it accepts or starts an order. */
  processingMinutes?: number;
  /**
   * What the customer tells the courier at the door; required with `delivered` where the order has
   * one, unless the receiver of a parcel wants it left in a safe place.
   */
  otp?: string | undefined;
}

/**
 * Changes the status of an order, with its consequences (`applyEffects`), records who did it, and
 * enqueues the message about it. The actor comes from the session. Throws `order_not_found` for an
 * order that is not the actor's own and unknown ones, `order_status_conflict` when the actor may
 * not make this change now, also when another change was faster (contract 4.5), and `otp` for a
 * wrong or missing code.
 */
export function transitionOrder(
  db: Database,
  orderId: number,
  to: OrderStatus,
  actor: Actor,
  details: TransitionDetails,
): Promise<void> {
  return inTransaction(db, async (tx) =>
    transitionLockedOrder(tx, await lockOrderRow(tx, orderId), to, actor, details),
  );
}

/**
 * The same for a row that this transaction has locked, read, and not changed since. Its errors must
 * end the transaction.
 */
export async function transitionLockedOrder(
  tx: Database,
  row: OrderRow,
  to: OrderStatus,
  actor: Actor,
  details: TransitionDetails,
): Promise<void> {
  await transitionSale(tx, ofOrders, { row, to, actor, details });
  const { runId } = row.order;
  const endsWait = to === "confirmed" || to === "canceled" || to === "failed";
  if (runId === null || !endsWait) return;
  const next = to === "failed" ? "failed" : "confirmed";
  await endWaitOfRun(tx, runId, next, { actor, at: details.at });
}

/**
 * Confirms what the wallet covers of a locked run, or lets it fail, once a gateway has nothing left
 * to pay of the run; nothing before that.
 */
export async function endWaitOfRun(
  tx: Database,
  runId: number,
  to: "confirmed" | "failed",
  { actor: by, at }: { actor: Actor; at: Date },
): Promise<void> {
  const rows = await readRunOrders(tx, runId);
  const awaitsGateway = ({ order }: OrderRow) =>
    order.status === "pending" && order.paymentMethod === "digital_payment";
  if (rows.some((row) => awaitsGateway(row) && !waitsForRun(row))) return;
  const actor = by.kind === "payment" ? by : ({ kind: "clock" } as const);
  for (const row of rows.filter(waitsForRun)) {
    await transitionSale(tx, ofOrders, { row, to, actor, details: { at } });
    if (to === "failed") continue;
    const { id } = row.order;
    await tx.update(orders).set({ paymentMethod: "wallet" }).where(eq(orders.id, id));
  }
}

const ofOrders: SaleTransitions<OrderRow, OrderStatus, TransitionDetails> = {
  findError: ({ row, to, actor, details }) =>
    transitionError(toOrderFacts(row), to, actor, details.at),

  check({ row, to, actor, details }) {
    if (to !== "delivered" || actor.kind === "desk") return;
    // The courier takes a photo instead.
    if (details.otp === undefined && findSafePlace(row)) return;
    if (!isOtp(row.order.otp, details.otp)) throw new AppError("otp_wrong", { field: "otp" });
  },

  applyEffects: (tx, { row, to, actor, details }) =>
    applyEffects(tx, row, to, { ...details, actor }),

  async announce(tx, { row, to, actor, details: { at } }) {
    const orderId = row.order.id;
    if (changesPlan(row, to)) await offerDelivery(tx, orderId, at);
    const facts = toOrderFacts(row);
    const message = messageAbout({ from: row.order.status, to, by: actor.kind }, facts);
    const hasOwner = facts.customerId !== null || facts.guestId !== null;
    if (message && hasOwner) await sendMessageLater(tx, { orderId, message, at });
    const toReceiver = row.parcel && !isForItsCustomer(row) && receiverMessageAbout(to);
    if (toReceiver) await enqueueReceiverMessage(tx, { orderId, message: toReceiver, at });
  },
};

/**
 * Whether a store says something new about a delivery that has no courier: that it is in
 * preparation, or ready.
 */
function changesPlan(row: OrderRow, to: OrderStatus): boolean {
  const isNews = to === "processing" || to === "handover";
  return isNews && row.order.courierId === null && isForCouriers(row);
}

/**
 * Records that an order was placed, in the transaction that inserts it, and enqueues the message
 * about it unless nobody would get it: a guest has no notifications, so only a sender reaches one.
 */
export async function recordPlacement(
  tx: Database,
  { id: orderId, customerId }: Pick<OrderRow["order"], "id" | "customerId">,
  status: OrderStatus,
  actor: Actor,
  { at, outbox }: { at: Date; outbox: Pick<Outbox, "canSend"> },
): Promise<void> {
  const isTold = customerId !== null || outbox.canSend("mail") || outbox.canSend("sms");
  await sendTogether(
    insertTransition(tx, orderId, { from: null, to: status }, actor, { at }),
    notifyWatchers(tx, orderId),
    isTold ? sendMessageLater(tx, { orderId, message: "placed", at }) : null,
  );
}

function isOtp(expected: string | null, given: string | undefined): boolean {
  return expected === null || given === expected;
}
