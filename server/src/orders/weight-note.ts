import type { Language } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import type { ReceiptWeight } from "@errand/core/pricing/receipt";
import { priceOfGrams } from "@errand/core/pricing/weight";
import { weightText } from "@errand/core/weight-text";
import { moneyIn } from "../config/money-in.ts";
import type { ShopSettings } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";

/** Explains the price of what is sold by weight: `512 g × 12.90 €/kg = 6.60 €, at most 550 g`. */
export function weightNotes(
  shop: ShopSettings,
  language: Language,
): (weight: ReceiptWeight) => string {
  const money = moneyIn(shop, language);
  return ({ ordered, maximum, weighed, pricePerKilogram: price }) => {
    const grams = weighed ?? ordered;
    return messageIn(language, "receipt", weighed === null ? "to_weigh" : "weighed", {
      grams: weightText(grams, language),
      price: money(fromMinor(price)),
      amount: money(fromMinor(priceOfGrams(price, grams))),
      maximum: weightText(maximum, language),
    });
  };
}

/** The weights of an order line in the contract's shape. */
export function toWeightResponse(
  weight: ReceiptWeight,
  explain: (weight: ReceiptWeight) => string,
): NonNullable<OrderDetail["weight"]> {
  const { ordered, maximum, weighed, pricePerKilogram } = weight;
  return {
    ordered,
    maximum,
    final: weighed,
    price_per_kg: fromMinor(pricePerKilogram),
    explanation: explain(weight),
  };
}
