import type { Store } from "@errand/core/catalog/catalog.types";
import { distanceText } from "@errand/core/date-text";
import { Badge } from "@errand/ui/badge.tsx";
import { cardClasses, cardLinkClasses } from "@errand/ui/card-classes.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import { type ReactNode, use } from "react";
import { KeptRoom } from "../catalog/kept-room.tsx";
import { useOpening } from "../catalog/opening-text.ts";
import { storePath } from "../catalog/paths.ts";
import { ReachContext } from "../catalog/reach-context.ts";
import { useDistance, useIsLoadedForZone } from "../catalog/use-distance.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { useMoney } from "../config/shop.ts";

interface StoreCardProps {
  store: Store;
  isEager?: boolean;
  /** False for parcel stores, which have no page. */
  isLink?: boolean;
}

/**
 * A store in a list: its picture, and below it the name, rating, delivery charge and what it sells.
 */
export function StoreCard({ store, isEager, isLink = true }: StoreCardProps) {
  // Rental providers deliver nothing, and have a wishlist of their own.
  const isRental = store.module_type === "rental";
  return (
    <article className={cardClasses}>
      <div className="relative overflow-hidden rounded-card">
        <StorePhoto store={store} isEager={isEager} />
        <div className="absolute start-2.5 top-2.5 flex flex-wrap gap-1.5 pe-12">
          <StoreOffer store={store} />
        </div>
        {isLink && !isRental && (
          <div className="absolute end-2 top-2 z-10">
            <WishlistToggle target={{ store }} />
          </div>
        )}
      </div>
      <div className="mt-2.5 flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate text-title">
          {isLink ? (
            <PageLink to={storePath(store)} className={cardLinkClasses}>
              <bdi>{store.name}</bdi>
            </PageLink>
          ) : (
            <bdi>{store.name}</bdi>
          )}
        </h3>
        <span className="shrink-0 rounded-full bg-sunken px-2 py-0.5">
          <Rating value={store.avg_rating} />
        </span>
      </div>
      <StoreTerms store={store} hasDelivery={isLink && !isRental} />
    </article>
  );
}

/** The picture with the delivery time, or with the opening time of a closed store. */
function StorePhoto({ store, isEager }: { store: Store; isEager?: boolean }) {
  const t = useMessages("catalog");
  const { isOpen, word, detail } = useOpening(store);
  return (
    <>
      <Picture
        src={store.cover_photo_full_url}
        alt=""
        ratio="16/9"
        sizes="(width < 480px) 80vw, (width < 1024px) 45vw, 400px"
        isEager={isEager}
        className={isOpen ? pictureClasses : `${pictureClasses} opacity-60 grayscale-50`}
      />
      {!(isOpen && store.module_type === "rental") && (
        <span className="absolute end-2.5 bottom-2.5 rounded-full bg-raised px-2.5 py-1 text-sm font-semibold tabular-nums">
          {isOpen
            ? t("minutes", { from: store.min_delivery_time, until: store.max_delivery_time })
            : [word, detail].filter(Boolean).join(" · ")}
        </span>
      )}
    </>
  );
}

const pictureClasses = "transition-[scale] duration-200 group-hover:scale-[1.02]";

/**
 * The delivery charge and the kinds of items, on one line; the distance of a store without
 * delivery. What depends on a location that only the browser knows keeps its room until it is
 * there.
 */
function StoreTerms({ store, hasDelivery }: { store: Store; hasDelivery: boolean }) {
  const t = useMessages("catalog");
  const delivery = useDeliveryTerm(store);
  const distance = useDistanceTerm(store);
  const terms = [
    hasDelivery && !store.delivery && t("store.takeAwayOnly"),
    (hasDelivery && delivery) || distance,
    store.main_categories.length > 0 && <bdi>{store.main_categories.join(", ")}</bdi>,
  ].filter(Boolean);
  return (
    <p className="mt-0.5 truncate text-meta text-muted">
      {terms.map((term, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the terms have fixed places.
        <span key={index}>
          {index > 0 && <span aria-hidden> · </span>}
          {term}
        </span>
      ))}
    </p>
  );
}

/**
 * What delivery costs, alone or in the errand; null for a store without delivery, and when the
 * charge is not known.
 */
function useDeliveryTerm(store: Store): ReactNode {
  const t = useMessages("catalog");
  const money = useMoney();
  const isLoadedForZone = useIsLoadedForZone(store);
  const extra = use(ReachContext)?.get(store.id);
  const { delivery_charge: charge } = store;
  if (extra !== undefined) {
    return (
      <span className="font-semibold text-good tabular-nums">
        {t("card.onWay", { amount: money(extra) })}
      </span>
    );
  }
  if (charge !== null && (store.free_delivery || charge === 0)) {
    return <span className="font-semibold text-good">{t("freeDelivery")}</span>;
  }
  if (charge !== null) {
    return <span className="tabular-nums">{t("card.delivery", { amount: money(charge) })}</span>;
  }
  if (!store.delivery || !isLoadedForZone) return null;
  // A free delivery is free at any distance.
  if (store.free_delivery) {
    return <span className="font-semibold text-good">{t("freeDelivery")}</span>;
  }
  return <KeptRoom>{t("card.delivery", { amount: money(0) })}</KeptRoom>;
}

function useDistanceTerm(store: Store): ReactNode {
  const language = useLanguage();
  const distance = useDistance(store);
  const isLoadedForZone = useIsLoadedForZone(store);
  if (distance !== null) return distanceText(distance, language);
  return isLoadedForZone && <KeptRoom>{distanceText(1.1, language)}</KeptRoom>;
}

function StoreOffer({ store: { discount } }: { store: Store }) {
  const t = useMessages("catalog");
  const money = useMoney();
  if (!discount) return null;
  return (
    <Badge tone="accent" className="py-1 text-sm">
      {discount.discount_type === "percent"
        ? t("off.percent", { percent: discount.discount })
        : t("off.amount", { amount: money(discount.discount) })}
    </Badge>
  );
}
