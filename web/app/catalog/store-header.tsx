import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { LucideIcon } from "lucide-react";
import { Bike, ChevronDown, Clock, MapPin, Megaphone, ShoppingBasket, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { useMoney } from "../config/shop.ts";
import { Picture } from "../ui/picture.tsx";
import { Rating } from "../ui/rating.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { distanceText } from "./figures.ts";
import { Heart } from "./heart.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import { useOpening } from "./opening-text.ts";

/** A store as it presents itself: cover, logo, rating, hours, and what an order from it takes. */
export function StoreHeader({ store }: { store: StoreDetails }) {
  const opening = useOpening(store);
  return (
    <header className="page-column pt-4 md:pt-6">
      <div className="relative rounded-panel border border-line bg-card">
        <div className="absolute end-3 top-3 z-10 md:end-4 md:top-4">
          <Heart thing={{ store }} size="md" />
        </div>
        <Picture
          src={store.cover_photo_full_url}
          alt=""
          ratio="3/1"
          sizes="(width < 1300px) 96vw, 1240px"
          isEager
          className={`max-h-72 rounded-t-[23px] ${opening.isOpen ? "" : "grayscale-60"}`}
        />
        <div className="flex flex-col gap-4 p-4 md:p-6">
          <div className="flex flex-wrap items-start gap-4">
            <Picture
              src={store.logo_full_url}
              alt=""
              sizes="96px"
              isEager
              className="relative -mt-12 size-20! rounded-card border-4 border-card md:-mt-16 md:size-24!"
            />
            <div className="min-w-0 grow basis-60">
              <h1 className="text-2xl md:text-3xl">{store.name}</h1>
              <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
                <Rating value={store.avg_rating} count={store.rating_count} />
                <span className="inline-flex min-w-0 items-center gap-1.5 text-sm">
                  <MapPin aria-hidden className="size-4 shrink-0" />
                  {store.address}
                </span>
              </p>
            </div>
          </div>
          <Facts store={store} />
          <Notices store={store} />
        </div>
      </div>
    </header>
  );
}

/** Opening hours to unfold, and what an order takes: time, way, minimum. */
function Facts({ store }: { store: StoreDetails }) {
  const t = useWords("catalog");
  const money = useMoney();
  const language = useLanguage();
  const opening = useOpening(store);
  const tone = opening.isOpen ? "text-good" : "text-bad";
  return (
    <div className="flex flex-wrap items-start gap-2">
      <details className="group/hours open:w-full">
        <summary className="inline-flex min-h-9 list-none items-center gap-2 rounded-full border border-line-strong px-3 text-sm hover:border-ink md:min-h-11 md:px-4 [&::-webkit-details-marker]:hidden">
          <span aria-hidden className={`size-2 rounded-full bg-current ${tone}`} />
          <strong className={`font-semibold ${tone}`}>{opening.word}</strong>
          {opening.detail}
          <span className="sr-only">{t("hours.show")}</span>
          <ChevronDown
            aria-hidden
            className="size-4 text-muted transition-[rotate] group-open/hours:rotate-180"
          />
        </summary>
        <OpeningHours store={store} />
      </details>
      <Fact icon={Clock}>
        {t("minutes", { from: store.min_delivery_time, until: store.max_delivery_time })}
      </Fact>
      {store.distance !== null && (
        <Fact icon={MapPin}>
          {t("store.away", { distance: distanceText(store.distance, language) })}
        </Fact>
      )}
      {store.minimum_order > 0 && (
        <Fact icon={ShoppingBasket}>
          {t("store.minimum", { amount: money(store.minimum_order) })}
        </Fact>
      )}
      {store.free_delivery && <Fact icon={Bike}>{t("freeDelivery")}</Fact>}
    </div>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex min-h-9 items-center gap-2 rounded-full bg-sunken px-3 text-sm md:min-h-11 md:px-4">
      <Icon aria-hidden className="size-4 text-muted" />
      {children}
    </span>
  );
}

/** What the store wants to be read first: that it is closed, its discount, its own words. */
function Notices({ store }: { store: StoreDetails }) {
  const t = useWords("catalog");
  const opening = useOpening(store);
  const discount = useDiscountText(store);
  return (
    <>
      {!opening.isOpen && (
        <p role="status" className="rounded-card bg-warn-soft px-4 py-3 text-warn">
          {store.schedule_order && store.active ? t("store.canSchedule") : t("store.canLook")}
        </p>
      )}
      {discount && (
        <p className="flex items-center gap-2.5 rounded-card bg-accent-soft px-4 py-3 font-medium text-accent">
          <Tag aria-hidden className="size-5 shrink-0" />
          {discount}
        </p>
      )}
      {store.announcement === 1 && store.announcement_message && (
        <p className="flex items-start gap-2.5 rounded-card border border-line px-4 py-3">
          <Megaphone aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          {store.announcement_message}
        </p>
      )}
    </>
  );
}

function useDiscountText({ discount }: StoreDetails): string | null {
  const t = useWords("catalog");
  const money = useMoney();
  if (!discount) return null;
  const off =
    discount.discount_type === "percent"
      ? t("off.percent", { percent: discount.discount })
      : t("off.amount", { amount: money(discount.discount) });
  return [
    off,
    discount.min_purchase > 0 && t("store.from", { amount: money(discount.min_purchase) }),
    discount.max_discount > 0 && t("store.upTo", { amount: money(discount.max_discount) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
