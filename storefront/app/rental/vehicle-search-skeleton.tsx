import { Skeleton } from "@errand/ui/skeleton.tsx";
import { VehicleCardSkeleton } from "./vehicle-card-skeleton.tsx";
import { narrowVehicleGridClasses } from "./vehicle-grid-classes.ts";

/** Vehicles with their trip, kinds and filters beside the map, before they have loaded. */
export function VehicleSearchSkeleton() {
  return (
    <div className="page-column flex flex-col gap-2 py-3 md:gap-4 md:py-5">
      <Skeleton className="h-14 rounded-panel md:h-18" />
      <div className="flex justify-between gap-1 overflow-hidden max-md:hidden">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((kind) => (
          <div key={kind} className="flex w-30 shrink-0 flex-col items-center gap-2 p-2">
            <Skeleton className="size-14 rounded-full" />
            <Skeleton className="h-4 w-16 rounded-full" />
          </div>
        ))}
      </div>
      <div className="flex gap-2 overflow-hidden">
        {["w-24", "w-40", "w-28", "w-36", "w-28", "w-24"].map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change.
          <Skeleton key={place} className={`h-11 shrink-0 rounded-full ${width}`} />
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-6 w-44 rounded-full" />
          <div className={narrowVehicleGridClasses}>
            {[1, 2, 3, 4].map((card) => (
              <VehicleCardSkeleton key={card} />
            ))}
          </div>
        </div>
        <Skeleton className="h-[min(calc(100dvh-8rem),40rem)] rounded-card max-lg:hidden" />
      </div>
    </div>
  );
}
