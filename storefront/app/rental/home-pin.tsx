import type { LatLng } from "@errand/core/location/lat-lng";
import { badgeIcon, housePaths } from "@errand/ui/map/badge-icon.ts";
import { Marker } from "react-leaflet";

const icon = badgeIcon(housePaths, "bg-raised text-ink");

/** Where the visitor is, which only measures the way to the vehicles. */
export function HomePin({ at }: { at: LatLng }) {
  return <Marker position={at} icon={icon} interactive={false} keyboard={false} />;
}
