import { priceRangeOf } from "@errand/core/cart/price-range";
import type { Item } from "@errand/core/catalog/catalog.types";
import type { Campaign } from "@errand/core/promotions/promotions.types";
import { cardLinkClasses } from "@errand/ui/card-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { type ReactNode, useContext } from "react";
import { Link, useLocation } from "react-router";
import { Carousel } from "../catalog/carousel.tsx";
import { Money } from "../config/money.tsx";
import { useTimeWindow } from "../items/item-availability.ts";
import { ItemDialogContext } from "../items/item-dialog-context.ts";
import { itemDialogLink } from "../items/item-dialog-url.ts";
import { useCampaignTime } from "../promotions/campaign-time.ts";
import type { Slide } from "./banners.ts";
import { belowCarousel } from "./section-carousel.tsx";

/** Wide pictures with their titles and links. They do not move by themselves. */
export function BannerCarousel({ slides, isFirst }: { slides: Slide[]; isFirst: boolean }) {
  const t = useMessages("home");
  return (
    <section aria-label={t("banners")} className={belowCarousel}>
      <Carousel label={t("banners")}>
        {slides.map((slide, index) => (
          <li
            key={slide.key}
            className={`group relative h-46 overflow-hidden rounded-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent md:h-60 ${bannerWidth(slides.length)}`}
          >
            <Picture
              src={slide.image}
              alt=""
              ratio="16/9"
              sizes={
                slides.length === 1
                  ? "(width < 1300px) 96vw, 1240px"
                  : "(width < 768px) 84vw, 600px"
              }
              isEager={isFirst && index === 0}
              className="h-full! transition-[scale] duration-200 group-hover:scale-[1.02]"
            />
            <div className="pointer-events-none absolute inset-0 bg-linear-to-t from-[rgb(0_0_0/0.8)] via-[rgb(0_0_0/0.6)] via-40% to-transparent to-80%" />
            <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1 p-5 text-[#fff] md:p-6">
              <p className="text-xl leading-tight font-bold tracking-tight md:text-2xl">
                <SlideLink slide={slide}>{slide.title}</SlideLink>
              </p>
              {slide.about && "campaign" in slide.about && <CampaignTime {...slide.about} />}
              {slide.about && "item" in slide.about && <CampaignItemFacts {...slide.about} />}
            </div>
          </li>
        ))}
      </Carousel>
    </section>
  );
}

function CampaignTime({ campaign }: { campaign: Campaign }) {
  return <p className="text-sm font-medium">{useCampaignTime(campaign)}</p>;
}

function CampaignItemFacts({ item }: { item: Item }) {
  const window = useTimeWindow(item);
  return (
    <p className="text-sm font-medium">
      <bdi>{item.store_name}</bdi> · <Money amount={priceRangeOf(item).low} /> · {window}
    </p>
  );
}

/**
 * Three beside each other on a wide screen, or fewer that fill it; a phone shows a part of the next
 * one.
 */
function bannerWidth(count: number): string {
  if (count === 1) return "w-full shrink-0";
  if (count === 2) return "shrink-0 snap-start w-[84%] md:w-[calc(50%-0.625rem)]";
  return "shrink-0 snap-start w-[84%] md:w-[48%] lg:w-[calc((100%-2*1.25rem)/3)]";
}

const cover = `line-clamp-2 ${cardLinkClasses}`;

/** A link that covers the whole slide. */
function SlideLink({ slide: { leadsTo }, children }: { slide: Slide; children: ReactNode }) {
  const location = useLocation();
  const itemDialog = useContext(ItemDialogContext);
  if (leadsTo === null) return children;
  if ("elsewhere" in leadsTo) {
    return (
      <a href={leadsTo.elsewhere} target="_blank" rel="noopener noreferrer" className={cover}>
        {children}
      </a>
    );
  }
  if ("page" in leadsTo) {
    return (
      <PageLink to={leadsTo.page} className={cover}>
        {children}
      </PageLink>
    );
  }
  return (
    <Link
      {...itemDialogLink(location, leadsTo.item)}
      onPointerEnter={itemDialog?.prefetch}
      onFocus={itemDialog?.prefetch}
      className={cover}
    >
      {children}
    </Link>
  );
}
