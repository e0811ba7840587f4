import type { Store } from "@errand/core/catalog/catalog.types";
import type { ComponentProps } from "react";
import { ProductCard } from "../items/product-card.tsx";
import { useMessages } from "../messages/messages.ts";
import { StoreCard } from "../stores/store-card.tsx";
import type home from "./home.en.json";
import { SectionCarousel } from "./section-carousel.tsx";

export type SectionTitle = keyof (typeof home)["sections"];

/** What a card shows of an item. */
export type ShownItem = ComponentProps<typeof ProductCard>["item"];

export const itemWidth = "w-40 shrink-0 snap-start sm:w-48";
export const storeWidth = "w-72 shrink-0 snap-start md:w-80";
export const tileWidth = "w-32 shrink-0 snap-start md:w-36";

/** How many pictures of a row are seen at once on a phone. */
const eager = 2;

interface ItemCarouselProps {
  /** Its name among the sections. */
  title: SectionTitle;
  items: ShownItem[];
  /** Where all of them are. */
  allAt?: string;
  isFirst?: boolean;
}

export function ItemCarousel({ title, items, allAt, isFirst = false }: ItemCarouselProps) {
  const t = useMessages("home");
  return (
    <SectionCarousel title={t(`sections.${title}`)} allAt={allAt}>
      {items.map((item, place) => (
        <li key={item.id} className={itemWidth}>
          <ProductCard item={item} isEager={isFirst && place < eager} />
        </li>
      ))}
    </SectionCarousel>
  );
}

interface StoreCarouselProps {
  title: SectionTitle;
  stores: Store[];
  allAt?: string;
  isFirst?: boolean;
}

export function StoreCarousel({ title, stores, allAt, isFirst = false }: StoreCarouselProps) {
  const t = useMessages("home");
  return (
    <SectionCarousel title={t(`sections.${title}`)} allAt={allAt}>
      {stores.map((store, place) => (
        <li key={store.id} className={storeWidth}>
          <StoreCard store={store} isEager={isFirst && place < eager} />
        </li>
      ))}
    </SectionCarousel>
  );
}
