import type { Vehicle } from "@errand/core/rental/rental.types";
import { useQuery } from "@tanstack/react-query";
import { scopedQuery } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import { useShop } from "../config/shop.ts";
import type { TripPlan } from "./trip-plan.ts";
import { freeRequest, readFree } from "./vehicle-data.ts";

/**
 * How many of a vehicle are free for a trip; null while that is unknown. `first` is what the server
 * has read.
 */
export function useFreeVehicles(
  vehicle: Vehicle,
  plan: TripPlan | null,
  first: number | null,
): number | null {
  const { config } = useShop();
  const input = plan && freeRequest(vehicle, plan, config.time_zone);
  const { data } = useQuery({
    ...scopedQuery(usePageScope(), ["free vehicles", vehicle.id, input], async (call) =>
      plan ? readFree(call, vehicle, plan, config.time_zone) : vehicle.total_vehicle_count,
    ),
    enabled: plan !== null,
    initialData: plan && first !== null ? first : undefined,
  });
  return plan ? (data ?? null) : vehicle.total_vehicle_count;
}
