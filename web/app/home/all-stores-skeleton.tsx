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

export function StoreSkeletons() {
  return (
    <ul aria-hidden className={storeGrid}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
        <li key={index}>
          <StoreCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
