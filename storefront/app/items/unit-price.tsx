import { priceRangeOf } from "@errand/core/cart/price-range";
import type { Item } from "@errand/core/catalog/catalog.types";
import { fromMinor, toMinor } from "@errand/core/money";
import { unitPriceOf } from "@errand/core/pricing/unit-price";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useShop } from "../config/shop.ts";

/** The price per kilogram, litre or piece, in modules that sell by unit. */
export function UnitPrice({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const money = useMoney();
  const { config } = useShop();
  if (!config.module_config[item.module_type].unit) return null;
  const { low, high } = priceRangeOf(item);
  const price = low === high ? unitPriceOf(toMinor(low), item.unit_type) : null;
  if (price === null) return null;
  return (
    <span className="text-sm whitespace-nowrap text-muted tabular-nums">
      {t(`card.unitPrice.${price.unit}`, { amount: money(fromMinor(price.amount)) })}
    </span>
  );
}
