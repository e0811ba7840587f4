import type { Vehicle } from "@errand/core/rental/rental.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useVehicleTypeText } from "./vehicle-type-text.ts";

/** What is known of a vehicle, and what it is good for. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const t = useMessages("rental");
  const typeText = useVehicleTypeText();
  const engine = [vehicle.engine_capacity, vehicle.engine_power].filter((text) => text !== "");
  const facts: [label: string, text: string][] = [
    [t("vehicle.brand"), vehicle.brand.name],
    [t("vehicle.model"), vehicle.model],
    [t("vehicle.kind"), typeText(vehicle.type)],
    [t("vehicle.seatsLabel"), String(vehicle.seating_capacity)],
    [t("vehicle.fuelLabel"), t(`fuel.${vehicle.fuel_type}`)],
    [t("vehicle.gear"), t(`transmission.${vehicle.transmission_type}`)],
    [t("vehicle.airLabel"), t(vehicle.air_condition === 1 ? "vehicle.yes" : "vehicle.no")],
    [t("vehicle.engine"), engine.join(" · ")],
  ];
  return (
    <>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {facts
          .filter(([, text]) => text !== "")
          .map(([label, text]) => (
            <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
              <dt className="text-muted">{label}</dt>
              <dd className="text-end font-medium">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {vehicle.tag.length > 0 && (
        <ul aria-label={t("vehicle.tags")} className="mt-4 flex flex-wrap gap-1.5">
          {vehicle.tag.map((tag) => (
            <li key={tag} className="rounded-full bg-sunken px-3 py-1 text-sm">
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
