import type { Item, Store } from "@errand/core/catalog/catalog.types";
import type { ReactNode, RefObject } from "react";
import { ProductCardSkeleton, StoreCardSkeleton } from "../catalog/card-skeletons.tsx";
import { ProductCard } from "../items/product-card.tsx";
import { useMessages } from "../messages/messages.ts";
import { StoreCard } from "../stores/store-card.tsx";
import { Button } from "../ui/button.tsx";

interface ListPages<Entry> {
  things: Entry[];
  end: RefObject<HTMLDivElement | null>;
  hasMore: boolean;
  isLoading: boolean;
  isStuck: boolean;
  goOn(): void;
}

export const itemGrid =
  "grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-4 desk:grid-cols-5";
/** Narrower, beside the filters of the list. */
const itemGridBeside = "grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 desk:grid-cols-4";
export const storeGrid = "grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3";
const storeGridBeside = "grid gap-3 sm:grid-cols-2 md:gap-4 desk:grid-cols-3";

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
        {pages.isLoading && skeletons(<ProductCardSkeleton />)}
      </ul>
    </InfiniteList>
  );
}

export function StoreGrid({ pages, isLink, isBesideFilters = false }: StoreGridProps) {
  return (
    <InfiniteList pages={pages}>
      <ul className={isBesideFilters ? storeGridBeside : storeGrid}>
        {pages.things.map((store) => (
          <li key={store.id}>
            <StoreCard store={store} isLink={isLink} />
          </li>
        ))}
        {pages.isLoading && skeletons(<StoreCardSkeleton />)}
      </ul>
    </InfiniteList>
  );
}

function skeletons(card: ReactNode) {
  return ["first", "second", "third", "fourth"].map((key) => <li key={key}>{card}</li>);
}

/** Loads the next page on scrolling; the button is for visitors who do not scroll, and to retry after an error. */
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
      <div ref={pages.end} className="mt-5 flex flex-col items-center gap-2">
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
