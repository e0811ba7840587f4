import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { fewLeft } from "@errand/core/items/stock";
import ChevronRight from "lucide-react/icons/chevron-right";
import StoreIcon from "lucide-react/icons/store";
import { type ReactNode, useEffect } from "react";
import { DiscountBadge } from "../catalog/discount-badge.tsx";
import { useOpening } from "../catalog/opening-text.ts";
import { productAddress, storePath } from "../catalog/paths.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { ClockIcon } from "../ui/icon-sprite.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { Rating } from "../ui/rating.tsx";
import { ShareButton } from "../ui/share-button.tsx";
import { AddOnList } from "./add-on-list.tsx";
import { FoodGroups, groupElementId } from "./food-groups.tsx";
import { Gallery } from "./gallery.tsx";
import { useCanOrder, useItemAvailability, useTimeWindow } from "./item-availability.ts";
import { ItemBadges, VegMark } from "./item-badges.tsx";
import { ItemChips, ItemFacts } from "./item-facts.tsx";
import { ItemPrice } from "./item-price.tsx";
import { OptionGroups } from "./option-groups.tsx";
import { OrderBar } from "./order-bar.tsx";
import { useRememberViewed } from "./recently-viewed.ts";
import { type ItemOrder, useItemOrder } from "./use-item-order.ts";

interface ItemViewProps {
  item: Item;
  /** Undefined while it loads. */
  store?: Store;
  /** The name, as the title of a dialog. */
  heading?: ReactNode;
  /** In a dialog the picture reaches its edges on phones, with the details on a sheet over it. */
  isInDialog?: boolean;
  /** The picture that a card has loaded already, shown until the gallery's is. */
  preview?: string | null;
  /** Called when the item is in the cart. */
  onDone?(): void;
}

export const itemHeadingClasses = "min-w-0 grow text-2xl leading-tight md:text-3xl";

/** An item with all its choices, in a dialog or on its own page. */
export function ItemView({
  item,
  store,
  heading = (
    <h1 className={itemHeadingClasses}>
      <bdi>{item.name}</bdi>
    </h1>
  ),
  isInDialog = false,
  preview = null,
  onDone,
}: ItemViewProps) {
  const order = useItemOrder(item, onDone);
  useRememberViewed(item);
  const { selection, pick, error } = order;

  useEffect(() => {
    if (!error) return;
    const group = document.getElementById(groupElementId(error.name));
    group?.scrollIntoView({ block: "center" });
    group?.focus({ preventScroll: true });
  }, [error]);

  const pictures =
    item.images_full_url.length > 0
      ? item.images_full_url
      : [item.image_full_url].filter((picture) => picture !== null);
  const isSheet = isInDialog && pictures.length <= 1;
  return (
    <div
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]",
        isInDialog ? "md:ps-5 md:pt-5" : "gap-y-5",
      )}
    >
      <div className="relative self-start md:sticky md:top-5">
        <Gallery name={item.name} pictures={pictures} preview={preview} isFlush={isInDialog} />
        <div className="pointer-events-none absolute start-4 top-4">
          <DiscountBadge item={item} />
        </div>
      </div>
      <div
        className={classNames(
          "relative flex flex-col gap-4",
          isInDialog && "bg-raised px-5 pt-5 md:ps-0 md:pt-0",
          isSheet && "-mt-6 rounded-t-panel md:mt-0 md:rounded-none",
        )}
      >
        <header className="flex flex-col gap-1.5">
          <div className={classNames("flex items-start gap-2", isInDialog && "md:pe-14")}>
            {heading}
            <ShareButton
              title={item.name}
              path={productAddress(item)}
              className="-mt-1.5 bg-sunken"
            />
            <WishlistToggle target={{ item }} size="md" className="-mt-1.5 bg-sunken!" />
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <ItemPrice item={item} className="text-xl" />
            {item.rating_count > 0 && (
              <Rating value={item.avg_rating} count={item.rating_count} variant="stars" />
            )}
            <VegMark item={item} />
          </div>
          <div className="flex flex-wrap items-center gap-x-4 text-meta">
            <StoreLine item={item} store={store} />
            <Measures item={item} stock={order.stock} />
          </div>
          <ItemBadges item={item} />
        </header>
        <ItemFacts item={item} />
        <div className="-mx-4 flex flex-col gap-3 empty:hidden">
          <FoodGroups item={item} selection={selection} onChange={pick} error={error} />
          {item.add_ons.length > 0 && (
            <AddOnList item={item} selection={selection} onChange={pick} />
          )}
        </div>
        <OptionGroups item={item} selection={selection} onChange={pick} />
        <BuyNow item={item} order={order} />
        <ItemChips item={item} />
        <OrderBar item={item} order={order} isInDialog={isInDialog} />
      </div>
    </div>
  );
}

/** Orders the item alone. Campaign items have no other way, so theirs is the main button. */
function BuyNow({ item, order }: { item: Item; order: ItemOrder }) {
  const t = useMessages("catalog");
  const canOrder = useCanOrder(item);
  if (!canOrder || item.available_date_starts !== null) return null;
  return (
    <Button variant="outline" className="self-start" onClick={order.buyNow}>
      {t("order.buyNow")}
    </Button>
  );
}

function StoreLine({ item, store }: { item: Item; store: Store | undefined }) {
  return (
    <>
      <PageLink
        to={storePath({ slug: item.store_slug })}
        className="inline-flex min-h-9 items-center gap-1.5 font-semibold hover:underline"
      >
        <StoreIcon aria-hidden className="size-4" />
        <bdi>{item.store_name}</bdi>
        <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
      </PageLink>
      {store && <StoreOpening store={store} />}
    </>
  );
}

/** Shown for closed stores only. */
function StoreOpening({ store }: { store: Store }) {
  const { isOpen, word, detail } = useOpening(store);
  if (isOpen) return null;
  return <span className="text-muted">{[word, detail].filter(Boolean).join(" · ")}</span>;
}

/** Unit, delivery time, hours, maximum quantity and remaining stock. */
function Measures({ item, stock }: { item: Item; stock: number | null }) {
  const t = useMessages("catalog");
  const state = useItemAvailability(item);
  const window = useTimeWindow(item);
  const isFew = stock !== null && stock > 0 && stock <= fewLeft;
  const { min_delivery_time: from, max_delivery_time: until } = item;
  return (
    <p aria-live="polite" className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
      {item.unit_type !== null && <span>{t("item.unit", { unit: item.unit_type })}</span>}
      <span className="inline-flex items-center gap-1.5">
        <ClockIcon className="size-4" />
        {t("minutes", { from, until })}
      </span>
      {state === "ready" && window !== "" && <span>{t("order.availableAt", { window })}</span>}
      {item.maximum_cart_quantity !== null && (
        <span>{t("item.atMost", { count: item.maximum_cart_quantity })}</span>
      )}
      {stock !== null && stock <= 0 && (
        <span className="font-semibold text-bad">{t("outOfStock")}</span>
      )}
      {isFew && (
        <span className="font-semibold text-warn">{t("item.onlyLeft", { count: stock })}</span>
      )}
    </p>
  );
}
