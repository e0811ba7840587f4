import { shownDiscount } from "@errand/core/cart/item-discount";
import { priceRangeOf } from "@errand/core/cart/price-range";
import type { Item } from "@errand/core/catalog/catalog.types";
import { fromMinor, toMinor, toPercent } from "@errand/core/money";
import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../config/shop.ts";

interface DiscountBadgeProps {
  item: Item;
  /** False where the store shows its own discount, which is that of all its items. */
  showsStoreOffer?: boolean;
}

/**
 * "20% OFF", "€2.00 OFF", or "20% OFF from €15.00" for a store's discount that needs a larger cart.
 */
export function DiscountBadge({ item, showsStoreOffer = true }: DiscountBadgeProps) {
  const t = useMessages("catalog");
  const money = useMoney();
  const shown = shownDiscount(item, toMinor(priceRangeOf(item).lowBefore));
  if (!shown || (!showsStoreOffer && shown.minPurchase > 0)) return null;
  const { discount, minPurchase } = shown;
  const off =
    discount.kind === "percent"
      ? t("off.percent", { percent: toPercent(discount.rate) })
      : t("off.amount", { amount: money(fromMinor(discount.amount)) });
  return (
    // The cart that an offer needs makes it wider than a card of the narrowest phones.
    <Badge tone="accent" className="whitespace-normal!">
      {minPurchase > 0 ? t("off.from", { off, amount: money(fromMinor(minPurchase)) }) : off}
    </Badge>
  );
}
