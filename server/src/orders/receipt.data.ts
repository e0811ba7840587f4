import { type Language, localize } from "@errand/core/language";
import { fromMinor, type Minor, minor, nothing } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import type { FreeDeliveryBy } from "@errand/core/pricing/delivery";
import type { ReceiptWeight } from "@errand/core/pricing/receipt";
import { messageIn } from "../messages/messages.ts";
import type { ChargeLabels, StoredReceiptLine } from "../order-rows/orders.tables.ts";

export interface ReceiptToSerialize {
  lines: StoredReceiptLine[];
  total: Minor;
  paid: Minor;
  /** What of it went back after the delivery. */
  refunded?: Minor;
  /** The coupon that reduces it; null without one. */
  couponCode: string | null;
  freeDeliveryBy: FreeDeliveryBy | null;
  nameOf: (itemId: number) => string | undefined;
  /** The total if everything weighs what was ordered; null or absent: nothing is to be weighed. */
  expected?: Minor | null;
  /** Explains the price of what is sold by weight; absent where nothing is. */
  explainWeight?: (weight: ReceiptWeight) => string;
}

/** The receipt in the contract's shape and the caller's language. */
export function toReceiptResponse(
  receipt: ReceiptToSerialize,
  { currencyCode, chargeLabels }: { currencyCode: string; chargeLabels: ChargeLabels },
  language: Language,
): ReceiptResponse {
  const { lines, total, paid, refunded = nothing, expected = null, nameOf } = receipt;
  const labelOf = ({ key, itemId, name: ownName }: StoredReceiptLine): string => {
    const name = itemId === undefined ? ownName : nameOf(itemId);
    const label = messageIn(language, "receipt", key);
    if (key === "items") return name ?? label;
    if (key === "add_ons" && name) return `${label} · ${name}`;
    const named = key === "additional_charge" ? chargeLabels.additional_charge : undefined;
    return named ? localize(named, language) : label;
  };
  return {
    currency_code: currencyCode,
    lines: lines.map((line) => ({
      key: line.key,
      label: labelOf(line),
      amount: fromMinor(line.amount),
      added: line.added,
      cart_id: line.cartId ?? null,
      item_id: line.itemId ?? null,
      quantity: line.quantity ?? null,
      note: noteOf(line, receipt, chargeLabels, language),
      ...(line.borneByStore && { borne_by_store: true }),
    })),
    total: fromMinor(total),
    ...(expected !== null && { expected: fromMinor(expected) }),
    paid: fromMinor(paid),
    refunded: fromMinor(refunded),
    due: fromMinor(minor(total - paid)),
  };
}

/** Which rule made a line, where its label leaves it open. */
function noteOf(
  { key, added, weight }: StoredReceiptLine,
  { couponCode, freeDeliveryBy, explainWeight }: ReceiptToSerialize,
  { raised_delivery: raised }: ChargeLabels,
  language: Language,
): string | null {
  if (weight) return explainWeight?.(weight) ?? null;
  if (key === "tax") return added ? null : messageIn(language, "receipt", "included");
  if (key === "coupon_discount") return couponCode;
  if (key === "delivery_charge") return raised ? localize(raised, language) : null;
  if (key !== "free_delivery" || freeDeliveryBy === null) return null;
  if (freeDeliveryBy === "coupon") return couponCode;
  return messageIn(language, "receipt", freeDeliveryBy === "vendor" ? "by_store" : "by_shop");
}
