import ArrowRight from "lucide-react/icons/arrow-right";
import { type ReactNode, useContext } from "react";
import { Link, useLocation } from "react-router";
import { Carousel } from "../catalog/carousel.tsx";
import { ItemDialogContext } from "../items/item-dialog-context.ts";
import { itemDialogLink } from "../items/item-dialog-url.ts";
import { useMessages } from "../messages/messages.ts";
import { cardLinkClasses } from "../ui/card-classes.ts";
import { Picture } from "../ui/picture.tsx";
import type { Slide } from "./banners.ts";
import { belowCarousel, wideCardWidth } from "./section-carousel.tsx";

/** Wide pictures with links. They do not move by themselves. */
export function BannerCarousel({ slides, isFirst }: { slides: Slide[]; isFirst: boolean }) {
  const t = useMessages("home");
  return (
    <section aria-label={t("banners")} className={belowCarousel}>
      <Carousel label={t("banners")}>
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            className={`relative overflow-hidden rounded-card border border-line bg-card ${wideCardWidth(slides.length)}`}
          >
            <Picture
              src={slide.image}
              alt=""
              ratio="3/1"
              sizes={
                slides.length === 1
                  ? "(width < 1300px) 96vw, 1240px"
                  : "(width < 768px) 88vw, 600px"
              }
              isEager={isFirst && index === 0}
              className={slides.length === 1 ? "max-h-72" : undefined}
            />
            <p className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 font-semibold">
              <SlideLink slide={slide}>{slide.title}</SlideLink>
              {slide.leadsTo && (
                <ArrowRight aria-hidden className="size-5 shrink-0 text-accent rtl:-scale-x-100" />
              )}
            </p>
          </li>
        ))}
      </Carousel>
    </section>
  );
}

const cover = `line-clamp-2 hover:text-accent ${cardLinkClasses}`;

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
      <Link to={leadsTo.page} prefetch="intent" className={cover}>
        {children}
      </Link>
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
