import { Skeleton } from "@errand/ui/skeleton.tsx";
import { StoreCardSkeleton } from "../catalog/card-skeletons.tsx";
import { maxPlaceholders, storeGrid } from "../lists/grids.ts";
import { allStoresRequest } from "./requests.ts";

const { limit: pageSize } = allStoresRequest;

/**
 * The list of all stores while it loads: as long as the list, so that what is below does not move.
 */
export function StoresSkeleton({ count }: { count: number | null }) {
  return (
    <div aria-hidden className="noscript:hidden">
      <div className="mb-3 flex min-h-11 items-center md:mb-4">
        <Skeleton className="h-7 w-56 rounded-full" />
      </div>
      <div className="mb-4 h-11" />
      <StoreSkeletons count={count ?? pageSize} />
      {/* As high as what ends the list, with the button for further stores. */}
      <div className={(count ?? 0) > pageSize ? "h-16" : "h-5"} />
    </div>
  );
}

function StoreSkeletons({ count }: { count: number }) {
  const places = Array.from({ length: Math.min(count, maxPlaceholders) }, (_, index) => index);
  return (
    <ul aria-hidden className={storeGrid}>
      {places.map((place) => (
        <li key={place}>
          <StoreCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
