import { walletPart } from "@errand/core/checkout/partial-payment";
import { AppError } from "@errand/core/errors";
import { type Minor, minor, nothing } from "@errand/core/money";
import { initialStatus } from "@errand/core/orders/order-states";
import type { Receipt } from "@errand/core/pricing/receipt";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { readCustomerBalances } from "../ledger/customer-balances.data.ts";
import { payFromWallet } from "../orders/pay-from-wallet.ts";
import type { CheckoutContext, CommonInput, StoreInZone } from "./checkout-input.ts";

/** What an order is paid with when it is placed, and the status that follows. */
export interface PaymentPlan {
  /** What others have paid before: the members of a group. */
  prepaid: Minor;
  fromWallet: Minor;
  status: "pending" | "confirmed";
}

/**
 * Plans the payment of an order: errors say why the method cannot pay it (contract 4.3, 4.4). A
 * quote without a method has none.
 */
export async function planPayment(
  { db, shopper }: Pick<CheckoutContext, "db" | "shopper">,
  input: CommonInput,
  { total: amount }: Pick<Receipt, "total">,
  { pivot }: Pick<StoreInZone, "pivot">,
  prepaid: Minor = nothing,
): Promise<PaymentPlan & { errors: AppError[] }> {
  const { payment_method: method } = input;
  if (method === undefined) {
    return { prepaid, fromWallet: nothing, status: "pending", errors: [] };
  }
  const total = minor(amount - prepaid);
  const isPartial = input.partial_payment === 1;
  const usesWallet = isPartial || method === "wallet";
  const balance =
    usesWallet && shopper.kind === "customer"
      ? (await readCustomerBalances(db, shopper.customerId)).wallet
      : nothing;
  const part = walletPart({ method, isPartial }, { total, balance });
  const fromWallet = "refused" in part ? nothing : part.amount;
  const isCash = method === "cash_on_delivery";
  const due = minor(total - fromWallet);
  const { maximumCashOrder: limit } = pivot;
  // An order that costs nothing needs no payment, but the store confirms one in cash.
  const isPaid = due === nothing && !isCash;
  const paymentStatus = isPaid ? "paid" : prepaid + fromWallet > 0 ? "partially_paid" : "unpaid";
  return {
    prepaid,
    fromWallet,
    status: initialStatus({ paymentMethod: method, paymentStatus }),
    errors: [
      ...("refused" in part ? [new AppError(part.refused, { field: "payment_method" })] : []),
      ...(isCash && limit !== null && due > limit
        ? [new AppError("cod_maximum_exceeded", { field: "payment_method" })]
        : []),
    ],
  };
}

/**
 * Takes the planned part of a new order from the wallet of its customer (`payFromWallet`); a guest
 * has none.
 */
export async function payPlannedPart(
  tx: Database,
  orderId: number,
  { payment, shop }: { payment: PaymentPlan; shop: Pick<ShopSettings, "currencyCode"> },
  { shopper, now }: Pick<CheckoutContext, "shopper" | "now">,
): Promise<void> {
  if (shopper.kind !== "customer") return;
  const payer = { customerId: shopper.customerId, guestId: null };
  const { fromWallet: amount } = payment;
  await payFromWallet(tx, { orderId, payer, amount, currency: shop.currencyCode, now });
}
