import { walletPart } from "@errand/core/checkout/partial-payment";
import { AppError, featureOff } from "@errand/core/errors";
import { type Minor, minor, nothing, sumOf } from "@errand/core/money";
import { offersPartial } from "../checkout/order-errors.ts";
import type { Database } from "../database/database.ts";
import { readCustomerBalances } from "../ledger/customer-balances.data.ts";
import type { Shopper } from "../requests/caller.ts";
import { getCashLimit, planPart, type RunInput, type StopPlan } from "./stop-plan.ts";

type Paying = Pick<RunInput, "payment_method" | "partial_payment">;

/**
 * Plans how all orders of a run are paid together: the wallet covers them in their order, all of
 * them or with a partial payment what it can, and cash is at most what each zone and module takes
 * of one order. Errors say why the method cannot pay them.
 */
export async function planRunPayment<Stop extends StopPlan>(
  ctx: { db: Database; shopper: Shopper },
  input: Paying,
  plans: Stop[],
): Promise<{ plans: Stop[]; errors: AppError[] }> {
  const { payment_method: method } = input;
  const total = sumOf(plans.map(({ receipt }) => receipt.total));
  const wallet = await planWallet(ctx, input, plans, total);
  const shares = coverInOrder("refused" in wallet ? nothing : wallet.amount, plans);
  const due = minor(total - sumOf(shares));
  const limits = plans.flatMap((plan) => getCashLimit(plan) ?? []);
  const isTooMuch = method === "cash_on_delivery" && limits.some((limit) => due > limit);
  return {
    plans: plans.map((plan, index) => ({
      ...plan,
      payment: planPart(plan, method, shares[index] ?? nothing, due),
    })),
    errors: [
      ...("refused" in wallet ? [wallet.refused] : []),
      ...(isTooMuch ? [new AppError("cod_maximum_exceeded", { field: "payment_method" })] : []),
    ],
  };
}

async function planWallet(
  { db, shopper }: { db: Database; shopper: Shopper },
  { payment_method: method, partial_payment }: Paying,
  plans: readonly StopPlan[],
  total: Minor,
): Promise<{ amount: Minor } | { refused: AppError }> {
  const isPartial = partial_payment === 1;
  if (method === undefined || !(isPartial || method === "wallet")) return { amount: nothing };
  if (shopper.kind !== "customer") return { refused: new AppError("is_guest") };
  const shop = plans[0]?.shop;
  const canPayRest = shop && offersPartial({ payment_method: method }, shop);
  if (isPartial && !canPayRest) return { refused: featureOff("partialPayment", "partial_payment") };
  const balance = (await readCustomerBalances(db, shopper.customerId)).wallet;
  const part = walletPart({ method, isPartial }, { total, balance });
  if (!("refused" in part)) return part;
  return { refused: new AppError(part.refused, { field: "payment_method" }) };
}

/** The first orders are covered whole, until nothing is left. */
function coverInOrder(amount: Minor, plans: readonly StopPlan[]): Minor[] {
  let left = amount;
  return plans.map(({ receipt: { total } }) => {
    const share = minor(Math.min(left, total));
    left = minor(left - share);
    return share;
  });
}
