import type { ReactNode } from "react";
import { ProductCardSkeleton, StoreCardSkeleton } from "../catalog/card-skeletons.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { itemWidth, storeWidth, tileWidth } from "./carousels.tsx";

export type SkeletonShape = "items" | "stores" | "tiles" | "wide" | "lines";

const shapes: Record<SkeletonShape, { height: string; card: ReactNode; cardClass: string }> = {
  items: { height: "h-92 sm:h-100", card: <ProductCardSkeleton />, cardClass: itemWidth },
  stores: { height: "h-66 md:h-70", card: <StoreCardSkeleton />, cardClass: storeWidth },
  tiles: {
    height: "h-48",
    card: <Skeleton className="h-28 rounded-card" />,
    cardClass: tileWidth,
  },
  wide: {
    height: "h-72",
    card: <Skeleton className="h-56 rounded-card" />,
    cardClass: "w-[88%] shrink-0 md:w-[48%]",
  },
  lines: {
    height: "h-40",
    card: <Skeleton className="h-11 rounded-full" />,
    cardClass: "w-32 shrink-0",
  },
};

/** The classes of a section's placeholder: its height, and a scroll margin for the sticky header. */
export function placeholderClasses(shape: SkeletonShape): string {
  return `scroll-mt-24 overflow-hidden ${shapes[shape].height}`;
}

interface SectionSkeletonProps {
  shape: SkeletonShape;
  id?: string;
}

/** A section whose data is loading. */
export function SectionSkeleton({ shape, id }: SectionSkeletonProps) {
  const { card, cardClass } = shapes[shape];
  return (
    <div id={id} aria-hidden className={`${placeholderClasses(shape)} noscript:hidden`}>
      <Skeleton className="mt-2 mb-4 h-6 w-44 rounded-full" />
      <div className="flex gap-3 md:gap-4">
        {[1, 2, 3, 4, 5, 6].map((index) => (
          <div key={index} className={cardClass}>
            {card}
          </div>
        ))}
      </div>
    </div>
  );
}
