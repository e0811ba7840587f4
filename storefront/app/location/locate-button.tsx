import type { LatLng } from "@errand/core/location/lat-lng";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { DomEvent } from "leaflet";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useCallback, useState } from "react";
import { currentPosition } from "./geolocation.ts";

/** A button on a map that finds the position of the device. */
export function LocateButton({ onLocate }: { onLocate(point: LatLng): void }) {
  const t = useMessages("location");
  const [isLocating, setLocating] = useState(false);
  // Leaflet would take the press for one on the map below.
  const separate = useCallback((button: HTMLButtonElement | null) => {
    if (button) DomEvent.disableClickPropagation(button);
  }, []);

  async function locate() {
    setLocating(true);
    const found = await currentPosition();
    setLocating(false);
    if (typeof found === "string") toast.error(t(`error.${found}`));
    else onLocate(found);
  }

  return (
    // Above the attribution of the map.
    <div className="absolute end-3 bottom-9 z-1000">
      <IconButton
        ref={separate}
        icon={LocateFixed}
        label={t("useCurrent")}
        aria-busy={isLocating || undefined}
        aria-disabled={isLocating || undefined}
        className="bg-raised shadow-float"
        onClick={() => void (isLocating || locate())}
      />
    </div>
  );
}
