import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { stillClasses } from "@errand/ui/lazy-on-visible.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode, RefCallback } from "react";
import { ProductCardSkeleton, StoreCardSkeleton } from "../catalog/card-skeletons.tsx";
import { Reach } from "../catalog/reach.tsx";
import { ProductCard } from "../items/product-card.tsx";
import { StoreCard } from "../stores/store-card.tsx";
import { itemGrid, itemGridBeside, maxPlaceholders, storeGrid, storeGridBeside } from "./grids.ts";

export interface ListPages<Entry> {
  things: Entry[];
  /** How many entries of the list are not loaded yet. */
  remaining: number;
  /** The element before which the next page is inserted. */
  end: RefCallback<HTMLElement>;
  hasMore: boolean;
  isLoading: boolean;
  isStuck: boolean;
  goOn(): void;
}

interface ItemGridProps {
  pages: ListPages<Item>;
  eagerCount: number;
  isBesideFilters?: boolean;
}

interface StoreGridProps {
  pages: ListPages<Store>;
  isLink?: boolean;
  isBesideFilters?: boolean;
}

export function ItemGrid({ pages, eagerCount, isBesideFilters = false }: ItemGridProps) {
  return (
    <InfiniteList pages={pages}>
      <ul className={isBesideFilters ? itemGridBeside : itemGrid}>
        {pages.things.map((item, index) => (
          <li key={item.id}>
            <ProductCard item={item} isEager={index < eagerCount} />
          </li>
        ))}
        <Remaining pages={pages} card={<ProductCardSkeleton />} />
      </ul>
    </InfiniteList>
  );
}

export function StoreGrid({ pages, isLink, isBesideFilters = false }: StoreGridProps) {
  return (
    <InfiniteList pages={pages}>
      <ul className={isBesideFilters ? storeGridBeside : storeGrid}>
        <Reach stores={pages.things}>
          {pages.things.map((store) => (
            <li key={store.id}>
              <StoreCard store={store} isLink={isLink} />
            </li>
          ))}
        </Reach>
        <Remaining pages={pages} card={<StoreCardSkeleton />} />
      </ul>
    </InfiniteList>
  );
}

/**
 * Keeps the place of the entries that are not loaded yet, so that the end of the page does not
 * move.
 */
export function Remaining({ pages, card }: { pages: ListPages<unknown>; card: ReactNode }) {
  if (!pages.hasMore) return null;
  const count = Math.min(Math.max(pages.remaining, 1), maxPlaceholders);
  const loaded = pages.things.length;
  // Keyed by their place in the list, so that those behind the loaded entries stay where they are.
  const places = Array.from({ length: count }, (_, index) => loaded + index);
  return places.map((place) => (
    <li
      key={place}
      ref={place === loaded ? pages.end : undefined}
      aria-hidden
      className={`noscript:hidden ${pages.isLoading ? "" : stillClasses}`}
    >
      {card}
    </li>
  ));
}

/**
 * Loads the next page on scrolling; the button is for visitors who do not scroll, and to retry
 * after an error.
 */
export function InfiniteList({
  pages,
  children,
}: {
  pages: ListPages<unknown>;
  children: ReactNode;
}) {
  const t = useMessages("catalog");
  return (
    <>
      {children}
      <div className="mt-5 flex flex-col items-center gap-2">
        {pages.isStuck && (
          <p role="alert" className="text-sm text-bad">
            {t("list.stuck")}
          </p>
        )}
        {pages.hasMore && (
          <Button variant="outline" isBusy={pages.isLoading} onClick={pages.goOn}>
            {t("list.more")}
          </Button>
        )}
      </div>
    </>
  );
}
