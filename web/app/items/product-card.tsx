import type { Item } from "@errand/core/catalog/catalog.types";
import { DiscountBadge } from "../catalog/discount-badge.tsx";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { useMessages } from "../messages/messages.ts";
import { cardClasses, cardLinkClasses } from "../ui/card-classes.ts";
import { EyeIcon } from "../ui/icon-sprite.tsx";
import { Picture } from "../ui/picture.tsx";
import { Rating } from "../ui/rating.tsx";
import { useItemAvailability, useTimeWindow } from "./item-availability.ts";
import { ItemBadges, VegMark } from "./item-badges.tsx";
import { ItemLink } from "./item-link.tsx";
import { ItemPrice } from "./item-price.tsx";
import { QuickAdd } from "./quick-add.tsx";

interface ProductCardProps {
  item: Item;
  /** `tile` for grids and carousels; `row` for menus, with the text before the picture. */
  variant?: "tile" | "row";
  /** False on the store's own page. */
  showsStore?: boolean;
  isEager?: boolean;
}

/** An item in a list. A press on the card opens the item; the plus adds it to the cart. */
export function ProductCard({ variant = "tile", showsStore = true, ...rest }: ProductCardProps) {
  return variant === "row" ? <RowCard {...rest} /> : <TileCard {...rest} showsStore={showsStore} />;
}

const cover = `rounded-control ${cardLinkClasses}`;

function TileCard({ item, showsStore, isEager }: ProductCardProps) {
  return (
    <article className={`${cardClasses} flex h-full flex-col`}>
      <div className="relative">
        <Photo item={item} isEager={isEager} className="rounded-t-[15px]" sizes={tileSizes} />
        <div className="pointer-events-none absolute start-2.5 top-2.5">
          <DiscountBadge item={item} />
        </div>
        <div className="absolute end-2 top-2 z-10">
          <WishlistToggle target={{ item }} />
        </div>
        <QuickViewHint />
        <div className="absolute end-2 -bottom-3 z-10">
          <QuickAdd item={item} />
        </div>
      </div>
      <div className="flex grow flex-col gap-1 p-3 pt-3.5">
        <h3 className="line-clamp-2 pe-2 text-[0.9375rem] leading-snug font-semibold tracking-normal">
          <ItemLink item={item} className={cover}>
            {item.name}
          </ItemLink>
        </h3>
        {showsStore && <p className="truncate text-sm text-muted">{item.store_name}</p>}
        <ItemBadges item={item} />
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 pt-1">
          <ItemPrice item={item} />
          <span className="inline-flex items-center gap-1.5">
            <VegMark item={item} />
            {item.rating_count > 0 && <Rating value={item.avg_rating} />}
          </span>
        </p>
        <NotNow item={item} />
      </div>
    </article>
  );
}

const tileSizes = "(width < 480px) 45vw, (width < 1024px) 30vw, 220px";

function RowCard({ item, isEager }: ProductCardProps) {
  return (
    <article className={`${cardClasses} flex h-full gap-3 p-3`}>
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="flex items-start gap-2 text-base leading-snug font-semibold tracking-normal">
          <span className="pt-0.5 empty:hidden">
            <VegMark item={item} />
          </span>
          <ItemLink item={item} className={`min-w-0 ${cover}`}>
            {item.name}
          </ItemLink>
        </h3>
        <p className="line-clamp-2 text-sm text-muted">{item.description}</p>
        <ItemBadges item={item} />
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
          <ItemPrice item={item} />
          <DiscountBadge item={item} />
          {item.rating_count > 0 && <Rating value={item.avg_rating} />}
        </p>
        <NotNow item={item} />
      </div>
      <div className="relative w-28 shrink-0 self-start sm:w-32">
        <Photo item={item} isEager={isEager} className="rounded-control" sizes="128px" />
        <div className="absolute end-1 top-1 z-10">
          <WishlistToggle target={{ item }} />
        </div>
        <div className="absolute -end-1 -bottom-2 z-10">
          <QuickAdd item={item} />
        </div>
      </div>
    </article>
  );
}

interface PhotoProps {
  item: Item;
  isEager?: boolean;
  className: string;
  sizes: string;
}

/** The picture, dimmed and labelled while the item is unavailable. */
function Photo({ item, isEager, className, sizes }: PhotoProps) {
  const t = useMessages("catalog");
  const state = useItemAvailability(item);
  return (
    <>
      <Picture
        src={item.image_full_url}
        alt=""
        sizes={sizes}
        isEager={isEager}
        className={state === "ready" ? className : `${className} opacity-55 grayscale-60`}
      />
      {state !== "ready" && (
        <span className="pointer-events-none absolute inset-x-2 top-1/2 -translate-y-1/2 rounded-full bg-raised px-2 py-1 text-center text-xs font-semibold">
          {t(unavailableLabels[state])}
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
      className="pointer-events-none absolute start-2.5 bottom-2.5 hidden items-center gap-1.5 rounded-full bg-raised px-2.5 py-1 text-xs font-semibold opacity-0 transition-opacity group-hover:opacity-100 md:inline-flex"
    >
      <EyeIcon className="size-3.5" />
      {t("card.quickView")}
    </span>
  );
}
