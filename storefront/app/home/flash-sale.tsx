import type { FlashSale as Sale } from "@errand/core/promotions/promotions.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { useId } from "react";
import { Carousel } from "../catalog/carousel.tsx";
import { Countdown } from "../promotions/countdown.tsx";
import { FlashCard } from "../promotions/flash-card.tsx";
import { flashSalePath } from "../promotions/promotion-page.ts";
import { useIsOver } from "../promotions/time-left.ts";

/** The running flash sale: a band with its countdown, and the sold share of each item. */
export function FlashSale({ sale }: { sale: Sale }) {
  const t = useMessages("home");
  const headingId = useId();
  const isOver = useIsOver(sale.end_date);
  if (isOver) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-x-6 gap-y-3 rounded-panel bg-accent-soft p-4 md:p-6 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col items-start gap-3 lg:justify-center">
        <h2 id={headingId} className="text-section">
          {sale.title}
        </h2>
        <Countdown end={sale.end_date} />
        <PageLink
          to={flashSalePath}
          aria-label={t("seeAllOf", { title: sale.title })}
          className="inline-flex min-h-11 items-center font-semibold underline hover:text-accent"
        >
          {t("seeAll")}
        </PageLink>
      </div>
      <Carousel label={sale.title}>
        {sale.active_products.map((product) => (
          <li key={product.id} className={saleWidth}>
            <FlashCard product={product} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}

const saleWidth =
  "flex w-40 shrink-0 snap-start flex-col gap-2 sm:w-48 lg:w-[calc((100%-3*1.25rem)/4)]";
