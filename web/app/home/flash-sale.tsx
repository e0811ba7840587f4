import type { FlashItem, FlashSale as Sale } from "@errand/core/catalog/promotions.types";
import { ProductCard } from "../catalog/product-card.tsx";
import { useWords } from "../words/words.ts";
import { Countdown } from "./countdown.tsx";
import { flashSalePath } from "./destination.ts";
import { itemInRail } from "./rails.tsx";
import { SectionRail } from "./section-rail.tsx";
import { useIsOver } from "./time-left.ts";

/** Few things for little, for some days: how long still, and how many are gone. */
export function FlashSale({ sale }: { sale: Sale }) {
  const isOver = useIsOver(sale.end_date);
  if (isOver) return null;
  return (
    <SectionRail
      title={sale.title}
      allAt={flashSalePath}
      beside={<Countdown end={sale.end_date} />}
    >
      {sale.active_products.map((product) => (
        <li key={product.id} className={`flex flex-col gap-2 ${itemInRail}`}>
          <FlashCard product={product} />
        </li>
      ))}
    </SectionRail>
  );
}

/** An item on sale with how much of it is gone. */
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

function SoldBar({ product: { sold, available_stock } }: { product: FlashItem }) {
  const t = useWords("home");
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
