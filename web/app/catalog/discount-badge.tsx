import type { Item } from "@errand/core/catalog/catalog.types";
import { useMoney } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Badge } from "../ui/badge.tsx";

/** "20% OFF" or "€2.00 OFF". */
export function DiscountBadge({ item }: { item: Pick<Item, "discount" | "discount_type"> }) {
  const t = useMessages("catalog");
  const money = useMoney();
  if (item.discount <= 0) return null;
  return (
    <Badge tone="accent">
      {item.discount_type === "percent"
        ? t("off.percent", { percent: item.discount })
        : t("off.amount", { amount: money(item.discount) })}
    </Badge>
  );
}
