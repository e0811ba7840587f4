import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { type LatLngExpression, type Marker as LeafletMarker, latLngBounds } from "leaflet";
import { useEffect, useRef, useState } from "react";
import { Marker, useMap } from "react-leaflet";
import { pinIcon } from "../location/map-pin.tsx";
import { TownMap } from "../location/town-map.tsx";
import { useMessages } from "../messages/messages.ts";
import type { TripPlan } from "./trip-plan.ts";
import { VehicleCard } from "./vehicle-card.tsx";
import { vehicleGridClasses } from "./vehicle-grid-classes.ts";

interface VehicleMapProps {
  vehicles: Vehicle[];
  plan: TripPlan | null;
  type: RentalType | null;
}

interface PickupPoint {
  provider: Vehicle["provider"];
  vehicles: Vehicle[];
}

/** The providers of vehicles on the map; a pin shows what it has. */
export function VehicleMap({ vehicles, plan, type }: VehicleMapProps) {
  const t = useMessages("rental");
  const points = pickupPoints(vehicles);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = points.find(({ provider }) => provider.id === chosenId) ?? points[0];
  if (!chosen) return null;
  return (
    <div className="flex flex-col gap-5">
      <TownMap center={at(chosen)} label={t("search.mapLabel")} className="h-[min(60dvh,34rem)]">
        {points.map((point) => (
          <PickupPin
            key={point.provider.id}
            point={point}
            isChosen={point === chosen}
            onChoose={() => setChosenId(point.provider.id)}
          />
        ))}
        <ShowAll points={points} />
      </TownMap>
      <section aria-live="polite">
        <h3 className="mb-3 text-xl">
          <bdi>{chosen.provider.name}</bdi>
        </h3>
        <ul className={vehicleGridClasses}>
          {chosen.vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} plan={plan} type={type} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function pickupPoints(vehicles: Vehicle[]): PickupPoint[] {
  const byProvider = Map.groupBy(vehicles, ({ provider_id }) => provider_id);
  return [...byProvider.values()].flatMap((own) =>
    own[0] ? [{ provider: own[0].provider, vehicles: own }] : [],
  );
}

function at({ provider }: PickupPoint): { lat: number; lng: number } {
  return { lat: provider.latitude, lng: provider.longitude };
}

interface PickupPinProps {
  point: PickupPoint;
  isChosen: boolean;
  onChoose(): void;
}

/** A pin that is a button for the keyboard and for screen readers. */
function PickupPin({ point, isChosen, onChoose }: PickupPinProps) {
  const t = useMessages("rental");
  const marker = useRef<LeafletMarker>(null);
  const label = t("search.pin", { name: point.provider.name, count: point.vehicles.length });

  useEffect(() => {
    const element = marker.current?.getElement();
    element?.setAttribute("aria-label", label);
    element?.setAttribute("aria-pressed", String(isChosen));
  }, [label, isChosen]);

  return (
    <Marker
      ref={marker}
      position={at(point)}
      icon={pinIcon}
      zIndexOffset={isChosen ? 1000 : 0}
      opacity={isChosen ? 1 : 0.75}
      eventHandlers={{ click: onChoose, keypress: onChoose }}
    />
  );
}

/** Moves the map so that every pin is visible. */
function ShowAll({ points }: { points: PickupPoint[] }) {
  const map = useMap();
  const places = JSON.stringify(points.map(at));
  useEffect(() => {
    const bounds = latLngBounds(JSON.parse(places) as LatLngExpression[]);
    map.fitBounds(bounds.pad(0.15), { maxZoom: 15, animate: false });
  }, [map, places]);
  return null;
}
