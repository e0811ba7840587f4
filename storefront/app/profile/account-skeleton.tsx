import { Skeleton } from "@errand/ui/skeleton.tsx";

export const accountColumns =
  "grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-8";

/** Content of the account before it has loaded. */
export function AccountSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-14 rounded-control" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
    </div>
  );
}
