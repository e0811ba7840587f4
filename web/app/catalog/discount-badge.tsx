import { shownDiscount } from "@errand/core/cart/item-discount";
import { priceRangeOf } from "@errand/core/cart/price-range";
import type { Item } from "@errand/core/catalog/catalog.types";
import { fromMinor, toMinor, toPercent } from "@errand/core/money";
import { useMoney } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Badge } from "../ui/badge.tsx";

/** "20% OFF", "€2.00 OFF", or "20% OFF from €15.00" for a store's discount that needs a larger cart. */
export function DiscountBadge({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const money = useMoney();
  const shown = shownDiscount(item, toMinor(priceRangeOf(item).lowBefore));
  if (!shown) return null;
  const { discount, minPurchase } = shown;
  const off =
    discount.kind === "percent"
      ? t("off.percent", { percent: toPercent(discount.rate) })
      : t("off.amount", { amount: money(fromMinor(discount.amount)) });
  return (
    <Badge tone="accent">
      {minPurchase > 0 ? t("off.from", { off, amount: money(fromMinor(minPurchase)) }) : off}
    </Badge>
  );
}
