import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { fromMinor, nothing, sumOf, toMinor } from "@errand/core/money";
import type { placeRun } from "@errand/core/runs/placed-runs.contract";
import type { RunTerms } from "@errand/core/runs/run-terms";
import type * as z from "zod";
import { lockCart } from "../cart/cart.data.ts";
import { deleteStoreCart } from "../cart/replaced-carts.data.ts";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import { type OrderContact, readContact } from "../checkout/contact.ts";
import { type PlacedOrder, placePlannedOrder } from "../checkout/place.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import { newOtp } from "../checkout/write-order.ts";
import type { Database } from "../database/database.ts";
import { runOrders } from "../order-rows/run-orders.tables.ts";
import { runs } from "../order-rows/runs.tables.ts";
import { limitUnpaidOrders } from "../orders/limit-unpaid-orders.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { recordPayment } from "../payments/record-payment.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { placeParcelStop } from "./place-parcel-stop.ts";
import { planRunOrders, type RunOrders } from "./plan-run-orders.ts";
import { ofStop } from "./stop-errors.ts";
import { type StopPlan, toStopReceipt } from "./stop-plan.ts";

type PlacingContext = RequestContext<typeof placeRun>;
export type PlaceRunInput = z.output<typeof placeRun.input>;

/** An order of a run that is written, and the plan that it had. */
interface PlacedStop {
  plan: StopPlan;
  placed: PlacedOrder;
}

/**
 * Places the orders of a run in the caller's transaction, all or none: prices and checks them,
 * writes them, reserves their stock, takes what the wallet pays and empties their carts. An error
 * rolls all of it back. Source: contract 8.2.
 */
export async function createRun(
  api: CheckoutApi,
  input: PlaceRunInput,
  ctx: PlacingContext,
  terms: RunTerms,
): Promise<{ runId: number; takesStock: boolean }> {
  const { db, shopper } = ctx;
  await lockCart(db, shopper);
  const run = await planRunOrders(api, input, ctx, terms);
  const { country } = await api.shop();
  const { contact, errors } = await readContact(db, input, shopper, country);
  throwOrderErrors([...errors, ...amountErrors(run, errors, input, ctx.language)]);

  const runId = await insertRun(db, run, { input, terms, now: ctx.now });
  const stops = await placeStops(api, run, ctx, { input, runId, contact });
  await payFromWallet(ctx, stops);
  for (const stop of input.stops) {
    if (stop.kind === "store") await deleteStoreCart(db, shopper, stop.module_id, stop.store_id);
  }
  await limitUnpaidOrders(
    api,
    ctx,
    stops.map(({ placed: { row, pieces } }) => ({ orderId: row.order.id, pieces })),
  );
  return { runId, takesStock: stops.some(({ placed }) => placed.takesStock) };
}

function amountErrors(
  { plans }: RunOrders,
  errors: AppError[],
  { run_amount: seen }: PlaceRunInput,
  language: Language,
): AppError[] {
  const total = sumOf(plans.map(({ receipt }) => receipt.total));
  if (errors.length > 0 || toMinor(seen) === total) return [];
  const receipts = plans.map((plan, stop) => ({ stop, receipt: toStopReceipt(plan, language) }));
  const data = { run_amount: fromMinor(total), receipts };
  return [new AppError("price_changed", { data, field: "run_amount" })];
}

async function insertRun(
  tx: Database,
  { window }: RunOrders,
  { input, terms, now }: { input: PlaceRunInput; terms: RunTerms; now: Date },
): Promise<number> {
  const [run] = await tx
    .insert(runs)
    .values({
      extraStopFee: terms.extraStopFee,
      cap: terms.cap,
      ifRefused: input.if_refused,
      windowFrom: window.from,
      windowTo: window.to,
      createdAt: now,
    })
    .returning({ id: runs.id });
  if (!run) throw new Error("the new run was not returned");
  return run.id;
}

/**
 * Writes the orders by the ids of their stores, a parcel last: two runs then reserve the stock of
 * the same items in the same order, and never wait for each other.
 */
async function placeStops(
  api: CheckoutApi,
  { plans, parts, pickups, onward, window }: RunOrders,
  ctx: PlacingContext,
  { input, runId, contact }: { input: PlaceRunInput; runId: number; contact: OrderContact },
): Promise<PlacedStop[]> {
  const otp = newOtp(await api.shop());
  const byStore = plans
    .map((plan, stop) => ({ plan, stop }))
    .toSorted((one, other) => getStoreId(one.plan) - getStoreId(other.plan));
  const visits = [...pickups, ...(onward ? [onward] : [])];
  const stops: PlacedStop[] = [];
  for (const { plan, stop } of byStore) {
    const { payment_method: method } = input;
    const seq = visits.findIndex(({ index }) => index === stop);
    const visit = visits[seq];
    const part = parts[stop];
    if (!visit || !part) throw new Error(`stop ${stop} of the new run is not planned`);
    const run = { id: runId, otp, pickupAt: visit.at, doorAt: window.from };
    const placed = await ofStop(stop, placeStop(api, plan, ctx, { method, run, contact }));
    const inRun = { orderId: placed.row.order.id, seq: seq + 1, plannedAt: visit.at, ...part };
    await ctx.db.insert(runOrders).values(inRun);
    stops.push({ plan, placed });
  }
  return stops;
}

const getStoreId = (plan: StopPlan) =>
  plan.kind === "store" ? plan.seller.store.id : Number.POSITIVE_INFINITY;

/** The run of an order, with the code of its door and what is planned of the order. */
interface RunIdentity {
  id: number;
  otp: string | null;
  pickupAt: Date;
  doorAt: Date;
}

function placeStop(
  api: CheckoutApi,
  plan: StopPlan,
  ctx: PlacingContext,
  {
    method,
    run,
    contact,
  }: {
    method: PlaceRunInput["payment_method"];
    run: RunIdentity;
    contact: OrderContact;
  },
): Promise<PlacedOrder> {
  const context = { ...ctx, module: plan.module };
  if (plan.kind === "parcel") {
    return placeParcelStop(api, plan, context, { method, run, contact });
  }
  return placePlannedOrder(api, plan, context, {
    contact: { ...contact, accountId: null },
    input: { ...plan.input, payment_method: method },
    identity: { run },
  });
}

/** One payment for all orders. Throws `wallet_balance_low` when another payment was faster. */
async function payFromWallet({ db, shopper, now }: PlacingContext, stops: PlacedStop[]) {
  const allocations = stops
    .map(({ plan, placed }) => ({
      orderId: placed.row.order.id,
      amount: plan.payment.fromWallet,
    }))
    .filter(({ amount }) => amount > nothing);
  const [first] = stops;
  if (!first || allocations.length === 0 || shopper.kind !== "customer") return;
  await recordPayment(db, {
    method: "wallet",
    purpose: "run",
    allocations,
    payer: { customerId: shopper.customerId, guestId: null },
    currency: first.plan.shop.currencyCode,
    now,
  });
  for (const { orderId } of allocations) await storePaymentStatus(db, orderId);
}
