import type { Trip, TripStatus } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";

/** Returns the title and text of a status for this trip. */
export function useTripStatus(trip: Trip) {
  const t = useMessages("trips");
  const values = { name: trip.provider.name, address: trip.provider.address };
  return (status: TripStatus): { title: string; text: string } => {
    if (status === "canceled") {
      const by = trip.canceled_by ?? "admin";
      return { title: t("status.canceled.title"), text: t(`status.canceled.${by}`, values) };
    }
    const hasVehicles = status === "confirmed" && trip.vehicle_identity.length > 0;
    return {
      title: t(`status.${status}.title`),
      text: t(hasVehicles ? "status.assigned" : `status.${status}.text`, values),
    };
  };
}
