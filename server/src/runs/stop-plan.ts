import type { Language } from "@errand/core/language";
import { type Minor, nothing } from "@errand/core/money";
import { initialStatus } from "@errand/core/orders/order-states";
import { amountOf, type OrderToPrice, priceOrder } from "@errand/core/pricing/receipt";
import { withDeliveryCharge } from "@errand/core/runs/run-prices";
import type { ParcelDirection, quoteRun } from "@errand/core/runs/runs.contract";
import type * as z from "zod";
import type { CheckoutInput, ParcelQuoteInput } from "../checkout/checkout-input.ts";
import type { PaymentPlan } from "../checkout/payment-plan.ts";
import { planReceipt } from "../checkout/place.ts";
import type { OrderPlan } from "../checkout/plan.ts";
import type { modules } from "../modules/modules.tables.ts";
import { type ParcelPlan, parcelReceipt } from "../parcel/plan-parcel.ts";

export type RunInput = z.output<typeof quoteRun.input>;
export type StopInput = RunInput["stops"][number];
type ModuleRow = typeof modules.$inferSelect;

/** An order of a store; the module decides how long its goods can wait. */
export interface StoreStop extends OrderPlan {
  kind: "store";
  module: ModuleRow;
  input: CheckoutInput;
}

/** A parcel, with who is at its other end. */
export interface ParcelStop extends ParcelPlan {
  kind: "parcel";
  module: ModuleRow;
  input: ParcelQuoteInput;
  direction: ParcelDirection;
  other: Extract<StopInput, { kind: "parcel" }>["other"];
  /** The number of who is there, in E.164. */
  otherNumber: string;
}

/** An order of a run before it is placed. */
export type StopPlan = StoreStop | ParcelStop;

export function getZoneId(plan: StopPlan): number {
  return plan.kind === "store" ? plan.seller.zone.id : plan.zone.id;
}

/** The most that its zone and module take of an order in cash; null for any amount. */
export function getCashLimit(plan: StopPlan): Minor | null {
  const { pivot } = plan.kind === "store" ? plan.seller : plan;
  return pivot.maximumCashOrder;
}

export function toStopReceipt(plan: StopPlan, language: Language) {
  return plan.kind === "store" ? planReceipt(plan, language) : parcelReceipt(plan, language);
}

/** What its delivery would cost alone. */
export function getAloneFee({ receipt }: StopPlan): Minor {
  return amountOf(receipt.lines, "delivery_charge");
}

/** The order with its part of what the run pays once. */
export function withPart<Stop extends StopPlan>(
  plan: Stop,
  { part, tip, service, hasBonus }: { part: Minor; tip: Minor; service: Minor; hasBonus: boolean },
): Stop {
  const { charges } = plan.pricing;
  const amounts: Partial<Record<string, Minor>> = { dm_tips: tip, additional_charge: service };
  const pricing: OrderToPrice = {
    ...withDeliveryCharge(plan.pricing, part),
    referralBonus: hasBonus ? plan.pricing.referralBonus : null,
    charges: charges.map(({ key, amount }) => ({ key, amount: amounts[key] ?? amount })),
  };
  const receipt = priceOrder(pricing);
  return { ...plan, pricing, receipt };
}

/**
 * What it is paid with, as the wallet pays this of it and so much is left to pay of the run: what
 * the wallet covers waits for the gateway's part, as all fail together. No store accepts a parcel.
 */
export function planPart(
  { kind, receipt: { total } }: Pick<StopPlan, "kind" | "receipt">,
  method: RunInput["payment_method"],
  fromWallet: Minor,
  dueOfRun: Minor,
): PaymentPlan {
  const isCash = method === "cash_on_delivery";
  const isPaid = !isCash && fromWallet === total && dueOfRun === nothing;
  const paymentStatus = isPaid ? "paid" : "unpaid";
  const status =
    kind === "parcel" && isCash
      ? "confirmed"
      : method
        ? initialStatus({ paymentMethod: method, paymentStatus })
        : "pending";
  return { fromWallet, prepaid: nothing, status };
}
