import { Skeleton } from "@errand/ui/skeleton.tsx";

export function ItemViewSkeleton() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Skeleton className="aspect-square rounded-card" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-6 w-2/3 rounded-full" />
        <Skeleton className="h-5 w-1/3 rounded-full" />
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="mt-auto h-12 rounded-control" />
      </div>
    </div>
  );
}
