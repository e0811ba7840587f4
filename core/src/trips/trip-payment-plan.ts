import { canPayRest, type RestMethods, walletPart } from "../checkout/partial-payment.ts";
import type { ErrorKey } from "../errors.ts";
import { type Minor, minor, nothing } from "../money.ts";
import type { tripPaymentMethods } from "./trips.contract.ts";

/** What the shop offers where the trip starts, and the customer's wallet: null for who has none. */
export interface TripPaymentTerms {
  cash: boolean;
  digital: boolean;
  partial: RestMethods | "off";
  wallet: Minor | null;
}

/** By whom the rest is taken; `later` leaves that open while the terms leave time to pay. */
export type RestPayment = "cash" | "gateway" | "later";

/** A way to pay as the customer chose it. */
export interface ChosenTripPayment {
  method: (typeof tripPaymentMethods)[number];
  hasGateway: boolean;
  isRestLater: boolean;
}

export interface TripPaymentPlan {
  fromWallet: Minor;
  /** How the rest is paid; null when nothing is left. */
  rest: RestPayment | null;
}

type PlanError = Extract<ErrorKey, "feature_off" | "wallet_balance_low" | "partial_payment">;

/**
 * How what is due of a trip is paid (contract 5.4): `partial_payment` takes the whole wallet first,
 * and the rest by the gateway, in cash, or later. Amounts in minor units.
 */
export function planTripPayment(
  choice: ChosenTripPayment,
  due: Minor,
  terms: TripPaymentTerms,
): TripPaymentPlan | { refused: PlanError } {
  const { method } = choice;
  const isPartial = method === "partial_payment";
  const usesWallet = isPartial || method === "wallet";
  if (usesWallet && terms.wallet === null) return { refused: "feature_off" };
  const restMethod = restOf(choice);
  const isOffered =
    restMethod === null ||
    restMethod === "later" ||
    (restMethod === "cash" ? terms.cash : terms.digital);
  const cartMethod = restMethod === "gateway" ? "digital_payment" : "cash_on_delivery";
  const isRestOffered =
    !isPartial ||
    (terms.partial !== "off" && (restMethod === "later" || canPayRest(cartMethod, terms.partial)));
  if (!isOffered || !isRestOffered) return { refused: "feature_off" };
  const part = walletPart(
    { method: method === "wallet" ? "wallet" : cartMethod, isPartial },
    { total: due, balance: terms.wallet ?? nothing },
  );
  if ("refused" in part) return part;
  return { fromWallet: part.amount, rest: minor(due - part.amount) > nothing ? restMethod : null };
}

function restOf({ method, hasGateway, isRestLater }: ChosenTripPayment): RestPayment | null {
  switch (method) {
    case "wallet":
      return null;
    case "cash_payment":
      return "cash";
    case "digital_payment":
      return "gateway";
    case "partial_payment":
      if (hasGateway) return "gateway";
      return isRestLater ? "later" : "cash";
  }
}
