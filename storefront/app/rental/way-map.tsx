import type { LatLng } from "@errand/core/location/lat-lng";
import { decodePolyline } from "@errand/core/location/polyline";
import { badgeIcon } from "@errand/ui/map/badge-icon.ts";
import { FramePins, usualFrame } from "@errand/ui/map/frame-pins.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Marker, Pane, Polyline } from "react-leaflet";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { HomePin } from "./home-pin.tsx";
import "../orders/orders.css";

interface WayMapProps {
  /** Where the vehicle is picked up. */
  to: LatLng;
  /** Where the visitor is; null while that is unknown. */
  from: LatLng | null;
  isStill?: boolean;
  className: string;
}

const keyIcon = badgeIcon(
  '<path d="m15.500 7.500 2.300 2.300a1 1 0 0 0 1.400 0l2.100-2.100a1 1 0 0 0 0-1.400L19 4"/><path d="m21 2-9.600 9.600"/><circle cx="7.500" cy="15.500" r="5.500"/>',
  "bg-accent text-on-accent",
);
const frame = { ...usualFrame, padding: 40, maxZoom: 15 };

/** The way from the visitor to the pickup place. */
export function WayMap({ to, from, isStill = false, className }: WayMapProps) {
  const t = useMessages("rental");
  const route = useQuery({
    ...endpointQuery(useAccountScope(), "GET /config/direction-api", {
      origin_lat: from?.lat ?? 0,
      origin_lng: from?.lng ?? 0,
      destination_lat: to.lat,
      destination_lng: to.lng,
    }),
    enabled: from !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const path = decodePolyline(route.data?.polyline ?? "").map(([lng, lat]): [number, number] => [
    lat,
    lng,
  ]);
  const pins = useMemo(() => (from ? [to, from] : [to]), [to, from]);
  return (
    <TownMap
      center={to}
      label={t("pickup.map")}
      pins={pins}
      isStill={isStill}
      className={className}
    >
      <Pane name="way" style={{ zIndex: 450 }}>
        <Polyline positions={path} interactive={false} className="order-way" />
      </Pane>
      {from && <HomePin at={from} />}
      <Marker position={to} icon={keyIcon} interactive={false} keyboard={false} />
      <FramePins pins={pins} frame={frame} />
    </TownMap>
  );
}
