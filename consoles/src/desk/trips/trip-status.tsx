import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../../console/use-now.ts";

/** At what stage a trip is; red for one that is over without a ride, or whose vehicles are late. */
export function TripStatus({
  trip: { trip_status: status, estimated_trip_end_time: end },
}: {
  trip: Pick<Trip, "trip_status" | "estimated_trip_end_time">;
}) {
  const t = useMessages("desk-trips");
  const now = useNow(30_000);
  const isLate = status === "ongoing" && Date.parse(end) < now;
  return (
    <span className={isLate || status === "canceled" ? "font-semibold text-bad" : ""}>
      {t(isLate ? "late" : `status.${status}`)}
    </span>
  );
}
