import type { Store } from "@errand/core/catalog/catalog.types";
import { Link } from "react-router";
import { distanceText } from "../catalog/date-text.ts";
import { useOpening } from "../catalog/opening-text.ts";
import { storePath } from "../catalog/paths.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { useMoney } from "../config/shop.ts";
import { useLanguage, useMessages } from "../messages/messages.ts";
import { Badge } from "../ui/badge.tsx";
import { cardClasses, cardLinkClasses } from "../ui/card-classes.ts";
import { BikeIcon, ClockIcon, LocationIcon } from "../ui/icon-sprite.tsx";
import { Picture } from "../ui/picture.tsx";
import { Rating } from "../ui/rating.tsx";

interface StoreCardProps {
  store: Store;
  isEager?: boolean;
  /** False for rental and parcel stores, which have no page. */
  isLink?: boolean;
}

/** A store in a list; a closed one shows when it opens. */
export function StoreCard({ store, isEager, isLink = true }: StoreCardProps) {
  const opening = useOpening(store);
  return (
    <article className={`${cardClasses} flex h-full flex-col overflow-hidden`}>
      <div className="relative">
        <Picture
          src={store.cover_photo_full_url}
          alt=""
          ratio="3/1"
          sizes="(width < 480px) 80vw, (width < 1024px) 45vw, 400px"
          isEager={isEager}
          className={opening.isOpen ? undefined : "opacity-60 grayscale-50"}
        />
        <div className="absolute start-2.5 top-2.5 flex gap-1.5">
          <StoreOffers store={store} />
        </div>
        {isLink && (
          <div className="absolute end-2 top-2 z-10">
            <WishlistToggle target={{ store }} />
          </div>
        )}
        {!opening.isOpen && (
          <span className="absolute end-2.5 bottom-2.5 rounded-full bg-raised px-2.5 py-1 text-xs font-semibold">
            {[opening.word, opening.detail].filter(Boolean).join(" · ")}
          </span>
        )}
      </div>
      <div className="flex grow gap-3 p-3">
        <Picture
          src={store.logo_full_url}
          alt=""
          sizes="48px"
          className="relative -mt-7 size-14! shrink-0 rounded-control border-2 border-card"
        />
        <div className="min-w-0 grow">
          <h3 className="truncate text-base font-semibold tracking-normal">
            {isLink ? (
              <Link to={storePath(store)} prefetch="intent" className={cardLinkClasses}>
                {store.name}
              </Link>
            ) : (
              store.name
            )}
          </h3>
          <StoreFacts store={store} />
        </div>
      </div>
    </article>
  );
}

/** Rating, delivery time and distance. */
function StoreFacts({ store }: { store: Store }) {
  const t = useMessages("catalog");
  const language = useLanguage();
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted">
      <li className="text-ink">
        <Rating value={store.avg_rating} />
      </li>
      <li className="inline-flex items-center gap-1">
        <ClockIcon className="size-3.5" />
        {t("minutes", { from: store.min_delivery_time, until: store.max_delivery_time })}
      </li>
      {store.distance !== null && (
        <li className="inline-flex items-center gap-1">
          <LocationIcon className="size-3.5" />
          {distanceText(store.distance, language)}
        </li>
      )}
    </ul>
  );
}

function StoreOffers({ store }: { store: Store }) {
  const t = useMessages("catalog");
  const money = useMoney();
  return (
    <>
      {store.discount && (
        <Badge tone="accent">
          {store.discount.discount_type === "percent"
            ? t("off.percent", { percent: store.discount.discount })
            : t("off.amount", { amount: money(store.discount.discount) })}
        </Badge>
      )}
      {store.free_delivery && (
        <Badge tone="good">
          <BikeIcon className="size-3.5" />
          {t("freeDelivery")}
        </Badge>
      )}
    </>
  );
}
