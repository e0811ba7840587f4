import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { InfiniteList, Remaining } from "../lists/card-lists.tsx";
import type { usePages } from "../lists/use-pages.ts";
import type { TripPlan } from "./trip-plan.ts";
import { VehicleCard } from "./vehicle-card.tsx";
import { VehicleCardSkeleton } from "./vehicle-card-skeleton.tsx";
import { vehicleGridClasses } from "./vehicle-grid-classes.ts";

interface VehicleGridProps {
  pages: ReturnType<typeof usePages<"GET /rental/vehicle/search", Vehicle>>;
  plan: TripPlan | null;
  /** The type of trip that is asked for without a time. */
  type: RentalType | null;
}

/** Vehicles with infinite scrolling, each with the price of the trip. */
export function VehicleGrid({ pages, plan, type }: VehicleGridProps) {
  return (
    <InfiniteList pages={pages}>
      <ul className={vehicleGridClasses}>
        {pages.things.map((vehicle, index) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} plan={plan} type={type} isEager={index < 3} />
          </li>
        ))}
        <Remaining pages={pages} card={<VehicleCardSkeleton />} />
      </ul>
    </InfiniteList>
  );
}
