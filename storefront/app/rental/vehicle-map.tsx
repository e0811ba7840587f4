import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { FramePins, usualFrame } from "@errand/ui/map/frame-pins.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { divIcon, type Marker as LeafletMarker } from "leaflet";
import { useEffect, useMemo, useRef, useState } from "react";
import { Marker } from "react-leaflet";
import type { TripPlan } from "./trip-plan.ts";
import { useLowestPrice } from "./use-lowest-price.ts";
import { VehicleCard } from "./vehicle-card.tsx";
import { vehicleGridClasses } from "./vehicle-grid-classes.ts";

interface VehicleMapProps {
  vehicles: Vehicle[];
  plan: TripPlan | null;
  type: RentalType | null;
}

interface PickupPoint {
  provider: Vehicle["provider"];
  vehicles: [Vehicle, ...Vehicle[]];
}

/** Prices are wider than they are high. */
const frame = { ...usualFrame, maxZoom: 15 };

/** The providers of vehicles on the map, each with its lowest price; a press shows what it has. */
export function VehicleMap({ vehicles, plan, type }: VehicleMapProps) {
  const t = useMessages("rental");
  const points = useMemo(() => pickupPoints(vehicles), [vehicles]);
  const pins = useMemo(() => points.map(at), [points]);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = points.find(({ provider }) => provider.id === chosenId) ?? points[0];
  if (!chosen) return null;
  return (
    <div className="flex flex-col gap-5">
      <TownMap
        center={at(chosen)}
        pins={pins}
        label={t("search.mapLabel")}
        className="h-[min(60dvh,34rem)]"
      >
        {points.map((point) => (
          <PickupPin
            key={point.provider.id}
            point={point}
            plan={plan}
            type={type}
            isChosen={point === chosen}
            onChoose={() => setChosenId(point.provider.id)}
          />
        ))}
        <FramePins pins={pins} frame={frame} />
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
  return [...byProvider.values()].flatMap(([first, ...others]) =>
    first ? [{ provider: first.provider, vehicles: [first, ...others] }] : [],
  );
}

function at({ provider }: PickupPoint): { lat: number; lng: number } {
  return { lat: provider.latitude, lng: provider.longitude };
}

interface PickupPinProps {
  point: PickupPoint;
  plan: TripPlan | null;
  type: RentalType | null;
  isChosen: boolean;
  onChoose(): void;
}

/** The lowest price of a provider, as a button for the pointer, the keyboard and screen readers. */
function PickupPin({ point, plan, type, isChosen, onChoose }: PickupPinProps) {
  const t = useMessages("rental");
  const marker = useRef<LeafletMarker>(null);
  const price = useLowestPrice(point.vehicles, plan, type);
  const shown = price?.amount ?? point.provider.name;
  const icon = useMemo(() => priceIcon(shown), [shown]);
  const own = t("search.pin", { name: point.provider.name, count: point.vehicles.length });
  const label = price ? `${price.text}, ${own}` : own;

  useEffect(() => {
    const element = marker.current?.getElement();
    element?.setAttribute("aria-label", label);
    element?.setAttribute("aria-pressed", String(isChosen));
  }, [label, isChosen]);

  return (
    <Marker
      // Leaflet does not listen to a marker any longer whose icon is replaced.
      key={shown}
      ref={marker}
      position={at(point)}
      icon={icon}
      zIndexOffset={isChosen ? 1000 : 0}
      riseOnHover
      eventHandlers={{ click: onChoose, keypress: onChoose }}
    />
  );
}

/** A pill of any width, whose middle is the place. */
function priceIcon(price: string) {
  const text = document.createElement("bdi");
  text.textContent = price;
  return divIcon({
    className:
      "grid! h-9 w-max -translate-1/2 place-items-center rounded-full border border-line-strong bg-raised px-3 text-sm font-bold whitespace-nowrap text-ink tabular-nums shadow-float aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper",
    iconSize: undefined,
    html: text,
  });
}
