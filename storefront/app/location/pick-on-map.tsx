import type { LatLng } from "@errand/core/location/lat-lng";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import MapPinned from "lucide-react/icons/map-pinned";
import { useState } from "react";
import type { ChosenLocation } from "./locations.ts";

const mapDialog = lazyComponent(() => import("./map-dialog.tsx").then((file) => file.MapDialog));

interface PickOnMapProps {
  label: string;
  /** Where the map starts. */
  start: LatLng | undefined;
  onPick(location: ChosenLocation): void;
}

/** The button inside an address field that opens the map. */
export function PickOnMap({ label, start, onPick }: PickOnMapProps) {
  const [isPicking, setPicking] = useState(false);
  const close = () => setPicking(false);
  return (
    <>
      <IconButton
        icon={MapPinned}
        label={label}
        onPointerEnter={mapDialog.prefetch}
        onFocus={mapDialog.prefetch}
        onClick={() => setPicking(true)}
      />
      <LazyOverlay
        component={mapDialog}
        isOpen={isPicking}
        props={{
          open: isPicking,
          onClose: close,
          onPick: (location) => {
            close();
            onPick(location);
          },
          start,
        }}
        onLoadError={close}
      />
    </>
  );
}
