import type { LatLng } from "@errand/core/location/lat-lng";
import { pinIcon } from "@errand/ui/map/map-pin.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { useMemo } from "react";
import { Marker } from "react-leaflet";

/** A still map with one pin. */
export function PinMap({ at, label }: { at: LatLng; label: string }) {
  const pins = useMemo(() => [at], [at]);
  return (
    <TownMap center={at} zoom={16.5} pins={pins} label={label} isStill className="size-full">
      <Marker position={at} icon={pinIcon} interactive={false} keyboard={false} />
    </TownMap>
  );
}
