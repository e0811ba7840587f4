import { deliveryMinutes } from "@errand/core/catalog/delivery-minutes";
import { AppError } from "@errand/core/errors";
import type { Position } from "@errand/core/location/geometry";
import { fromMinor, type Minor, nothing, sumOf, toMinor } from "@errand/core/money";
import { initialStatus } from "@errand/core/orders/order-states";
import { amountOf, type OrderToPrice, priceOrder } from "@errand/core/pricing/receipt";
import { planRun } from "@errand/core/runs/plan-run";
import { getRunFee, splitRunAmount } from "@errand/core/runs/run-fee";
import type { RunTerms } from "@errand/core/runs/run-terms";
import type { quoteRun } from "@errand/core/runs/runs.contract";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { CheckoutContext, CheckoutInput } from "../checkout/checkout-input.ts";
import type { PaymentPlan } from "../checkout/payment-plan.ts";
import { type OrderPlan, planOrder } from "../checkout/plan.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import { modules } from "../modules/modules.tables.ts";
import { withDeliveryCharge } from "../orders/settle-run.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { readStopCart } from "./read-stop-cart.ts";
import { getRunPaymentErrors } from "./run-payment.ts";
import { toPickup } from "./run-pickup.ts";
import { atStop, ofStop } from "./stop-errors.ts";

export type RunInput = z.output<typeof quoteRun.input>;
type RunContext = Pick<RequestContext<typeof quoteRun>, "db" | "shopper" | "language" | "now">;

/** An order of a run; the module decides how long its goods can wait. */
export interface StopPlan extends OrderPlan {
  module: typeof modules.$inferSelect;
  input: CheckoutInput;
}

/** The orders of a run before they are placed, and how they are brought. */
export interface RunOrders {
  /** One for each stop of the request, priced with its part of the fee. */
  plans: StopPlan[];
  /** What each delivery would cost alone, and its part of the fee. */
  parts: { alone: Minor; part: Minor }[];
  fee: Minor;
  /** What the deliveries would cost apart. */
  aloneFee: Minor;
  pickups: { index: number; at: Date }[];
  door: Position;
  window: { from: Date; to: Date };
}

const minute = 60_000;

/**
 * Plans each order as if it were alone, then the run: its fee and what each order pays of it.
 * Throws what speaks against an order, with its stop, and `run_impossible`.
 */
export async function planRunOrders(
  api: CheckoutApi,
  input: RunInput,
  ctx: RunContext,
  terms: RunTerms,
): Promise<RunOrders> {
  const alone: StopPlan[] = [];
  for (const [index, stop] of input.stops.entries()) {
    alone.push(await ofStop(index, planStop(api, input, ctx, stop)));
  }
  throwOrderErrors(alone.flatMap((plan, index) => atStop(plan.errors, index)));
  requireRun(input, alone, terms);

  const fees = alone.map(({ receipt }) => amountOf(receipt.lines, "delivery_charge"));
  const fee = getRunFee(fees, terms);
  const parts = splitRunAmount(fee, fees);
  const tips = splitRunAmount(toMinor(input.dm_tips), fees);
  const [first] = alone;
  const service = first?.shop.additionalCharge?.amount ?? nothing;
  const services = splitRunAmount(service, fees);
  const plans = alone.map((plan, index) =>
    withPart(plan, input.payment_method, {
      part: parts[index] ?? nothing,
      tip: tips[index] ?? nothing,
      service: services[index] ?? nothing,
      hasBonus: index === 0,
    }),
  );
  throwOrderErrors(await getRunPaymentErrors(ctx, input, plans));

  const door = getDoor(input);
  const { pickups, arrival } = requirePlan(alone, { door, now: ctx.now, terms });
  const at = (minutes: number) => new Date(ctx.now.getTime() + Math.round(minutes * minute));
  const slowest = Math.max(...alone.map(({ seller }) => spreadOf(seller.store, ctx.now)));
  return {
    plans,
    parts: fees.map((each, index) => ({ alone: each, part: parts[index] ?? nothing })),
    fee,
    aloneFee: sumOf(fees),
    pickups: pickups.map(({ index, at: minutes }) => ({ index, at: at(minutes) })),
    door,
    window: { from: at(arrival), to: at(arrival + slowest) },
  };
}

async function planStop(
  api: CheckoutApi,
  { stops: _stops, if_refused: _ifRefused, ...common }: RunInput,
  ctx: RunContext,
  { kind: _kind, module_id: moduleId, ...stop }: RunInput["stops"][number],
): Promise<StopPlan> {
  const [module] = await ctx.db.select().from(modules).where(eq(modules.id, moduleId));
  if (!module) throw new AppError("store_not_found", { field: "store_id" });
  const order: CheckoutInput = {
    ...common,
    ...stop,
    order_type: "delivery",
    partial_payment: 0,
    is_buy_now: 0,
  };
  const context: CheckoutContext = { ...ctx, module };
  const cart = await readStopCart(ctx, { moduleId, storeId: stop.store_id });
  return { ...(await planOrder(order, context, api, cart)), module, input: order };
}

/** Throws `run_impossible` where the orders cannot be one run. */
function requireRun(input: RunInput, alone: OrderPlan[], terms: RunTerms): void {
  const zones = new Set(alone.map(({ seller }) => seller.zone.id));
  const outside = alone.findIndex(
    ({ seller }) => terms.zoneIds.length > 0 && !terms.zoneIds.includes(seller.zone.id),
  );
  if (zones.size > 1 || outside >= 0) throw impossible("zone", Math.max(outside, 0), alone);
  const own = alone.findIndex(({ seller }) => seller.store.selfDelivery);
  if (own >= 0) throw impossible("own_delivery", own, alone);
  const prescribed = alone.findIndex(({ lines }) =>
    lines.some(({ item }) => item.prescriptionRequired),
  );
  if (prescribed >= 0) throw impossible("prescription", prescribed, alone);
  const stores = input.stops.map(({ store_id }) => store_id);
  const repeated = stores.findIndex((id, index) => stores.indexOf(id) < index);
  if (repeated >= 0) throw impossible("couriers", repeated, alone);
  if (stores.length > terms.maxStores) throw impossible("couriers", terms.maxStores, alone);
}

function requirePlan(
  alone: StopPlan[],
  { door, now, terms }: { door: Position; now: Date; terms: RunTerms },
) {
  const pickups = alone.map(({ seller: { store }, module }) =>
    toPickup({ store, moduleType: module.type, door, now }),
  );
  const planned = planRun(pickups, door, terms);
  if ("refused" in planned) throw impossible(planned.refused, 0, alone);
  return planned;
}

/** `couriers` and `amount` say what the separate orders are. */
function impossible(
  reason: "hot" | "far" | "zone" | "own_delivery" | "prescription" | "couriers",
  stop: number,
  alone: OrderPlan[],
): AppError {
  const amount = fromMinor(sumOf(alone.map(({ receipt }) => receipt.total)));
  return new AppError("run_impossible", {
    data: { reason, stop, couriers: alone.length, amount },
  });
}

/** The order with its part of what the run pays once. */
function withPart(
  plan: StopPlan,
  method: RunInput["payment_method"],
  { part, tip, service, hasBonus }: { part: Minor; tip: Minor; service: Minor; hasBonus: boolean },
): StopPlan {
  const { charges } = plan.pricing;
  const amounts: Partial<Record<string, Minor>> = { dm_tips: tip, additional_charge: service };
  const pricing: OrderToPrice = {
    ...withDeliveryCharge(plan.pricing, part),
    referralBonus: hasBonus ? plan.pricing.referralBonus : null,
    charges: charges.map(({ key, amount }) => ({ key, amount: amounts[key] ?? amount })),
  };
  const receipt = priceOrder(pricing);
  return { ...plan, pricing, receipt, payment: planPart(method, receipt.total) };
}

/** A run is paid as a whole: from the wallet all of it. */
function planPart(method: RunInput["payment_method"], total: Minor): PaymentPlan {
  const fromWallet = method === "wallet" ? total : nothing;
  const isPaid = method !== "cash_on_delivery" && fromWallet === total;
  const paymentStatus = isPaid ? "paid" : "unpaid";
  const status = method ? initialStatus({ paymentMethod: method, paymentStatus }) : "pending";
  return { fromWallet, prepaid: nothing, status };
}

function getDoor({ latitude, longitude }: RunInput): Position {
  if (latitude === undefined || longitude === undefined) {
    throw new AppError("address_missing", { field: "address" });
  }
  return [longitude, latitude];
}

function spreadOf(store: Parameters<typeof deliveryMinutes>[0], now: Date): number {
  const { min, max } = deliveryMinutes(store, now);
  return Math.max(0, max - min);
}
