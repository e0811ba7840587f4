import { type Minor, minor } from "../money.ts";
import { isActiveStatus } from "./order-states.ts";
import type { OrderStatus } from "./orders.types.ts";

/** What money that has arrived for an order does. */
export type PaymentEffect =
  /** The order is paid as far as it can be, and goes on. */
  | "confirm"
  /** It stays as it is, with more of it paid. */
  | "keep"
  /** A failed order lives again, if what it takes can be taken again. */
  | "revive"
  /** Nobody owes this money any more. */
  | "return";

export interface PaidOrder {
  status: OrderStatus;
  /** The total. */
  amount: Minor;
  /** What the shop holds for it, without the new payment. */
  paid: Minor;
}

/**
 * What a payment does to its order. Money for a canceled or already paid order goes back; so does
 * money that arrives after the end of an order. Source: contract 4.6.
 */
export function paymentEffect({ status, amount, paid }: PaidOrder, payment: Minor): PaymentEffect {
  const covered = minor(paid + payment);
  if (covered > amount) return "return";
  if (status === "failed") return "revive";
  if (!isActiveStatus(status)) return "return";
  return status === "pending" && covered === amount ? "confirm" : "keep";
}
