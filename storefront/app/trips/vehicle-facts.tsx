import type { Vehicle } from "@errand/core/rental/rental.types";
import { useMessages } from "@errand/ui/messages/messages.ts";

/** What tells a vehicle from others, on one line. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const t = useMessages("rental");
  const { seating_capacity, transmission_type, fuel_type } = vehicle;
  return (
    <p className="text-sm text-muted">
      {[
        t("vehicle.seats", { count: seating_capacity }),
        t(`transmission.${transmission_type}`),
        t(`fuel.${fuel_type}`),
      ].join(" · ")}
    </p>
  );
}
