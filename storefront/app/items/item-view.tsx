import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Rating } from "@errand/ui/rating.tsx";
import { ShareButton } from "@errand/ui/share-button.tsx";
import Scale from "lucide-react/icons/scale";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { DiscountBadge } from "../catalog/discount-badge.tsx";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { useShop } from "../config/shop.ts";
import { AddOnList } from "./add-on-list.tsx";
import { FoodGroups, groupElementId } from "./food-groups.tsx";
import { Gallery } from "./gallery.tsx";
import { useCanOrder } from "./item-availability.ts";
import { ItemBadges, VegMark } from "./item-badges.tsx";
import { ItemDelivery } from "./item-delivery.tsx";
import { ItemChips, ItemFacts } from "./item-facts.tsx";
import { ItemPrice } from "./item-price.tsx";
import { ItemRefunds } from "./item-refunds.tsx";
import { ItemTerms } from "./item-terms.tsx";
import { LineNoteField } from "./line-note-field.tsx";
import { OptionGroups } from "./option-groups.tsx";
import { OrderBar } from "./order-bar.tsx";
import { chosenWithPictures, picturesOf, type Selection } from "./selection.ts";
import { sharedAddress } from "./shown-option.ts";
import { UnitPrice } from "./unit-price.tsx";
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
  const { selection, pick, error } = order;
  const [hovered, setHovered] = useState<string | null>(null);
  // A dialog shows the picture, the name and the price in its first frame, and the rest in the
  // next: half of the elements, so half of the wait. It is as high as the screen from the start.
  const isComplete = useDeferredValue(true, !isInDialog);

  useEffect(() => {
    if (!error) return;
    const group = document.getElementById(groupElementId(error.name));
    group?.scrollIntoView({ block: "center" });
    group?.focus({ preventScroll: true });
  }, [error]);

  const pictures = picturesOf(item, selection);
  const hasSideThumbnails = !isInDialog && item.images_full_url.length > 1;
  const isSheet = isInDialog && pictures.length <= 1;
  return (
    <div
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]",
        isInDialog
          ? "md:ps-5 md:pt-5"
          : "gap-y-5 lg:gap-x-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]",
      )}
    >
      <div className="relative self-start md:sticky md:top-5">
        <Gallery
          // Another colour starts with its first picture.
          key={pictures[0]}
          name={item.name}
          pictures={pictures}
          preview={pictures[0] === item.images_full_url[0] ? preview : null}
          isFlush={isInDialog}
          caption={chosenWithPictures(item, selection)}
          cover={hovered === pictures[0] ? null : hovered}
          hasSideThumbnails={hasSideThumbnails}
        />
        <div
          className={`pointer-events-none absolute start-4 top-4 ${hasSideThumbnails ? "lg:start-29" : ""}`}
        >
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
            {isComplete ? (
              <ItemActions item={item} selection={selection} />
            ) : (
              <div className={actionsRoom} />
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <ItemPrice item={order.chosenItem} className="text-xl" />
            <UnitPrice item={order.chosenItem} />
            {item.rating_count > 0 && (
              <Rating value={item.avg_rating} count={item.rating_count} variant="stars" />
            )}
            <VegMark item={item} />
          </div>
          {isComplete && (
            <>
              <ItemTerms
                item={item}
                store={store}
                stock={order.stock}
                showsMinutes={isInDialog || !store?.delivery}
              />
              <ItemBadges item={item} />
            </>
          )}
        </header>
        {isComplete ? (
          <>
            <ItemFacts item={item} />
            <WeighedFact item={item} />
            <div className="-mx-4 flex flex-col gap-3 empty:hidden">
              <FoodGroups item={item} selection={selection} onChange={pick} error={error} />
              {item.add_ons.length > 0 && (
                <AddOnList item={item} selection={selection} onChange={pick} />
              )}
            </div>
            <OptionGroups
              item={item}
              selection={selection}
              onChange={pick}
              error={error}
              onPreview={setHovered}
            />
            <div className="-mx-3 empty:hidden">
              <LineNoteField item={item} selection={selection} onChange={pick} />
            </div>
            {/* On phones the bar is the last of all, and stays at the lower edge. */}
            <div className={isInDialog ? "contents" : "contents md:flex md:items-end md:gap-3"}>
              <BuyNow item={item} order={order} isInDialog={isInDialog} />
              <OrderBar item={item} order={order} isInDialog={isInDialog} />
            </div>
            <div className="divide-y divide-line border-y border-line empty:hidden">
              {store && !isInDialog && <ItemDelivery item={item} store={store} />}
              <ItemRefunds item={item} />
            </div>
            <ItemChips item={item} />
          </>
        ) : (
          <div className="h-dvh" />
        )}
      </div>
    </div>
  );
}

/** That what is weighed costs what it weighs, and how much more that can be. */
function WeighedFact({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const { config } = useShop();
  if (item.weight_step === null) return null;
  return (
    <p className="flex items-start gap-2 text-meta text-muted">
      <Scale aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t("item.weighed", { percent: config.weight_tolerance })}
    </p>
  );
}

/** As wide as `ItemActions`. */
const actionsRoom = "w-24 shrink-0";

/** Shares the item, or adds it to the wishlist. */
function ItemActions({ item, selection }: { item: Item; selection: Selection }) {
  return (
    <>
      <ShareButton
        title={item.name}
        path={sharedAddress(item, selection)}
        className="-mt-1.5 bg-sunken"
      />
      <WishlistToggle target={{ item }} size="md" className="-mt-1.5 bg-sunken!" />
    </>
  );
}

interface BuyNowProps {
  item: Item;
  order: ItemOrder;
  isInDialog: boolean;
}

/** Orders the item alone. Campaign items have no other way, so theirs is the main button. */
function BuyNow({ item, order, isInDialog }: BuyNowProps) {
  const t = useMessages("catalog");
  const canOrder = useCanOrder(item);
  if (!canOrder || !order.buyNow || item.available_date_starts !== null) return null;
  return (
    <Button
      variant="outline"
      size={isInDialog ? "md" : "lg"}
      className={isInDialog ? "self-start" : "max-md:self-start md:order-last md:mb-4"}
      onClick={order.buyNow}
    >
      {t("order.buyNow")}
    </Button>
  );
}
