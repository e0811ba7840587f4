import { distanceText } from "@errand/core/date-text";
import { greatCircleMeters } from "@errand/core/location/geometry";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import type { TripPlan } from "./trip-plan.ts";
import { useChosenPoint } from "./use-chosen-point.ts";

type PickedUp = Pick<Vehicle, "pickup_place">;

/**
 * Returns how far a vehicle is from where the trip is searched, else from the visitor's location:
 * "3.1 km"; null while that is unknown.
 */
export function usePickupDistance(plan: TripPlan | null): (vehicle: PickedUp) => string | null {
  const language = useLanguage();
  const here = useChosenPoint();
  const from = (plan?.pickup ?? here)?.point;
  return ({ pickup_place: { latitude, longitude } }) => {
    if (!from) return null;
    const meters = greatCircleMeters([from.lng, from.lat], [longitude, latitude]);
    return distanceText(meters / 1000, language);
  };
}

/** Returns who hands a vehicle over, and how far away: "Belrive Mobilité, 3.1 km away". */
export function usePickupText(
  plan: TripPlan | null,
): (vehicle: PickedUp & { provider: Pick<Vehicle["provider"], "name"> }) => string {
  const t = useMessages("rental");
  const distanceOf = usePickupDistance(plan);
  return (vehicle) => {
    const { name } = vehicle.provider;
    const distance = distanceOf(vehicle);
    return distance === null ? name : t("vehicle.away", { name, distance });
  };
}
