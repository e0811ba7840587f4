import { numberFormat } from "@errand/core/formats";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import Cog from "lucide-react/icons/cog";
import Fuel from "lucide-react/icons/fuel";
import Gauge from "lucide-react/icons/gauge";
import Snowflake from "lucide-react/icons/snowflake";
import Sparkles from "lucide-react/icons/sparkles";
import Users from "lucide-react/icons/users";
import { hasPlate } from "./needs-licence.ts";

/** What is known of a vehicle, each with its icon, and what it is good for. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const t = useMessages("rental");
  const language = useLanguage();
  const decimal = numberFormat(language, { minimumFractionDigits: 1 });
  const engine = [vehicle.engine_capacity, vehicle.engine_power]
    .filter((text) => text !== "")
    // Written with a point, whatever the language.
    .map((text) => text.replace(/\d+\.\d+/, (figure) => decimal.format(Number(figure))));
  const isBicycle = !hasPlate(vehicle);
  const facts = [
    { icon: Users, text: t("vehicle.seats", { count: vehicle.seating_capacity }) },
    ...(isBicycle ? [] : [{ icon: Cog, text: t(`transmission.${vehicle.transmission_type}`) }]),
    ...(isBicycle && vehicle.fuel_type !== "electric"
      ? []
      : [{ icon: Fuel, text: t(`fuel.${vehicle.fuel_type}`) }]),
    ...(engine.length > 0 ? [{ icon: Gauge, text: engine.join(", ") }] : []),
    ...(vehicle.air_condition === 1 ? [{ icon: Snowflake, text: t("vehicle.airLabel") }] : []),
    ...vehicle.tag.map((text) => ({ icon: Sparkles, text })),
  ];
  return (
    <ul
      aria-label={t("vehicle.specs")}
      className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 xl:grid-cols-4"
    >
      {facts.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-start gap-2.5">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.8} />
          <bdi className="min-w-0">{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
