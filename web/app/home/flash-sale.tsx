import type { FlashSale as Sale } from "@errand/core/promotions/promotions.types";
import { Countdown } from "../promotions/countdown.tsx";
import { flashSalePath } from "../promotions/destination.ts";
import { FlashCard } from "../promotions/flash-card.tsx";
import { useIsOver } from "../promotions/time-left.ts";
import { itemInRail } from "./rails.tsx";
import { SectionRail } from "./section-rail.tsx";

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
