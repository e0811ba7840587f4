import { Skeleton } from "@errand/ui/skeleton.tsx";

/** A vehicle card that is loading, as high as its content. */
export function VehicleCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-3/2 rounded-card" />
      <div className="mt-2.5 flex h-26 flex-col gap-2.5">
        <Skeleton className="h-5 w-3/5 rounded-full" />
        <Skeleton className="h-3.5 w-2/5 rounded-full" />
        <Skeleton className="h-3.5 w-4/5 rounded-full" />
        <Skeleton className="mt-auto h-5 w-1/3 rounded-full" />
      </div>
    </div>
  );
}
