import { type Minor, sumOf } from "../money.ts";
import { amountOf } from "../pricing/receipt.ts";
import type { ReceiptKey } from "./orders.types.ts";

/** What a courier earns with a delivery. */
export interface CourierEarnings {
  /** The whole charge, also where the shop, the store or a coupon pays it for the customer. */
  delivery: Minor;
  tip: Minor;
  total: Minor;
}

export function courierEarnings(receipt: { key: ReceiptKey; amount: Minor }[]): CourierEarnings {
  const delivery = amountOf(receipt, "delivery_charge");
  const tip = amountOf(receipt, "dm_tips");
  return { delivery, tip, total: sumOf([delivery, tip]) };
}
