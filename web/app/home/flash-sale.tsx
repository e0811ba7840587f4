import type { FlashSale as Sale } from "@errand/core/promotions/promotions.types";
import { Countdown } from "../promotions/countdown.tsx";
import { FlashCard } from "../promotions/flash-card.tsx";
import { flashSalePath } from "../promotions/promotion-page.ts";
import { useIsOver } from "../promotions/time-left.ts";
import { itemWidth } from "./carousels.tsx";
import { SectionCarousel } from "./section-carousel.tsx";

/** The running flash sale with its countdown and the sold share of each item. */
export function FlashSale({ sale }: { sale: Sale }) {
  const isOver = useIsOver(sale.end_date);
  if (isOver) return null;
  return (
    <SectionCarousel
      title={sale.title}
      allAt={flashSalePath}
      beside={<Countdown end={sale.end_date} />}
    >
      {sale.active_products.map((product) => (
        <li key={product.id} className={`flex flex-col gap-2 ${itemWidth}`}>
          <FlashCard product={product} />
        </li>
      ))}
    </SectionCarousel>
  );
}
