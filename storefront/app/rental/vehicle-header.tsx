import type { Vehicle } from "@errand/core/rental/rental.types";
import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Rating } from "@errand/ui/rating.tsx";
import MapPin from "lucide-react/icons/map-pin";
import type { TripPlan } from "./trip-plan.ts";
import { usePickupDistance } from "./use-pickup-text.ts";
import { useVehicleOffer } from "./vehicle-price.tsx";
import { useVehicleTypeText } from "./vehicle-type-text.ts";

interface VehicleHeaderProps {
  vehicle: Vehicle;
  plan: TripPlan | null;
}

/** The name of a vehicle, its rating, how often it was rented, and how far away it is. */
export function VehicleHeader({ vehicle, plan }: VehicleHeaderProps) {
  const t = useMessages("rental");
  const typeText = useVehicleTypeText();
  const distance = usePickupDistance(plan)(vehicle);
  const offer = useVehicleOffer(vehicle);
  return (
    <header className="-mb-3 flex flex-col gap-2">
      <h1 className="text-3xl leading-tight md:text-4xl">
        <bdi>{vehicle.name}</bdi>
      </h1>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-meta text-muted">
        {vehicle.total_reviews > 0 && (
          <a href="#reviews" className="text-ink hover:underline">
            <Rating value={vehicle.avg_rating} count={vehicle.total_reviews} />
          </a>
        )}
        {vehicle.total_trip > 0 && <span>{t("vehicle.trips", { count: vehicle.total_trip })}</span>}
        <span>{typeText(vehicle.type)}</span>
        {distance !== null && (
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4" strokeWidth={1.9} />
            {t("vehicle.distance", { distance })}
          </span>
        )}
        {offer && <Badge tone="accent">{offer}</Badge>}
        {vehicle.new_tag === 1 && <Badge>{t("vehicle.isNew")}</Badge>}
      </p>
      {vehicle.description !== "" && (
        <p className="text-lg">
          <bdi>{vehicle.description}</bdi>
        </p>
      )}
    </header>
  );
}
