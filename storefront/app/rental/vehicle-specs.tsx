import type { Vehicle } from "@errand/core/rental/rental.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Fuel from "lucide-react/icons/fuel";
import Settings2 from "lucide-react/icons/settings-2";
import Snowflake from "lucide-react/icons/snowflake";
import Users from "lucide-react/icons/users";

/** Seats, fuel, transmission and air conditioning, each with its icon. */
export function VehicleSpecs({ vehicle }: { vehicle: Vehicle }) {
  const t = useMessages("rental");
  const { seating_capacity: seats, air_condition } = vehicle;
  const specs = [
    { icon: Users, text: t("vehicle.seats", { count: seats }) },
    { icon: Fuel, text: t(`fuel.${vehicle.fuel_type}`) },
    { icon: Settings2, text: t(`transmission.${vehicle.transmission_type}`) },
    ...(air_condition === 1 ? [{ icon: Snowflake, text: t("vehicle.airShort") }] : []),
  ];
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-meta">
      {specs.map(({ icon: Icon, text }) => (
        <li key={text} className="inline-flex items-center gap-1">
          <Icon aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.9} />
          {text}
        </li>
      ))}
    </ul>
  );
}
