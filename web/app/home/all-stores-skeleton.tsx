import { StoreCardSkeleton } from "../catalog/card-skeletons.tsx";
import { storeGrid } from "../lists/grids.ts";
import { Skeleton } from "../ui/skeleton.tsx";

/** The list of all stores while it loads. */
export function StoresSkeleton() {
  return (
    <div aria-hidden className="noscript:hidden">
      <div className="mb-3 flex min-h-11 items-center md:mb-4">
        <Skeleton className="h-7 w-56 rounded-full" />
      </div>
      <div className="mb-4 h-11" />
      <StoreSkeletons />
    </div>
  );
}

/** So many that a fast scroller does not reach the footer, which the longer list would move. */
const placeholders = Array.from({ length: 24 }, (_, index) => index);

export function StoreSkeletons() {
  return (
    <ul aria-hidden className={storeGrid}>
      {placeholders.map((index) => (
        <li key={index}>
          <StoreCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
