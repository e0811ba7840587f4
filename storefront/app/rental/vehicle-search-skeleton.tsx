import { Skeleton } from "@errand/ui/skeleton.tsx";
import { VehicleCardSkeleton } from "./vehicle-card-skeleton.tsx";
import { vehicleGridClasses } from "./vehicle-grid-classes.ts";

/** Vehicles with their trip and filters, before they have loaded. */
export function VehicleSearchSkeleton() {
  return (
    <div className="page-column flex flex-col gap-4 py-5 md:gap-5 md:py-8">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-5 w-36 rounded-full" />
        <Skeleton className="h-8 w-3/5 max-w-72 rounded-full" />
      </div>
      <Skeleton className="h-15 rounded-card" />
      <Skeleton className="h-12 max-w-xl rounded-control" />
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)] desk:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="hidden flex-col gap-6 pe-2 lg:flex">
          {[1, 2, 3, 4].map((group) => (
            <div key={group} className="flex flex-col gap-3">
              <Skeleton className="h-5 w-28 rounded-full" />
              <Skeleton className="h-11 rounded-full" />
            </div>
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex min-h-11 items-center justify-between">
            <Skeleton className="h-5 w-24 rounded-full" />
            <Skeleton className="h-11 w-36 rounded-full" />
          </div>
          <div className={vehicleGridClasses}>
            {[1, 2, 3, 4, 5, 6].map((card) => (
              <VehicleCardSkeleton key={card} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
