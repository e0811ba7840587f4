import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/query-client.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useShop } from "../config/shop.ts";
import { hoursOf, type TripPlan } from "./trip-plan.ts";
import type { TripLength } from "./trip-price.ts";
import { useHere } from "./use-here.ts";

/** How long a trip is; null without one. The distance is read once both points are known. */
export function useTripLength(plan: TripPlan | null): TripLength | null {
  const { config } = useShop();
  const here = useHere();
  const from = (plan?.pickup ?? here)?.point;
  const to = plan?.destination?.point;
  const { data } = useQuery({
    ...endpointQuery(useAccountScope(), "GET /config/distance-api", {
      origin_lat: from?.lat ?? 0,
      origin_lng: from?.lng ?? 0,
      destination_lat: to?.lat ?? 0,
      destination_lng: to?.lng ?? 0,
    }),
    enabled: plan?.type === "distance_wise" && from !== undefined && to !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (plan === null) return null;
  return {
    type: plan.type,
    hours: hoursOf(plan, config.time_zone),
    meters: data?.distanceMeters ?? null,
  };
}
