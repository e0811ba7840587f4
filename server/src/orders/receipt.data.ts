import { type Language, localize } from "@errand/core/language";
import { fromMinor, type Minor, minor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import type { ShopSettings } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import type { StoredReceiptLine } from "./orders.tables.ts";

export interface ReceiptToSerialize {
  lines: StoredReceiptLine[];
  total: Minor;
  paid: Minor;
  nameOf: (itemId: number) => string | undefined;
}

/** The receipt in the contract's shape and the caller's language. */
export function toReceiptResponse(
  { lines, total, paid, nameOf }: ReceiptToSerialize,
  shop: Pick<ShopSettings, "currencyCode" | "additionalCharge">,
  language: Language,
): ReceiptResponse {
  const labelOf = ({ key, itemId }: StoredReceiptLine): string => {
    const name = itemId === undefined ? undefined : nameOf(itemId);
    const label = messageIn(language, "receipt", key);
    if (key === "items") return name ?? label;
    if (key === "add_ons" && name) return `${label} · ${name}`;
    if (key === "additional_charge" && shop.additionalCharge) {
      return localize(shop.additionalCharge.name, language);
    }
    return label;
  };
  return {
    currency_code: shop.currencyCode,
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
