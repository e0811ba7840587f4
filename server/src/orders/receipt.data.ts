import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { fromMinor, type Minor } from "@errand/core/money";
import type { ReceiptKey, ReceiptResponse } from "@errand/core/orders/orders.types";
import type { ShopSettings } from "../config/shop.ts";
import type { StoredReceiptLine } from "./orders.tables.ts";

/** The labels of receipt lines; lines of items carry the name of the item. */
const labels: Record<ReceiptKey, LocalizedText> = {
  items: { en: "Item", fr: "Article" },
  add_ons: { en: "Add-ons", fr: "Suppléments" },
  flash_sale_discount: { en: "Flash sale discount", fr: "Remise vente flash" },
  item_discount: { en: "Discount", fr: "Remise" },
  store_discount: { en: "Store discount", fr: "Remise de l’établissement" },
  coupon_discount: { en: "Coupon discount", fr: "Remise du code promo" },
  ref_bonus: { en: "Referral discount", fr: "Remise de parrainage" },
  tax: { en: "VAT/TAX", fr: "TVA/Taxe" },
  delivery_charge: { en: "Delivery fee", fr: "Frais de livraison" },
  free_delivery: { en: "Free delivery", fr: "Livraison offerte" },
  dm_tips: { en: "Delivery man tips", fr: "Pourboire du livreur" },
  additional_charge: { en: "Additional charge", fr: "Frais supplémentaires" },
  extra_packaging: { en: "Extra packaging", fr: "Emballage supplémentaire" },
};

const included: LocalizedText = { en: "Included", fr: "Comprise" };

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
    const label = localize(labels[key], language);
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
      note: line.key === "tax" && !line.added ? localize(included, language) : null,
    })),
    total: fromMinor(total),
    paid: fromMinor(paid),
    due: fromMinor(total - paid),
  };
}
