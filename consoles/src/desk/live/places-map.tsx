import type { LiveOrder } from "@errand/core/store-desk/desk-live.contract";
import { FramePins } from "@errand/ui/map/frame-pins.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { divIcon } from "leaflet";
import { useMemo, useState } from "react";
import { Marker, Pane, Polyline } from "react-leaflet";
import type { PlaceState } from "./place-states.ts";

type Placed = Pick<LiveOrder, "id" | "pickup" | "dropoff">;

interface Place {
  latitude: number;
  longitude: number;
}

export interface PlacedCourier {
  id: number;
  name: string;
  location: Place | null;
}

export interface PlacesMapProps {
  label: string;
  orders: readonly Placed[];
  couriers: readonly PlacedCourier[];
  /** Of orders that are not simply on time. */
  states: ReadonlyMap<number, PlaceState>;
  selected: number | null;
  /** What is on the map at first; by default what it shows then. */
  framed?: readonly Place[];
  onSelect(orderId: number): void;
}

const frame = { padding: 40, maxZoom: 16 };
const noPlace = { lat: 0, lng: 0 };

function toLatLng({ latitude, longitude }: Place) {
  return { lat: latitude, lng: longitude };
}

/** Couriers, the stores with orders, and doors; what is selected has its way. */
export function PlacesMap({
  label,
  orders,
  couriers,
  states,
  selected,
  framed,
  onSelect,
}: PlacesMapProps) {
  const stores = useMemo(() => findStores(orders), [orders]);
  // The map is framed once: who reads it must not lose a place when somebody moves.
  const [pins] = useState(() =>
    (framed ?? [...orders.flatMap(placesOf), ...couriers.map(locationOf)])
      .filter((place) => place !== null)
      .map(toLatLng),
  );
  const chosen = orders.find(({ id }) => id === selected);
  const way = [chosen?.pickup, chosen?.dropoff].flatMap((place) =>
    place ? [toLatLng(place)] : [],
  );
  return (
    <TownMap
      center={pins[0] ?? noPlace}
      label={label}
      className="size-full rounded-none! border-0!"
    >
      {pins.length > 0 && <FramePins pins={pins} frame={frame} />}
      {/* Above the map of the town, which may render later. */}
      <Pane name="way" style={{ zIndex: 450 }}>
        {way.length === 2 && <Polyline positions={way} interactive={false} className="desk-way" />}
      </Pane>
      {stores.map((place) => (
        <Marker
          key={`${place.latitude} ${place.longitude}`}
          position={toLatLng(place)}
          icon={storeIcon}
          interactive={false}
          keyboard={false}
        />
      ))}
      {orders.map(
        ({ id, dropoff }) =>
          dropoff && (
            <Marker
              key={id}
              position={toLatLng(dropoff)}
              icon={doorIcon(states.get(id) ?? "onTime", id === selected)}
              keyboard={false}
              eventHandlers={{ click: () => onSelect(id) }}
            />
          ),
      )}
      {couriers.map(
        ({ id, name, location }) =>
          location && (
            <Marker
              key={id}
              position={toLatLng(location)}
              icon={courierIcon(name)}
              interactive={false}
              keyboard={false}
              zIndexOffset={500}
            />
          ),
      )}
    </TownMap>
  );
}

function placesOf({ dropoff, pickup }: Placed) {
  return [dropoff, pickup];
}

function locationOf({ location }: PlacedCourier) {
  return location;
}

/** Each store once, whatever it has to bring. */
function findStores(orders: readonly Placed[]) {
  const pickups = orders.flatMap(({ pickup }) => (pickup ? [pickup] : []));
  return [...new Map(pickups.map((at) => [`${at.latitude} ${at.longitude}`, at])).values()];
}

const dot = (look: string, size: number) =>
  divIcon({
    className: "",
    iconSize: [size, size],
    iconAnchor: [size / 2, size / 2],
    html: `<span class="block size-full border-2 border-paper ${look}"></span>`,
  });

const storeIcon = dot("rounded-[3px] bg-ink", 13);
const doorLooks: Record<PlaceState, string> = {
  onTime: "rounded-full bg-ink",
  soon: "rounded-full bg-warn-fill",
  late: "rounded-full bg-bad-fill",
};

function doorIcon(state: PlaceState, isSelected: boolean) {
  return isSelected ? dot("rounded-full bg-call", 20) : dot(doorLooks[state], 14);
}

function courierIcon(name: string) {
  const element = document.createElement("span");
  element.className =
    "grid size-full place-items-center rounded-full border-2 border-ink bg-paper text-[0.6875rem] font-extrabold text-ink";
  element.textContent = name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join("")
    .slice(0, 2);
  return divIcon({ className: "", iconSize: [28, 28], iconAnchor: [14, 14], html: element });
}
