import type { FoundVehicle, RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { classNames } from "@errand/ui/class-names.ts";
import { InfiniteList, Remaining } from "../lists/card-lists.tsx";
import type { usePages } from "../lists/use-pages.ts";
import { TakenVehicles } from "./taken-vehicles.tsx";
import type { TripPlan } from "./trip-plan.ts";
import { VehicleCard } from "./vehicle-card.tsx";
import { VehicleCardSkeleton } from "./vehicle-card-skeleton.tsx";
import { narrowVehicleGridClasses, vehicleGridClasses } from "./vehicle-grid-classes.ts";

interface VehicleGridProps {
  pages: ReturnType<typeof usePages<"GET /rental/vehicle/search", FoundVehicle>>;
  plan: TripPlan | null;
  /** The type of trip that is asked for without a time. */
  type: RentalType | null;
  /** Called with the vehicle under the pointer or with the focus; null when it leaves. */
  onPoint?(vehicle: Vehicle | null): void;
  /** One column, beside a large map. */
  isSingle?: boolean;
}

/**
 * Vehicles with infinite scrolling, each with the price of the trip; those that are taken then at
 * the end.
 */
export function VehicleGrid({ pages, plan, type, onPoint, isSingle = false }: VehicleGridProps) {
  // Taken vehicles come last.
  const firstTaken = plan ? pages.things.findIndex(isTaken) : -1;
  const free = firstTaken < 0 ? pages.things : pages.things.slice(0, firstTaken);
  const taken = firstTaken < 0 ? [] : pages.things.slice(firstTaken);
  return (
    <InfiniteList pages={pages}>
      <ul
        className={classNames(
          onPoint ? narrowVehicleGridClasses : vehicleGridClasses,
          isSingle && "lg:grid-cols-1",
        )}
      >
        {free.map((vehicle, index) => (
          <li
            key={vehicle.id}
            onPointerEnter={onPoint && (() => onPoint(vehicle))}
            onPointerLeave={onPoint && (() => onPoint(null))}
            onFocus={onPoint && (() => onPoint(vehicle))}
            onBlur={onPoint && (() => onPoint(null))}
            className={onPoint && "rounded-card outline-offset-6 outline-ink lg:hover:outline-2"}
          >
            <VehicleCard vehicle={vehicle} plan={plan} type={type} isEager={index < 3} />
          </li>
        ))}
        {taken.length === 0 && <Remaining pages={pages} card={<VehicleCardSkeleton />} />}
      </ul>
      <TakenVehicles vehicles={taken} plan={plan} />
    </InfiniteList>
  );
}

function isTaken({ total_vehicle_count: free }: FoundVehicle): boolean {
  return free === 0;
}
