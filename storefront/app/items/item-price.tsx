import { priceRangeOf } from "@errand/core/cart/price-range";
import type { Item } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PerKilogram } from "../catalog/per-kilogram.tsx";
import { Money, Price } from "../config/money.tsx";

/**
 * The price of an item, or the price range of its variations; the price before a discount is struck
 * through. What is sold by weight has the price of a kilogram.
 */
export function ItemPrice({ item, className }: { item: Item; className?: string }) {
  if (item.weight_step === null) return <Amounts item={item} className={className} />;
  return (
    <span className={`inline-flex flex-wrap items-baseline ${className ?? ""}`}>
      <Amounts item={item} />
      <PerKilogram item={item} />
    </span>
  );
}

function Amounts({ item, className }: { item: Item; className?: string }) {
  const t = useMessages("catalog");
  const { low, lowBefore, high, highBefore } = priceRangeOf(item);
  if (low === high) return <Price amount={low} before={lowBefore} className={className} />;
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-1.5 ${className ?? ""}`}>
      <span className="font-bold">
        <Money amount={low} />
        <span aria-hidden> – </span>
        <span className="sr-only"> {t("price.to")} </span>
        <Money amount={high} />
      </span>
      {lowBefore > low && (
        <s className="text-[0.85em] text-muted">
          <Money amount={lowBefore} />
          <span aria-hidden> – </span>
          <Money amount={highBefore} />
        </s>
      )}
    </span>
  );
}
