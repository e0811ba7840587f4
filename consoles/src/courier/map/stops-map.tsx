import { decodePolyline } from "@errand/core/location/polyline";
import { classNames } from "@errand/ui/class-names.ts";
import { FramePins } from "@errand/ui/map/frame-pins.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { divIcon } from "leaflet";
import { useMemo } from "react";
import { Marker, Pane, Polyline } from "react-leaflet";
import type { CourierPosition } from "../duty/position.ts";

export interface MapPlace {
  key: string;
  latitude: number;
  longitude: number;
  isDoor: boolean;
}

export interface StopsMapProps {
  stops: readonly MapPlace[];
  ways: readonly string[];
  label: string;
  here: Pick<CourierPosition, "latitude" | "longitude" | "heading"> | null;
}

const frame = { padding: 44, maxZoom: 17 };

/** The stops in their order with the way between them, and where the courier is. */
export function StopsMap({ stops, ways, label, here }: StopsMapProps) {
  const lines = ways.map((way) =>
    decodePolyline(way).map(([lng, lat]): [number, number] => [lat, lng]),
  );
  // By their text, so that the map does not move when the same stops are stated again.
  const places = JSON.stringify([...stops, ...(here ? [here] : [])].map(toLatLng));
  const pins = useMemo(() => JSON.parse(places) as { lat: number; lng: number }[], [places]);
  const [center = { lat: 0, lng: 0 }] = pins;
  return (
    <TownMap
      center={center}
      label={label}
      pins={pins}
      className="size-full rounded-none! border-0!"
    >
      <Pane name="way" style={{ zIndex: 450 }}>
        <Polyline positions={lines} interactive={false} className="courier-way" />
      </Pane>
      {stops.map((stop, index) => (
        <Marker
          key={stop.key}
          position={toLatLng(stop)}
          icon={stopIcon(index + 1, stop.isDoor, index === 0)}
          interactive={false}
          keyboard={false}
        />
      ))}
      {here && (
        <Marker
          position={toLatLng(here)}
          icon={hereIcon(here.heading)}
          interactive={false}
          keyboard={false}
        />
      )}
      <FramePins pins={pins} frame={frame} />
    </TownMap>
  );
}

function toLatLng({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { lat: latitude, lng: longitude };
}

function stopIcon(number: number, isDoor: boolean, isNext: boolean) {
  const look = classNames(
    "grid size-9 place-items-center border-3 border-paper text-[1.125rem] font-extrabold",
    isDoor ? "rounded-full" : "rounded-[12px]",
    isNext ? "bg-call text-on-call" : "bg-ink text-paper",
  );
  return divIcon({
    className: "",
    iconSize: [36, 36],
    iconAnchor: [18, 18],
    html: `<span class="${look}">${number}</span>`,
  });
}

function hereIcon(heading: number | null) {
  const turn = heading === null ? "" : ` style="transform:rotate(${Math.round(heading)}deg)"`;
  const sign =
    heading === null ? '<circle cx="12" cy="12" r="5"/>' : '<path d="M12 2 20 21 12 17 4 21Z"/>';
  return divIcon({
    className: "",
    iconSize: [38, 38],
    iconAnchor: [19, 19],
    html: `<span class="grid size-9.5 place-items-center rounded-full border-4 border-paper bg-call text-on-call shadow-float"><svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor"${turn}>${sign}</svg></span>`,
  });
}
