import { minor, noRate, nothing, sumOf } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { isActiveStatus } from "@errand/core/orders/order-states";
import { parcelToPrice } from "@errand/core/parcel/parcel-price";
import { amountOf, type OrderToPrice } from "@errand/core/pricing/receipt";
import { type PricedRest, priceRest } from "@errand/core/runs/run-prices";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isTakenAlong, type OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { runs } from "../order-rows/runs.tables.ts";
import { moveAllocations } from "../payments/move-allocations.ts";
import { refundOrder } from "../payments/refunds.ts";
import { notifyWatchers } from "./order-events.ts";
import { storePaymentStatus } from "./payment-status.data.ts";
import { findRun, type RunOrder, readRunOrders, writePart } from "./run-orders.data.ts";

/** How long a customer can answer whether the rest of a run is brought. */
const questionMs = 3 * 60_000;

/**
 * What the rest of a run costs once one of its orders is canceled, before that one returns its
 * money: nobody pays more than before. The customer is asked about the rest where the customer
 * wants to be. Nothing for an order without a run. Its orders are locked. Source: contract 8.2,
 * Failure.
 */
export async function settleRun(
  tx: Database,
  { order }: Pick<OrderRow, "order">,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  if (order.runId === null) return;
  const run = await findRun(tx, order.runId);
  const all = await readRunOrders(tx, order.runId);
  const rest = all.filter((row) => row.order.id !== order.id && isActiveStatus(row.order.status));
  if (!run || rest.length === 0) return;
  const isByCustomer = actor.kind === "customer" || actor.kind === "guest";
  const paying = all.filter((row) => row.order.id === order.id || rest.includes(row));
  const fee = sumOf(paying.map(({ inRun }) => inRun.part));
  const toPrice = rest.flatMap((row) => {
    const pricing = findPricing(row);
    const { alone, part } = row.inRun;
    return pricing ? [{ row, pricing, alone, part, total: row.order.amount }] : [];
  });
  const priced = priceRest(toPrice, run, { fee, gone: order.amount, isByCustomer });
  for (const [index, { row }] of toPrice.entries()) {
    const price = priced[index];
    if (price) await changePart(tx, row, price, { canceled: order.id, at });
  }
  const [last, ...further] = rest;
  if (last && further.length === 0) await prepareAtOnce(tx, last, at);
  const isAsked = run.ifRefused === "ask" && !isByCustomer;
  if (isAsked) await ask(tx, run.id, { orderId: order.id, at });
  for (const row of rest) await notifyWatchers(tx, row.order.id);
}

/** The last order of a run goes on as if it were alone. */
async function prepareAtOnce(tx: Database, row: OrderRow, at: Date): Promise<void> {
  const { id: orderId, scheduled } = row.order;
  await tx.update(cartOrders).set({ pickupAt: null }).where(eq(cartOrders.orderId, orderId));
  if (!isTakenAlong(row) || scheduled) return;
  await tx.update(orders).set({ scheduleAt: at }).where(eq(orders.id, orderId));
}

async function ask(
  tx: Database,
  runId: number,
  { orderId, at }: { orderId: number; at: Date },
): Promise<void> {
  const endsAt = new Date(at.getTime() + questionMs).toISOString();
  await tx.update(runs).set({ question: { orderId, endsAt } }).where(eq(runs.id, runId));
}

/**
 * Prices an order with another part of the fee. What it costs more was paid for the canceled order,
 * as far as that is paid; what it costs less goes back.
 */
async function changePart(
  tx: Database,
  { order, inRun }: RunOrder,
  { part, pricing, receipt }: PricedRest,
  { canceled, at }: { canceled: number; at: Date },
): Promise<void> {
  const { id: orderId } = order;
  if (part === inRun.part) return;
  const more = minor(Math.max(receipt.total - order.amount, 0));
  if (more > nothing) await moveAllocations(tx, { from: canceled, to: orderId, amount: more });
  const refunded = minor(Math.max(order.paid - receipt.total, 0));
  if (refunded > nothing) {
    await refundOrder(tx, { orderId, amount: refunded, reason: "run_fee", now: at });
  }
  await storePaymentStatus(tx, orderId, { amount: receipt.total });
  const changed = { receipt: receipt.lines, updatedAt: at };
  await tx.update(orders).set(changed).where(eq(orders.id, orderId));
  await tx.update(cartOrders).set({ pricing }).where(eq(cartOrders.orderId, orderId));
  await writePart(tx, orderId, part);
}

/** What the order is priced by; a parcel of a run is nothing but its delivery. */
function findPricing({ order, cart, parcel }: RunOrder): OrderToPrice | null {
  if (!parcel?.category) return cart?.pricing ?? null;
  const { perKmCharge: perKm, minimumCharge: minimum, taxRate } = parcel.category;
  return parcelToPrice(
    { perKm, minimum, taxRate },
    {
      meters: order.distanceMeters,
      rise: noRate,
      taxIncluded: order.taxIncluded,
      charges: (["dm_tips", "additional_charge"] as const).map((key) => ({
        key,
        amount: amountOf(order.receipt, key),
      })),
    },
  );
}
