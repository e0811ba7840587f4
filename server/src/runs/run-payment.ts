import { walletPart } from "@errand/core/checkout/partial-payment";
import { AppError } from "@errand/core/errors";
import { nothing, sumOf } from "@errand/core/money";
import type { CheckoutInput } from "../checkout/checkout-input.ts";
import type { Database } from "../database/database.ts";
import { readCustomerBalances } from "../ledger/customer-balances.data.ts";
import type { Shopper } from "../requests/caller.ts";
import { getCashLimit, type StopPlan } from "./stop-plan.ts";

/**
 * Why the method cannot pay all orders of a run together: the wallet must cover their sum, and
 * cash is at most what each zone and module takes of one order.
 */
export async function getRunPaymentErrors(
  { db, shopper }: { db: Database; shopper: Shopper },
  { payment_method: method }: Pick<CheckoutInput, "payment_method">,
  plans: StopPlan[],
): Promise<AppError[]> {
  const total = sumOf(plans.map(({ receipt }) => receipt.total));
  if (method === "cash_on_delivery") {
    const limits = plans.flatMap((plan) => getCashLimit(plan) ?? []);
    const isTooMuch = limits.some((limit) => total > limit);
    return isTooMuch ? [new AppError("cod_maximum_exceeded", { field: "payment_method" })] : [];
  }
  if (method !== "wallet") return [];
  const balance =
    shopper.kind === "customer"
      ? (await readCustomerBalances(db, shopper.customerId)).wallet
      : nothing;
  const part = walletPart({ method, isPartial: false }, { total, balance });
  return "refused" in part ? [new AppError(part.refused, { field: "payment_method" })] : [];
}
