import { Skeleton } from "@errand/ui/skeleton.tsx";
import { ProductCardSkeleton } from "../catalog/card-skeletons.tsx";
import { itemGridBeside } from "../lists/grids.ts";

/** A list with its filters, before its data has loaded. */
export function ListSkeleton() {
  return (
    <div className="page-column flex flex-col gap-5 py-5 md:py-8">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-5 w-36 rounded-full" />
        <Skeleton className="h-8 w-3/5 max-w-72 rounded-full" />
      </div>
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)] desk:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="hidden flex-col gap-6 pe-2 lg:flex">
          {[1, 2, 3].map((group) => (
            <div key={group} className="flex flex-col gap-3">
              <Skeleton className="h-5 w-28 rounded-full" />
              <Skeleton className="h-9 rounded-control" />
              <Skeleton className="h-9 rounded-control" />
            </div>
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex min-h-11 items-center justify-between">
            <Skeleton className="h-5 w-24 rounded-full" />
            <Skeleton className="h-11 w-36 rounded-full" />
          </div>
          <div className={itemGridBeside}>
            {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
              <ProductCardSkeleton key={card} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
