import type { ReactNode, Ref } from "react";
import { ProductCardSkeleton, StoreCardSkeleton } from "../catalog/card-skeletons.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { itemInRail, storeInRail, tileInRail } from "./rails.tsx";

export type Shape = "items" | "stores" | "tiles" | "wide" | "lines";

const shapes: Record<Shape, { room: string; card: ReactNode; cardClass: string }> = {
  items: { room: "h-92 sm:h-100", card: <ProductCardSkeleton />, cardClass: itemInRail },
  stores: { room: "h-66 md:h-70", card: <StoreCardSkeleton />, cardClass: storeInRail },
  tiles: {
    room: "h-48",
    card: <Skeleton className="h-28 rounded-card" />,
    cardClass: tileInRail,
  },
  wide: {
    room: "h-72",
    card: <Skeleton className="h-56 rounded-card" />,
    cardClass: "w-[88%] shrink-0 md:w-[48%]",
  },
  lines: {
    room: "h-40",
    card: <Skeleton className="h-11 rounded-full" />,
    cardClass: "w-32 shrink-0",
  },
};

interface WaitingProps {
  shape: Shape;
  ref?: Ref<HTMLDivElement>;
  id?: string;
  /** Its cards are drawn when they may be seen; until then there is only their room. */
  isDrawn: boolean;
}

/** The room of a section that is not there yet. Who has no scripts never gets it, and sees none. */
export function Waiting({ shape, ref, id, isDrawn }: WaitingProps) {
  const { room, card, cardClass } = shapes[shape];
  return (
    <div
      ref={ref}
      id={id}
      aria-hidden
      className={`scroll-mt-24 overflow-hidden noscript:hidden ${room}`}
    >
      {isDrawn && (
        <>
          <Skeleton className="mt-2 mb-4 h-6 w-44 rounded-full" />
          <div className="flex gap-3 md:gap-4">
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <div key={place} className={cardClass}>
                {card}
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
