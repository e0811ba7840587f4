import type { LatLng } from "@errand/core/location/lat-lng";
import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { FramePins, usualFrame } from "@errand/ui/map/frame-pins.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMemo } from "react";
import { HomePin } from "./home-pin.tsx";
import { PickupPin, type PickupPoint } from "./pickup-pin.tsx";
import type { TripPlan } from "./trip-plan.ts";

interface VehicleMapProps {
  vehicles: Vehicle[];
  plan: TripPlan | null;
  type: RentalType | null;
  /** Where the visitor is; null while that is unknown. */
  here: LatLng | null;
  /** The vehicle that the visitor points at in the list. */
  pointed: Vehicle | null;
  /** The provider whose vehicles the list is of; null for all. */
  chosenId: number | null;
  onChoose(providerId: number | null): void;
  className: string;
}

/** Prices are wider than they are high. */
const frame = { ...usualFrame, maxZoom: 15 };

/** The providers of vehicles on the map, each with what its vehicles cost for the trip. */
export function VehicleMap(props: VehicleMapProps) {
  const { vehicles, plan, type, here, pointed, chosenId, onChoose, className } = props;
  const t = useMessages("rental");
  const points = useMemo(() => pickupPoints(vehicles), [vehicles]);
  const pins = useMemo(() => points.map(at), [points]);
  const [first] = pins;
  if (!first) return null;
  return (
    <TownMap center={first} pins={pins} label={t("search.mapLabel")} className={className}>
      {here && <HomePin at={here} />}
      {points.map((point) => {
        const isPointed = pointed?.provider_id === point.provider.id;
        return (
          <PickupPin
            key={point.provider.id}
            at={at(point)}
            point={isPointed ? { ...point, vehicles: [pointed] } : point}
            plan={plan}
            type={type}
            isStrong={isPointed || point.provider.id === chosenId}
            isChosen={point.provider.id === chosenId}
            onChoose={() => onChoose(point.provider.id === chosenId ? null : point.provider.id)}
          />
        );
      })}
      <FramePins pins={pins} frame={frame} />
    </TownMap>
  );
}

function pickupPoints(vehicles: Vehicle[]): PickupPoint[] {
  const byProvider = Map.groupBy(vehicles, ({ provider_id }) => provider_id);
  return [...byProvider.values()].flatMap(([first, ...others]) =>
    first ? [{ provider: first.provider, vehicles: [first, ...others] }] : [],
  );
}

function at({ vehicles: [{ pickup_place: place }] }: PickupPoint): LatLng {
  return { lat: place.latitude, lng: place.longitude };
}
