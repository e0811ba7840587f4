import { type Minor, minor } from "../money.ts";
import type { AccountRef } from "./accounts.ts";
import type { Journal } from "./journals.ts";
import { transfer } from "./transfer.ts";

/*
 * Payments, cash, refunds and payouts of orders, parcels and trips. Each rule turns one business
 * fact into a journal. Amounts are minor units above zero; `cause` names the fact
 * (docs/decisions/023).
 */

interface Fact {
  cause: string;
  amount: Minor;
}

/** Who pays for a refund in the end. */
export type RefundBearer =
  | { kind: "platform" }
  | { kind: "store"; storeId: number }
  | { kind: "courier_cash"; courierId: number }
  /** A removed customer, whose own money it is. */
  | { kind: "customer_claim"; customerId: number };

/** Where refunded money goes: to the wallet, back to the source, or by hand from bank or till. */
export type RefundTarget =
  | { kind: "customer_wallet"; customerId: number }
  | { kind: "gateway"; gateway: string }
  | { kind: "bank" };

/** Whom the shop pays from its bank. */
export type PayoutAccountRef = Extract<AccountRef, { kind: "store" | "courier" }>;

const platform: AccountRef = { kind: "platform" };
const bank: AccountRef = { kind: "bank" };

/** A payment provider collected money for an order, parcel or trip. */
export function gatewayPayment(fact: Fact & { gateway: string }): Journal {
  const from: AccountRef = { kind: "gateway", gateway: fact.gateway };
  return { kind: "gateway_payment", ...moved(fact, from, platform) };
}

/** Money for an order arrived at the bank: a verified offline payment. */
export function bankPayment(fact: Fact): Journal {
  return { kind: "bank_payment", ...moved(fact, bank, platform) };
}

/** A customer paid an order, or a part of it, from the wallet. */
export function walletPayment(fact: Fact & { customerId: number }): Journal {
  const from: AccountRef = { kind: "customer_wallet", customerId: fact.customerId };
  return { kind: "wallet_payment", ...moved(fact, from, platform) };
}

/** A courier took the cash at the door and holds it for the shop. */
export function courierCollectedCash(fact: Fact & { courierId: number }): Journal {
  const from: AccountRef = { kind: "courier_cash", courierId: fact.courierId };
  return { kind: "courier_collected_cash", ...moved(fact, from, platform) };
}

/** A store took the cash of a take-away or self-delivered order, and owes it to the shop. */
export function storeCollectedCash(fact: Fact & { storeId: number }): Journal {
  const from: AccountRef = { kind: "store", storeId: fact.storeId };
  return { kind: "store_collected_cash", ...moved(fact, from, platform) };
}

/** A courier handed cash in at the desk. The ledger refuses more than the courier holds. */
export function courierHandedInCash(fact: Fact & { courierId: number }): Journal {
  const to: AccountRef = { kind: "courier_cash", courierId: fact.courierId };
  return { kind: "courier_handed_in_cash", ...moved(fact, bank, to) };
}

/** Money goes back to a customer, wholly at the expense of `bearer`. */
export function refund(fact: Fact & { to: RefundTarget; bearer: RefundBearer }): Journal {
  return { kind: "refund", ...moved(fact, fact.bearer, fact.to) };
}

/** A refund that a store bore turns out to be at the expense of the shop or of the courier. */
export function refundShifted({
  storeId,
  bearer,
  ...fact
}: Fact & {
  storeId: number;
  bearer: Extract<RefundBearer, { kind: "platform" | "courier_cash" }>;
}): Journal {
  return { kind: "refund_shifted", ...moved(fact, bearer, { kind: "store", storeId }) };
}

/** A courier earns the delivery of an order. */
export function courierShare(fact: Fact & { courierId: number }): Journal {
  const to: AccountRef = { kind: "courier", courierId: fact.courierId };
  return { kind: "courier_share", ...moved(fact, platform, to) };
}

/** A store earns what it sold with a delivered order. */
export function storeShare(fact: Fact & { storeId: number }): Journal {
  const to: AccountRef = { kind: "store", storeId: fact.storeId };
  return { kind: "store_share", ...moved(fact, platform, to) };
}

/** The shop keeps its part of what a store sold. */
export function storeCommission(fact: Fact & { storeId: number }): Journal {
  const from: AccountRef = { kind: "store", storeId: fact.storeId };
  return { kind: "store_commission", ...moved(fact, from, platform) };
}

/**
 * A store earns a delivery that it makes itself; with an amount below zero, it pays for one that it
 * offers for nothing.
 */
export function storeDelivery({ cause, amount, storeId }: Fact & { storeId: number }): Journal {
  const store: AccountRef = { kind: "store", storeId };
  const fact = { cause, amount: minor(Math.abs(amount)) };
  const [from, to] = amount < 0 ? [store, platform] : [platform, store];
  return { kind: "store_delivery", ...moved(fact, from, to) };
}

/** The shop pays a store from its bank. */
export function storePayout(fact: Fact & { storeId: number }): Journal {
  const from: AccountRef = { kind: "store", storeId: fact.storeId };
  return { kind: "store_payout", ...moved(fact, from, bank) };
}

/** The shop pays a courier from its bank. */
export function courierPayout(fact: Fact & { courierId: number }): Journal {
  const from: AccountRef = { kind: "courier", courierId: fact.courierId };
  return { kind: "courier_payout", ...moved(fact, from, bank) };
}

/** The bank sends back what the shop paid a store or a courier, who is due it again. */
export function payoutReturned({ to, ...fact }: Fact & { to: PayoutAccountRef }): Journal {
  return { kind: "payout_returned", ...moved(fact, bank, to) };
}

function moved({ cause, amount }: Fact, from: AccountRef, to: AccountRef) {
  return { cause, postings: transfer(amount, from, to) };
}
