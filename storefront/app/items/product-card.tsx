import type { Item } from "@errand/core/catalog/catalog.types";
import { cardClasses, cardLinkClasses } from "@errand/ui/card-classes.ts";
import { EyeIcon } from "@errand/ui/icon-sprite.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import type { ReactNode } from "react";
import { DiscountBadge } from "../catalog/discount-badge.tsx";
import { useClosedText, useItemAvailability, useTimeWindow } from "./item-availability.ts";
import { ItemBadges, VegMark } from "./item-badges.tsx";
import { ItemLink } from "./item-link.tsx";
import { ItemPrice } from "./item-price.tsx";
import { QuickAdd } from "./quick-add.tsx";
import { UnitPrice } from "./unit-price.tsx";

interface ProductCardProps {
  item: Item;
  /** `tile` for grids and carousels; `row` for menus, with the text before the picture. */
  variant?: "tile" | "row";
  /** False on pages and in lists of one store, which stands above. */
  showsStore?: boolean;
  isEager?: boolean;
}

/** An item in a list. A press on the card opens the item; the plus adds it to the cart. */
export function ProductCard({ variant = "tile", showsStore = true, ...rest }: ProductCardProps) {
  return variant === "row" ? <RowCard {...rest} /> : <TileCard {...rest} showsStore={showsStore} />;
}

function TileCard({ item, showsStore, isEager }: ProductCardProps) {
  return (
    <article className={cardClasses}>
      <div className="relative">
        <Photo item={item} isEager={isEager} sizes={tileSizes} marksClosed={showsStore} />
        <div className="pointer-events-none absolute inset-x-2 top-2">
          <DiscountBadge item={item} showsStoreOffer={showsStore} />
        </div>
        <QuickViewHint />
        <div className="no-print absolute end-2 bottom-2 z-10">
          <QuickAdd item={item} />
        </div>
      </div>
      <div className="mt-2 flex flex-col gap-0.5">
        <CardTitle item={item} />
        {showsStore && (
          <p className="truncate text-sm text-muted">
            <bdi>{item.store_name}</bdi>
          </p>
        )}
        <PriceLine item={item} />
        <ItemBadges item={item} />
        <NotNow item={item} />
      </div>
    </article>
  );
}

const tileSizes = "(width < 480px) 45vw, (width < 1024px) 30vw, 220px";

function RowCard({ item, isEager }: ProductCardProps) {
  return (
    <article className={`${cardClasses} flex h-full gap-4 py-3`}>
      <div className="flex min-w-0 grow flex-col gap-1">
        <CardTitle item={item} />
        <p className="line-clamp-2 text-sm text-muted">
          <bdi>{item.description}</bdi>
        </p>
        <PriceLine item={item}>
          <DiscountBadge item={item} showsStoreOffer={false} />
        </PriceLine>
        <ItemBadges item={item} />
        <NotNow item={item} />
      </div>
      <div className="relative w-28 shrink-0 self-start sm:w-32">
        <Photo item={item} isEager={isEager} sizes="128px" />
        <div className="no-print absolute end-1.5 bottom-1.5 z-10">
          <QuickAdd item={item} />
        </div>
      </div>
    </article>
  );
}

function CardTitle({ item }: { item: Item }) {
  return (
    <h3 className="line-clamp-2 text-body leading-snug text-wrap">
      <ItemLink item={item} className={cardLinkClasses}>
        <bdi>{item.name}</bdi>
      </ItemLink>
    </h3>
  );
}

/** The price, and below it the price per kilogram or litre, the diet and the rating. */
function PriceLine({ item, children }: { item: Item; children?: ReactNode }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <ItemPrice item={item} />
        {children}
      </p>
      <p className="flex h-5.5 items-center gap-x-2 overflow-hidden">
        <UnitPrice item={item} />
        <VegMark item={item} />
        {item.rating_count > 0 && <Rating value={item.avg_rating} />}
      </p>
    </>
  );
}

interface PhotoProps {
  item: Item;
  isEager?: boolean;
  sizes: string;
  /** Also dimmed while its store is closed. */
  marksClosed?: boolean;
}

/** The picture, dimmed and labelled while the item is unavailable. */
function Photo({ item, isEager, sizes, marksClosed = false }: PhotoProps) {
  const t = useMessages("catalog");
  const state = useItemAvailability(item);
  const closed = useClosedText(item);
  const isClosed = marksClosed && state === "ready" && closed !== null;
  const isDimmed = state !== "ready" || isClosed;
  return (
    <>
      <Picture
        src={item.image_full_url}
        alt=""
        sizes={sizes}
        isEager={isEager}
        className={isDimmed ? "rounded-card opacity-55 grayscale-60" : "rounded-card"}
      />
      {isDimmed && (
        <span className="pointer-events-none absolute inset-x-2 top-1/2 -translate-y-1/2 rounded-2xl bg-raised px-2 py-1 text-center text-xs font-semibold text-balance">
          {state === "ready" ? closed : t(unavailableLabels[state])}
        </span>
      )}
    </>
  );
}

const unavailableLabels = {
  sold_out: "outOfStock",
  not_now: "notNow",
  prescription: "card.prescription",
} as const;

function NotNow({ item }: { item: Item }) {
  const state = useItemAvailability(item);
  const window = useTimeWindow(item);
  if (state !== "not_now" || window === "") return null;
  return <p className="text-xs text-muted">{window}</p>;
}

/** Shown on hover; the whole card is the link. */
function QuickViewHint() {
  const t = useMessages("catalog");
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute start-2 bottom-2 hidden items-center gap-1.5 rounded-full bg-raised px-2.5 py-1 text-xs font-semibold opacity-0 transition-opacity group-hover:opacity-100 md:inline-flex"
    >
      <EyeIcon className="size-3.5" />
      {t("card.quickView")}
    </span>
  );
}
