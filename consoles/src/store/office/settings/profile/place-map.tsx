import type { LatLng } from "@errand/core/location/lat-lng";
import { MapPin, ShowPin } from "@errand/ui/map/map-pin.tsx";
import { PinHint } from "@errand/ui/map/pin-hint.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useId, useMemo } from "react";

export interface PlaceMapProps {
  value: LatLng;
  onChange(place: LatLng): void;
}

/** Where the store is, by a pin that is dragged, clicked or moved with the arrow keys. */
export function PlaceMap({ value, onChange }: PlaceMapProps) {
  const t = useMessages("profile-settings");
  const hintId = useId();
  const pins = useMemo(() => [value], [value]);
  return (
    <div>
      <TownMap center={value} zoom={16.5} pins={pins} label={t("map")} className="h-72">
        <MapPin at={value} onMove={onChange} label={t("pin")} describedBy={hintId} />
        <ShowPin pin={value} />
      </TownMap>
      <PinHint id={hintId} className="mt-1.5 text-strong!" />
    </div>
  );
}
