import { priceRangeOf } from "@errand/core/cart/price-range";
import type { Item } from "@errand/core/catalog/catalog.types";
import { fromMinor, toMinor } from "@errand/core/money";
import { unitPriceOf } from "@errand/core/pricing/unit-price";
import { priceOfGrams } from "@errand/core/pricing/weight";
import { weightText } from "@errand/core/weight-text";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useShop } from "../config/shop.ts";

/**
 * The price per kilogram, litre or piece, in modules that sell by unit. What is sold by weight has
 * the price of a kilogram as its price, so that this is the price of a usual piece.
 */
export function UnitPrice({ item }: { item: Item }) {
  const text = useUnitPrice(item);
  if (text === null) return null;
  return <span className="text-sm whitespace-nowrap text-muted tabular-nums">{text}</span>;
}

function useUnitPrice(item: Item): string | null {
  const t = useMessages("catalog");
  const money = useMoney();
  const language = useLanguage();
  const { config } = useShop();
  const { low, high } = priceRangeOf(item);
  if (low !== high) return null;
  if (item.weight_step !== null) {
    const amount = money(fromMinor(priceOfGrams(toMinor(low), item.weight_step)));
    return t("card.pieceOfWeight", { amount, weight: weightText(item.weight_step, language) });
  }
  if (!config.module_config[item.module_type].unit) return null;
  const price = unitPriceOf(toMinor(low), item.unit_type);
  return price && t(`card.unitPrice.${price.unit}`, { amount: money(fromMinor(price.amount)) });
}
