import { Skeleton } from "@errand/ui/skeleton.tsx";

/** Placeholders in the shape of the cards that are loading. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-square rounded-card" />
      <div className="mt-2.5 flex flex-col gap-2">
        <Skeleton className="h-4 w-4/5 rounded-full" />
        <Skeleton className="h-3.5 w-1/2 rounded-full" />
        <Skeleton className="h-4 w-1/3 rounded-full" />
        <Skeleton className="h-3.5 w-2/5 rounded-full" />
      </div>
    </div>
  );
}

export function StoreCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-video rounded-card" />
      {/* As high as the two lines of text of a card. */}
      <div className="mt-2.5 flex h-12.75 flex-col justify-center gap-2.5">
        <Skeleton className="h-4 w-3/5 rounded-full" />
        <Skeleton className="h-3.5 w-4/5 rounded-full" />
      </div>
    </div>
  );
}

/** Lines of a cart or a wishlist, each with its picture. */
export function LineSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => row).map((row) => (
    <div key={row} className="flex gap-3">
      <Skeleton className="size-20 rounded-control" />
      <div className="grow space-y-2 py-1">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-1/3" />
      </div>
    </div>
  ));
}
