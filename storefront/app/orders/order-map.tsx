import type { LatLng } from "@errand/core/location/lat-lng";
import { decodePolyline } from "@errand/core/location/polyline";
import type { CourierLocation } from "@errand/core/orders/orders.types";
import { classNames } from "@errand/ui/class-names.ts";
import { badgeIcon, housePaths } from "@errand/ui/map/badge-icon.ts";
import { usualFrame } from "@errand/ui/map/frame-pins.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Marker, Pane, Polyline } from "react-leaflet";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { CourierMarker } from "./courier-marker.tsx";
import { FollowOrder } from "./follow-order.tsx";
import "./orders.css";

interface OrderMapProps {
  /** Where the courier collects it: the store, or the sender of a parcel. */
  store: LatLng;
  home: LatLng;
  courier: CourierLocation | null;
  /** When the order that the courier brings was placed; a map without a courier needs none. */
  placedAt?: string;
  /** The courier has the order, so that only the way to the customer matters. */
  isCollected: boolean;
  /**
   * What is brought, if not an order of a store; a trip goes from the pickup to the destination, or
   * its customer to the pickup.
   */
  subject?: "parcel" | "trip" | "pickup";
  /** A small map of the way, before the order is placed. */
  isStill?: boolean;
}

/** Of a map that is hardly larger than its pins. */
const smallFrame = { ...usualFrame, padding: 32 };

/** The route from the store or the sender to the delivery address, and the courier. */
export function OrderMap(props: OrderMapProps) {
  const { store, home, courier, isCollected, subject, placedAt, isStill = false } = props;
  const t = useMessages("orders");
  const route = useQuery({
    ...endpointQuery(useAccountScope(), "GET /config/direction-api", {
      origin_lat: store.lat,
      origin_lng: store.lng,
      destination_lat: home.lat,
      destination_lng: home.lng,
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const path = decodePolyline(route.data?.polyline ?? "").map(([lng, lat]): [number, number] => [
    lat,
    lng,
  ]);
  const ends = useMemo(() => [store, home], [store, home]);
  const courierAt = useMemo(
    () => courier && { lat: courier.latitude, lng: courier.longitude },
    [courier],
  );
  const points = useMemo(
    () => (courierAt ? [courierAt, home, isCollected ? home : store] : ends),
    [courierAt, home, store, isCollected, ends],
  );
  return (
    <TownMap
      center={store}
      label={t(isStill ? "map.way" : subject ? `map.${subject}` : "map.label")}
      pins={ends}
      isStill={isStill}
      className={classNames("size-full", !isStill && "max-lg:rounded-none!")}
    >
      {/* Above the map of the town, which may render later. */}
      <Pane name="way" style={{ zIndex: 450 }}>
        <Polyline positions={path} interactive={false} className="order-way" />
      </Pane>
      <Marker
        position={store}
        icon={subject ? startIcons[subject] : storeIcon}
        interactive={false}
        keyboard={false}
      />
      <Marker
        position={home}
        icon={subject === "trip" ? flagIcon : homeIcon}
        interactive={false}
        keyboard={false}
      />
      {courier && placedAt && (
        <CourierMarker courier={courier} icon={courierIcon} placedAt={placedAt} />
      )}
      <FollowOrder points={points} frame={isStill ? smallFrame : usualFrame} />
    </TownMap>
  );
}

const storeIcon = badgeIcon(
  '<path d="M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5"/><path d="M17.774 10.310a1.120 1.120 0 0 0-1.549 0 2.500 2.500 0 0 1-3.451 0 1.120 1.120 0 0 0-1.548 0 2.500 2.500 0 0 1-3.452 0 1.120 1.120 0 0 0-1.549 0 2.500 2.500 0 0 1-3.770-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.500 2.500 0 0 1-3.774 3.244"/><path d="M4 10.950V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.050"/>',
  "bg-ink text-paper",
);
const parcelIcon = badgeIcon(
  '<path d="M11 21.730a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.730l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.730z"/><path d="M12 22V12"/><path d="m3.300 7 8.700 5 8.700-5"/>',
  "bg-ink text-paper",
);
const carIcon = badgeIcon(
  '<path d="m21 8-2 2-1.500-3.700A2 2 0 0 0 15.646 5H8.400a2 2 0 0 0-1.903 1.257L5 10 3 8"/><path d="M7 14h.010"/><path d="M17 14h.010"/><rect width="18" height="8" x="3" y="10" rx="2"/><path d="M5 18v2"/><path d="M19 18v2"/>',
  "bg-ink text-paper",
);
const flagIcon = badgeIcon(
  '<path d="M4 22V4a1 1 0 0 1 .400-.800A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.800A1 1 0 0 1 20 4v10a1 1 0 0 1-.400.800A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528"/>',
  "bg-accent text-on-accent",
);
const startIcons = { parcel: parcelIcon, trip: carIcon, pickup: carIcon };
const homeIcon = badgeIcon(housePaths, "bg-ink text-paper");
export const courierIcon = badgeIcon(
  '<circle cx="18.500" cy="17.500" r="3.500"/><circle cx="5.500" cy="17.500" r="3.500"/><circle cx="15" cy="5" r="1"/><path d="M12 17.500V14l-3-3 4-3 2 3h2"/>',
  "bg-accent text-on-accent",
);
