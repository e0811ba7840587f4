import type { Store } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ComponentProps, ReactNode } from "react";
import { Reach } from "../catalog/reach.tsx";
import { ProductCard } from "../items/product-card.tsx";
import { StoreCard } from "../stores/store-card.tsx";
import { itemWidth, storeWidth } from "./card-widths.ts";
import type home from "./home.en.json";
import { SectionCarousel } from "./section-carousel.tsx";

export type SectionTitle = keyof (typeof home)["sections"];

/** What a card shows of an item. */
export type ShownItem = ComponentProps<typeof ProductCard>["item"];

/** Cards visible on a phone; their pictures load eagerly. */
const eagerCount = 2;

interface ItemCarouselProps {
  /** The key of the title in the messages. */
  title: SectionTitle;
  items: ShownItem[];
  /** The path of the full list. */
  allAt?: string;
  /** Rendered after the heading. */
  beside?: ReactNode;
  isFirst?: boolean;
}

export function ItemCarousel({ title, items, allAt, beside, isFirst = false }: ItemCarouselProps) {
  const t = useMessages("home");
  return (
    <SectionCarousel title={t(`sections.${title}`)} allAt={allAt} beside={beside}>
      {items.map((item, index) => (
        <li key={item.id} className={itemWidth}>
          <ProductCard item={item} isEager={isFirst && index < eagerCount} />
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
      <Reach stores={stores}>
        {stores.map((store, index) => (
          <li key={store.id} className={storeWidth}>
            <StoreCard store={store} isEager={isFirst && index < eagerCount} />
          </li>
        ))}
      </Reach>
    </SectionCarousel>
  );
}
