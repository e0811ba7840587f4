import { Skeleton } from "@errand/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { ProductCardSkeleton, StoreCardSkeleton } from "../catalog/card-skeletons.tsx";
import { itemWidth, storeWidth, tileWidth } from "./card-widths.ts";

export type SkeletonShape =
  | "items"
  | "stores"
  | "tiles"
  | "wide"
  | "lines"
  | "hero"
  | "band"
  | "circles";

const shapes: Record<SkeletonShape, { hasTitle: boolean; card: ReactNode; cardClass: string }> = {
  items: { hasTitle: true, card: <ProductCardSkeleton />, cardClass: itemWidth },
  stores: { hasTitle: true, card: <StoreCardSkeleton />, cardClass: storeWidth },
  tiles: {
    hasTitle: true,
    card: <Skeleton className="h-30 rounded-card" />,
    cardClass: tileWidth,
  },
  wide: {
    hasTitle: true,
    card: <Skeleton className="h-72 rounded-card" />,
    cardClass: "w-[88%] shrink-0 md:w-[47%]",
  },
  lines: {
    hasTitle: true,
    card: <Skeleton className="h-12 rounded-full" />,
    cardClass: "w-32 shrink-0",
  },
  hero: {
    hasTitle: false,
    card: <Skeleton className="h-46 rounded-card md:h-60" />,
    cardClass: "w-[84%] shrink-0 md:w-[48%] lg:w-[calc((100%-2*1.25rem)/3)]",
  },
  band: {
    hasTitle: false,
    card: <Skeleton className="h-118 rounded-panel lg:h-96" />,
    cardClass: "w-full shrink-0",
  },
  circles: {
    hasTitle: false,
    card: <Skeleton className="mb-7 aspect-square rounded-full" />,
    cardClass: "w-20 shrink-0 md:w-24",
  },
};

interface SectionSkeletonProps {
  shape: SkeletonShape;
}

/** A section that is not loaded yet, as high as its content. */
export function SectionSkeleton({ shape }: SectionSkeletonProps) {
  const { hasTitle, card, cardClass } = shapes[shape];
  return (
    <div aria-hidden className="overflow-hidden noscript:hidden">
      {hasTitle && (
        <div className="mb-3 flex min-h-11 items-center md:mb-4">
          <Skeleton className="h-7 w-56 rounded-full" />
        </div>
      )}
      <div className="flex gap-4 pt-1 md:gap-5">
        {[1, 2, 3, 4, 5, 6].map((index) => (
          <div key={index} className={cardClass}>
            {card}
          </div>
        ))}
      </div>
    </div>
  );
}
