import type { Vehicle } from "@errand/core/rental/rental.types";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { hoursOf, pickupPoint, type TripPlan } from "./trip-plan.ts";
import type { TripLength } from "./trip-price.ts";

/**
 * How long a trip with a vehicle is; null without one. The distance, from where the vehicle is
 * handed over, is read once the destination is known.
 */
export function useTripLength(
  plan: TripPlan | null,
  { pickup_place }: Pick<Vehicle, "pickup_place">,
): TripLength | null {
  const from = pickupPoint(pickup_place).point;
  const to = plan?.destination?.point;
  const { data } = useQuery({
    ...endpointQuery(useAccountScope(), "GET /config/distance-api", {
      origin_lat: from.lat,
      origin_lng: from.lng,
      destination_lat: to?.lat ?? 0,
      destination_lng: to?.lng ?? 0,
    }),
    enabled: plan?.type === "distance_wise" && to !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (plan === null) return null;
  return {
    type: plan.type,
    hours: hoursOf(plan),
    meters: data?.distanceMeters ?? null,
  };
}
