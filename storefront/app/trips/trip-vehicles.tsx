import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Section } from "@errand/ui/section.tsx";
import Bike from "lucide-react/icons/bike";
import CarFront from "lucide-react/icons/car-front";
import { Link } from "react-router";
import { vehiclePath } from "../catalog/paths.ts";
import { ContactRow, Face, RoundIcon } from "../orders/contact-row.tsx";
import { hasPlate } from "../rental/needs-licence.ts";
import { isActiveTrip } from "./trip-progress.ts";
import { VehicleFacts } from "./vehicle-facts.tsx";

/** The booked vehicles and, once they are assigned, which ones they are and who drives them. */
export function TripVehicles({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const isActive = isActiveTrip(trip);
  return (
    <Section title={t("vehicles.title")}>
      <ul className="divide-y divide-line">
        {trip.trip_details.map(({ id, quantity, vehicle_id, vehicle_details: vehicle }) => {
          const assigned = trip.vehicle_identity.filter((each) => each.vehicle_id === vehicle_id);
          return (
            <li key={id} className="py-4 first:pt-0">
              <div className="flex gap-3.5">
                <div className="w-24 shrink-0">
                  <Picture
                    src={vehicle.thumbnail_full_url}
                    alt=""
                    sizes="96px"
                    className="rounded-control"
                  />
                </div>
                <div className="min-w-0">
                  <Link to={vehiclePath(vehicle)} className="font-semibold hover:underline">
                    <span className="text-accent tabular-nums">
                      {t("count", { count: quantity })}
                    </span>{" "}
                    <bdi>{vehicle.name}</bdi>
                  </Link>
                  <VehicleFacts vehicle={vehicle} />
                  {assigned.length === 0 && isActive && (
                    <p className="mt-1 text-sm text-muted">
                      {t(hasPlate(vehicle) ? "vehicles.pending" : "vehicles.pendingNumber")}
                    </p>
                  )}
                </div>
              </div>
              {assigned.map(({ id: unitId, license_plate_number: plate, driver_data: driver }) => (
                <ContactRow
                  key={unitId}
                  label={t(
                    driver
                      ? "vehicles.driver"
                      : hasPlate(vehicle)
                        ? "vehicles.plate"
                        : "vehicles.number",
                  )}
                  picture={
                    driver ? (
                      <Face src={driver.image_full_url} />
                    ) : (
                      <RoundIcon icon={hasPlate(vehicle) ? CarFront : Bike} />
                    )
                  }
                  phone={
                    driver && isActive
                      ? { number: driver.phone, name: driver.first_name }
                      : undefined
                  }
                >
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {driver && (
                      <bdi className="font-semibold">
                        {`${driver.first_name} ${driver.last_name}`.trim()}
                      </bdi>
                    )}
                    <bdi className="rounded border border-line-strong px-1.5 font-bold tracking-wider">
                      {plate}
                    </bdi>
                  </p>
                </ContactRow>
              ))}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
