import { decodePolyline } from "@errand/core/location/polyline";
import type { CourierLocation } from "@errand/core/orders/orders.types";
import type { Run } from "@errand/core/runs/placed-runs.contract";
import { classNames } from "@errand/ui/class-names.ts";
import { badgeIcon, housePaths, numberIcon } from "@errand/ui/map/badge-icon.ts";
import { usualFrame } from "@errand/ui/map/frame-pins.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Marker, Pane, Polyline } from "react-leaflet";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { CourierMarker } from "../orders/courier-marker.tsx";
import { FollowOrder } from "../orders/follow-order.tsx";
import { courierIcon } from "../orders/order-map.tsx";
import "../orders/orders.css";

export type MapStop = Pick<Run["stops"][number], "seq" | "kind" | "latitude" | "longitude"> &
  Partial<Pick<Run["stops"][number], "done_at">>;

interface RunMapProps {
  /**
   * In the order in which the courier comes: what is fetched, the door, and where a parcel goes
   * that is taken along there.
   */
  stops: MapStop[];
  label: string;
  courier: CourierLocation | null;
  /** When the run was placed; a map without a courier needs none. */
  placedAt?: string;
  /** A small map, before the run is placed. */
  isStill?: boolean;
}

/** Of a map that is hardly larger than its pins. */
const smallFrame = { ...usualFrame, padding: 32 };

/** The stops with their numbers, a tick at those that are done, the way between them. */
export function RunMap({ stops, label, courier, placedAt, isStill = false }: RunMapProps) {
  const pins = useMemo(() => stops.map(toPoint), [stops]);
  const points = useMemo(() => {
    const next = stops.filter(({ done_at }) => done_at === undefined).map(toPoint);
    if (!courier) return pins;
    return [{ lat: courier.latitude, lng: courier.longitude }, ...next];
  }, [stops, pins, courier]);
  const [first] = pins;
  const door = stops.find(({ kind }) => kind === "dropoff");
  if (!first) return null;
  return (
    <TownMap
      center={first}
      label={label}
      pins={pins}
      isStill={isStill}
      className={classNames("size-full", !isStill && "max-lg:rounded-none!")}
    >
      {/* Above the map of the town, which may render later. */}
      <Pane name="way" style={{ zIndex: 450 }}>
        {stops.slice(1).map((stop, index) => {
          const from = stops[index];
          return from && <Leg key={stop.seq} from={from} to={stop} />;
        })}
      </Pane>
      {stops.map((stop) => (
        <Marker
          key={stop.seq}
          position={toPoint(stop)}
          icon={toIcon(stop, door)}
          interactive={false}
          keyboard={false}
        />
      ))}
      {courier && placedAt && (
        <CourierMarker courier={courier} icon={courierIcon} placedAt={placedAt} />
      )}
      <FollowOrder points={points} frame={isStill ? smallFrame : usualFrame} />
    </TownMap>
  );
}

/** The way along the streets from one stop to the next. */
function Leg({ from, to }: { from: MapStop; to: MapStop }) {
  const route = useQuery({
    ...endpointQuery(useAccountScope(), "GET /config/direction-api", {
      origin_lat: from.latitude,
      origin_lng: from.longitude,
      destination_lat: to.latitude,
      destination_lng: to.longitude,
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const path = decodePolyline(route.data?.polyline ?? "").map(([lng, lat]): [number, number] => [
    lat,
    lng,
  ]);
  return <Polyline positions={path} interactive={false} className="order-way" />;
}

function toPoint({ latitude, longitude }: MapStop) {
  return { lat: latitude, lng: longitude };
}

/** The door has a house, and no number. */
function toIcon(stop: MapStop, door: MapStop | undefined) {
  const { seq, kind, done_at } = stop;
  const look = done_at === undefined ? "bg-ink text-paper" : "bg-good text-paper";
  if (done_at !== undefined) return badgeIcon(tickPaths, look);
  if (stop === door) return badgeIcon(housePaths, look);
  return numberIcon(kind === "dropoff" ? seq - 1 : seq, look);
}

const tickPaths = '<path d="M20 6 9 17l-5-5"/>';
