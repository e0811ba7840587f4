import type { Item, Store } from "@errand/core/catalog/catalog.types";
import ChevronRight from "lucide-react/icons/chevron-right";
import StoreIcon from "lucide-react/icons/store";
import { useEffect } from "react";
import { Link } from "react-router";
import { DiscountBadge } from "../catalog/discount-badge.tsx";
import { useOpening } from "../catalog/opening-text.ts";
import { productPath, storePath } from "../catalog/paths.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { useMessages } from "../messages/messages.ts";
import { ClockIcon } from "../ui/icon-sprite.tsx";
import { Rating } from "../ui/rating.tsx";
import { ShareButton } from "../ui/share-button.tsx";
import { AddOnList } from "./add-on-list.tsx";
import { FoodGroups, groupElementId } from "./food-groups.tsx";
import { Gallery } from "./gallery.tsx";
import { useItemAvailability, useTimeWindow } from "./item-availability.ts";
import { ItemBadges, VegMark } from "./item-badges.tsx";
import { ItemChips, ItemFacts } from "./item-facts.tsx";
import { ItemPrice } from "./item-price.tsx";
import { OptionGroups } from "./option-groups.tsx";
import { OrderBar } from "./order-bar.tsx";
import { useRememberViewed } from "./recently-viewed.ts";
import { useItemOrder } from "./use-item-order.ts";

interface ItemViewProps {
  item: Item;
  /** Undefined while it loads. */
  store?: Store;
  /** The item is in a dialog, whose title is its name; on its own page the name is the heading. */
  isInDialog?: boolean;
  /** Called when the item is in the cart. */
  onDone?(): void;
}

/** An item with all its choices, in a dialog or on its own page. */
export function ItemView({ item, store, isInDialog = false, onDone }: ItemViewProps) {
  const order = useItemOrder(item, onDone);
  useRememberViewed(item);
  const { selection, pick, fault } = order;

  useEffect(() => {
    if (!fault) return;
    const group = document.getElementById(groupElementId(fault.name));
    group?.scrollIntoView({ block: "center" });
    group?.focus({ preventScroll: true });
  }, [fault]);

  const pictures =
    item.images_full_url.length > 0
      ? item.images_full_url
      : [item.image_full_url].filter((picture) => picture !== null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="md:sticky md:top-0 md:self-start">
        <div className="relative">
          <Gallery name={item.name} pictures={pictures} />
          <div className="pointer-events-none absolute start-3 top-3">
            <DiscountBadge item={item} />
          </div>
          <div className="absolute end-3 top-3 flex flex-col gap-2">
            <WishlistToggle target={{ item }} size="md" />
            <ShareButton
              title={item.name}
              path={productPath(item)}
              className="bg-raised/92 hover:text-accent!"
            />
          </div>
        </div>
      </div>
      <div className="flex flex-col gap-5">
        <header className="flex flex-col gap-2">
          {!isInDialog && <h1 className="text-3xl">{item.name}</h1>}
          <StoreLine item={item} store={store} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ItemPrice item={item} className="text-xl" />
            <Rating value={item.avg_rating} count={item.rating_count} variant="stars" />
            <VegMark item={item} />
          </div>
          <ItemBadges item={item} />
          <Measures item={item} stock={order.stock} />
        </header>
        <ItemFacts item={item} />
        <FoodGroups item={item} selection={selection} onChange={pick} fault={fault} />
        <OptionGroups item={item} selection={selection} onChange={pick} />
        {item.add_ons.length > 0 && <AddOnList item={item} selection={selection} onChange={pick} />}
        <ItemChips item={item} />
        <OrderBar item={item} order={order} isInDialog={isInDialog} />
      </div>
    </div>
  );
}

function StoreLine({ item, store }: { item: Item; store: Store | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Link
        to={storePath({ slug: item.store_slug })}
        prefetch="intent"
        className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-accent hover:underline"
      >
        <StoreIcon aria-hidden className="size-4" />
        {item.store_name}
        <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
      </Link>
      {store && <StoreOpening store={store} />}
    </div>
  );
}

/** Shown for closed stores only. */
function StoreOpening({ store }: { store: Store }) {
  const { isOpen, word, detail } = useOpening(store);
  if (isOpen) return null;
  return <span className="text-muted">{[word, detail].filter(Boolean).join(" · ")}</span>;
}

const lowStock = 5;

/** Unit, delivery time, hours, maximum quantity and remaining stock. */
function Measures({ item, stock }: { item: Item; stock: number | null }) {
  const t = useMessages("catalog");
  const state = useItemAvailability(item);
  const window = useTimeWindow(item);
  const isFew = stock !== null && stock > 0 && stock <= lowStock;
  const { min_delivery_time: from, max_delivery_time: until } = item;
  return (
    <p aria-live="polite" className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
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
