import type { FlashItem } from "@errand/core/promotions/promotions.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { ProductCard } from "../items/product-card.tsx";

/** An item on flash sale with its sold share. */
export function FlashCard({ product }: { product: FlashItem }) {
  return (
    <>
      <div className="grow">
        <ProductCard item={product.item} />
      </div>
      <SoldBar product={product} />
    </>
  );
}

export function SoldBar({ product: { sold, available_stock } }: { product: FlashItem }) {
  const t = useMessages("home");
  const all = sold + available_stock;
  const share = all === 0 ? 100 : Math.round((sold / all) * 100);
  return (
    <div>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
      </div>
      <p className="mt-1 flex justify-between gap-2 text-xs text-muted tabular-nums">
        <span>{t("flashSale.sold", { count: sold })}</span>
        <span>{t("flashSale.left", { count: available_stock })}</span>
      </p>
    </div>
  );
}
