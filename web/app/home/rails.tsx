import type { Store } from "@errand/core/catalog/catalog.types";
import type { ComponentProps } from "react";
import { ProductCard } from "../items/product-card.tsx";
import { useMessages } from "../messages/messages.ts";
import { StoreCard } from "../stores/store-card.tsx";
import type home from "./home.en.json";
import { SectionRail } from "./section-rail.tsx";

export type SectionTitle = keyof (typeof home)["sections"];

/** What a card shows of an item. */
export type ShownItem = ComponentProps<typeof ProductCard>["item"];

export const itemInRail = "w-40 shrink-0 snap-start sm:w-48";
export const storeInRail = "w-72 shrink-0 snap-start md:w-80";
export const tileInRail = "w-32 shrink-0 snap-start md:w-36";

/** How many pictures of a row are seen at once on a phone. */
const eager = 2;

interface ItemRailProps {
  /** Its name among the sections. */
  title: SectionTitle;
  items: ShownItem[];
  /** Where all of them are. */
  allAt?: string;
  isFirst?: boolean;
}

export function ItemRail({ title, items, allAt, isFirst = false }: ItemRailProps) {
  const t = useMessages("home");
  return (
    <SectionRail title={t(`sections.${title}`)} allAt={allAt}>
      {items.map((item, place) => (
        <li key={item.id} className={itemInRail}>
          <ProductCard item={item} isEager={isFirst && place < eager} />
        </li>
      ))}
    </SectionRail>
  );
}

interface StoreRailProps {
  title: SectionTitle;
  stores: Store[];
  allAt?: string;
  isFirst?: boolean;
}

export function StoreRail({ title, stores, allAt, isFirst = false }: StoreRailProps) {
  const t = useMessages("home");
  return (
    <SectionRail title={t(`sections.${title}`)} allAt={allAt}>
      {stores.map((store, place) => (
        <li key={store.id} className={storeInRail}>
          <StoreCard store={store} isEager={isFirst && place < eager} />
        </li>
      ))}
    </SectionRail>
  );
}
