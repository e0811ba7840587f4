import { type CheckoutMethod, canPayRest } from "@errand/core/checkout/partial-payment";
import type { StorefrontContract } from "@errand/core/contract.storefront";
import type { Zone } from "@errand/core/location/location.contract";
import type { OfflineMethod } from "@errand/core/orders/offline-payments.contract";
import type { PaymentChoice } from "../visitor/stored-values.ts";

type Config = StorefrontContract["GET /config"]["reply"];

/** What decides how an order can be paid. Amounts as in the API. */
export interface PaymentTerms {
  config: Config;
  /** The zone of the store; undefined while it loads. */
  zone: Zone | undefined;
  moduleId: number;
  /** The balance of the wallet; null for guests and while it loads. */
  balance: number | null;
  offlineMethods: OfflineMethod[];
  /** Null while it is unknown. */
  total: number | null;
  /** The total is unknown because the order costs too much for cash. */
  isOverCashLimit: boolean;
}

/** One way to pay. It is shown but cannot be chosen while it is not possible for this order. */
export interface PaymentOption extends PaymentChoice {
  key: string;
  isPossible: boolean;
}

/** The most that an order may cost in cash; null without a limit. */
export function cashLimit({ zone, moduleId }: Pick<PaymentTerms, "zone" | "moduleId">) {
  const module = zone?.modules.find(({ id }) => id === moduleId);
  return module?.pivot.maximum_cod_order_amount ?? null;
}

/** The ways to pay that shop and zone offer, cash first. */
export function paymentOptions(terms: PaymentTerms, fromWallet: number): PaymentOption[] {
  const { config, zone, balance, offlineMethods, total, isOverCashLimit } = terms;
  const limit = cashLimit(terms);
  const isWithinLimit = limit === null || total === null || total - fromWallet <= limit;
  const isCashPossible = isWithinLimit && !isOverCashLimit;
  const isWalletPossible = balance !== null && total !== null && balance >= total;
  const options: (PaymentOption | false)[] = [
    config.cash_on_delivery &&
      zone?.cash_on_delivery !== false &&
      optionOf("cash_on_delivery", { isPossible: isCashPossible }),
    config.customer_wallet_status === 1 &&
      balance !== null &&
      optionOf("wallet", { isPossible: isWalletPossible }),
    ...(config.digital_payment && zone?.digital_payment !== false
      ? config.active_payment_method_list.map(({ gateway }) =>
          optionOf("digital_payment", { gateway }),
        )
      : []),
    ...(config.offline_payment_status === 1 && zone?.offline_payment !== false
      ? offlineMethods.map(({ id }) => optionOf("offline_payment", { offlineMethod: id }))
      : []),
  ];
  return options.filter((option) => option !== false);
}

function optionOf(method: CheckoutMethod, changes: Partial<PaymentOption>): PaymentOption {
  const option = { method, gateway: null, offlineMethod: null, isPossible: true, ...changes };
  return { ...option, key: [method, option.gateway ?? option.offlineMethod ?? ""].join(" ") };
}

/** What the customer has chosen, else paid with last, else the first option that is possible. */
export function chosenOption(
  options: PaymentOption[],
  chosen: PaymentChoice | null,
  last: PaymentChoice | null,
): PaymentOption | null {
  const find = (choice: PaymentChoice | null) =>
    options.find(
      ({ method, gateway, offlineMethod }) =>
        method === choice?.method &&
        gateway === choice.gateway &&
        offlineMethod === choice.offlineMethod,
    );
  const lastOption = find(last);
  return (
    find(chosen) ??
    (lastOption?.isPossible ? lastOption : undefined) ??
    options.find(({ isPossible }) => isPossible) ??
    options[0] ??
    null
  );
}

/** What the wallet can pay before this method pays the rest; 0 when that is not offered. */
export function partOfWallet({ config, balance, total }: PaymentTerms, method: CheckoutMethod) {
  const isOffered = config.customer_wallet_status === 1 && config.partial_payment_status === 1;
  if (!isOffered || !canPayRest(method, config.partial_payment_method)) return 0;
  const isPart = balance !== null && total !== null && balance > 0 && balance < total;
  return isPart ? balance : 0;
}

const notes = [5, 10, 20, 50, 100, 200];

/** The notes for an amount that is not known yet. */
export const usualNotes = [20, 50, 100];

/**
 * The notes from which the courier may have to give change: those above the amount, three at most.
 */
export function notesAbove(due: number): number[] {
  return notes.filter((note) => note > due).slice(0, 3);
}
