import { type Language, localize } from "@errand/core/language";
import { fromMinor, type Minor, minor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { messageIn } from "../messages/messages.ts";
import type { ChargeLabels, StoredReceiptLine } from "./orders.tables.ts";

export interface ReceiptToSerialize {
  lines: StoredReceiptLine[];
  total: Minor;
  paid: Minor;
  nameOf: (itemId: number) => string | undefined;
}

/** The receipt in the contract's shape and the caller's language. */
export function toReceiptResponse(
  { lines, total, paid, nameOf }: ReceiptToSerialize,
  { currencyCode, chargeLabels }: { currencyCode: string; chargeLabels: ChargeLabels },
  language: Language,
): ReceiptResponse {
  const labelOf = ({ key, itemId }: StoredReceiptLine): string => {
    const name = itemId === undefined ? undefined : nameOf(itemId);
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
      note: line.key === "tax" && !line.added ? messageIn(language, "receipt", "included") : null,
    })),
    total: fromMinor(total),
    paid: fromMinor(paid),
    due: fromMinor(minor(total - paid)),
  };
}
