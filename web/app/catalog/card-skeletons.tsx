import { Skeleton } from "../ui/skeleton.tsx";

/** Placeholders in the shape of the cards that are loading. */
export function ProductCardSkeleton() {
  return (
    <div className="h-full rounded-card border border-line bg-card">
      <Skeleton className="aspect-square rounded-t-[15px]" />
      <div className="flex flex-col gap-2 p-3 pt-4">
        <Skeleton className="h-4 w-4/5 rounded-full" />
        <Skeleton className="h-3.5 w-1/2 rounded-full" />
        <Skeleton className="mt-2 h-4 w-1/3 rounded-full" />
      </div>
    </div>
  );
}

export function StoreCardSkeleton() {
  return (
    <div className="h-full overflow-hidden rounded-card border border-line bg-card">
      <Skeleton className="aspect-3/1" />
      <div className="flex gap-3 p-3">
        <Skeleton className="-mt-7 size-14 shrink-0 rounded-control border-2 border-card" />
        <div className="flex grow flex-col gap-2 pt-1">
          <Skeleton className="h-4 w-3/5 rounded-full" />
          <Skeleton className="h-3.5 w-2/5 rounded-full" />
        </div>
      </div>
    </div>
  );
}
