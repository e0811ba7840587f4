import { Skeleton } from "@errand/ui/skeleton.tsx";
import { type ReactNode, Suspense } from "react";

/**
 * The map on one side and the order on the other; on phones the order is a sheet over the map's
 * end.
 */
export const trackingColumns =
  "lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-10 print:block!";

export const trackingSheet =
  "relative z-10 -mx-4 -mt-6 rounded-t-panel print:m-0 print:p-0 bg-paper px-4 pt-4 md:-mx-8 md:px-8 lg:m-0 lg:px-0 lg:pt-8";

const mapBox =
  "no-print h-[60dvh] max-lg:-mx-4 md:max-lg:-mx-8 lg:sticky lg:top-24 lg:mt-8 lg:h-[calc(100dvh-8rem)] desk:top-36 desk:h-[calc(100dvh-11rem)]";

/** The place of the map, the same before it has loaded. */
export function OrderMapPanel({ children }: { children: ReactNode }) {
  return (
    <div className={mapBox}>
      <Suspense fallback={<Skeleton className="size-full lg:rounded-card" />}>{children}</Suspense>
    </div>
  );
}

export function LoadingTracking() {
  return (
    <div className={trackingColumns}>
      <div className={mapBox}>
        <Skeleton className="size-full lg:rounded-card" />
      </div>
      <div className={trackingSheet}>
        <Skeleton className="h-20 w-44 rounded-control" />
        <Skeleton className="my-4 h-1.5 rounded-full" />
        <Skeleton className="h-15 rounded-control" />
        <Skeleton className="mt-8 h-40 rounded-card" />
      </div>
    </div>
  );
}
