import type { Vehicle } from "@errand/core/rental/rental.types";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { hasPlate } from "./needs-licence.ts";

/** Returns what a vehicle is in one line: "5 seats, automatic, petrol". */
export function useSpecsText(): (
  vehicle: Pick<Vehicle, "seating_capacity" | "transmission_type" | "fuel_type" | "type">,
) => string {
  const t = useMessages("rental");
  const language = useLanguage();
  return (vehicle) => {
    const { seating_capacity: seats, transmission_type, fuel_type } = vehicle;
    const isBicycle = !hasPlate(vehicle);
    const specs = [
      t("vehicle.seats", { count: seats }),
      // Bicycles are moved by legs; what helps them is worth a word.
      !isBicycle && t(`transmission.${transmission_type}`),
      (!isBicycle || fuel_type === "electric") && t(`fuel.${fuel_type}`),
    ];
    const [first = "", ...others] = specs.filter((text) => text !== false);
    return [first, ...others.map((text) => text.toLocaleLowerCase(language))].join(", ");
  };
}
