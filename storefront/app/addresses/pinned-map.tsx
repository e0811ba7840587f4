import type { LatLng } from "@errand/core/location/lat-lng";
import { MapPin, ShowPin } from "@errand/ui/map/map-pin.tsx";
import { PinHint } from "@errand/ui/map/pin-hint.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { type ReactNode, useId, useRef, useState } from "react";
import { useShop } from "../config/shop.ts";
import { addressAt } from "../location/locations.ts";
import { stored } from "../visitor/storage.ts";
import type { LocatedAddress } from "./use-address-check.ts";

interface PinnedMapProps {
  located: LocatedAddress;
  onMove(point: LatLng, address: string): void;
  /** There is no address near the pin. */
  onAddressNotFound(point: LatLng): void;
  isChecking: boolean;
  /** Further layers of the map, such as the zone that the pin must be in. */
  children?: ReactNode;
}

/** The address on the map. Moving the pin looks up the address at its new location. */
export function PinnedMap({
  located,
  onMove,
  onAddressNotFound,
  isChecking,
  children,
}: PinnedMapProps) {
  const t = useMessages("location");
  const { config } = useShop();
  const hint = useId();
  const [isMoving, setMoving] = useState(false);
  const lastMove = useRef(0);
  const pin = located.point ?? stored("currentLatLng") ?? config.default_location;

  async function move(to: LatLng) {
    lastMove.current += 1;
    const thisMove = lastMove.current;
    onMove(to, located.address);
    setMoving(true);
    try {
      const address = await addressAt(to);
      if (thisMove !== lastMove.current) return;
      if (address) onMove(to, address);
      else onAddressNotFound(to);
    } catch (error) {
      if (thisMove === lastMove.current) reportError(error);
    } finally {
      if (thisMove === lastMove.current) setMoving(false);
    }
  }

  return (
    <div>
      <TownMap center={pin} label={t("map.label")} className="h-[min(32dvh,18rem)]">
        <MapPin at={pin} onMove={move} label={t("map.pin")} describedBy={hint} />
        <ShowPin pin={pin} />
        {children}
      </TownMap>
      <PinHint id={hint} className="mt-2" />
      <p role="status" className="text-sm text-muted">
        {(isMoving || isChecking) && t("map.looking")}
      </p>
    </div>
  );
}
