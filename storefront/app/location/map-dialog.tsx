import type { LatLng } from "@errand/core/location/lat-lng";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { MapPin, ShowPin } from "@errand/ui/map/map-pin.tsx";
import { PinHint } from "@errand/ui/map/pin-hint.tsx";
import { TownMap } from "@errand/ui/map/town-map.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import PinIcon from "lucide-react/icons/map-pin";
import { type ReactNode, useId, useState } from "react";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useShop } from "../config/shop.ts";
import { stored } from "../visitor/storage.ts";
import { LocateButton } from "./locate-button.tsx";
import { LocationSearch } from "./location-search.tsx";
import { type ChosenLocation, nearestAddress } from "./locations.ts";

interface MapDialogProps {
  open: boolean;
  onClose(): void;
  /** Called with the confirmed location. */
  onPick(place: ChosenLocation): void;
  /** Whether the confirmed location is being processed. */
  isBusy?: boolean;
  /** Explains why the last confirmed location was not accepted. */
  notice?: ReactNode;
  /** The first position of the pin; default: the visitor's location, else that of the shop. */
  start?: LatLng;
}

/** Picks a location from the map by search, drag, click or arrow keys. */
export function MapDialog(props: MapDialogProps) {
  const t = useMessages("location");
  const { config } = useShop();
  const { default_location } = config;
  const [location, setLocation] = useState<ChosenLocation>(() => ({
    point: props.start ?? stored("currentLatLng") ?? default_location,
    // The address of the visitor's location is already known.
    address: props.start ? null : stored("location"),
  }));
  const { point } = location;
  const lookup = useQuery({
    ...endpointQuery(useAccountScope(), "GET /config/geocode-api", point),
    select: nearestAddress,
    enabled: location.address === null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = location.address ?? lookup.data ?? null;
  const moveTo = (to: LatLng) => setLocation({ point: to, address: null });
  const hint = useId();

  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t("map.title")}
      size="xl"
      footer={
        <Button
          size="lg"
          className="w-full sm:w-auto"
          isBusy={props.isBusy}
          onClick={() => props.onPick({ point, address })}
        >
          {t("map.confirm")}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 pt-1">
        <LocationSearch isLabelHidden onChoose={setLocation} />
        <TownMap center={point} zoom={16} label={t("map.label")} className="h-[min(46dvh,30rem)]">
          <MapPin at={point} onMove={moveTo} label={t("map.pin")} describedBy={hint} />
          <ShowPin pin={point} />
          <LocateButton onLocate={moveTo} />
        </TownMap>
        <p className="flex min-h-12 items-center gap-3 rounded-control bg-sunken px-4 py-2.5">
          <PinIcon aria-hidden className="size-5 shrink-0 text-accent" />
          <span role="status" className="font-semibold">
            {lookup.isFetching ? t("map.looking") : (address ?? t("map.unnamed"))}
          </span>
        </p>
        <div role="status" className="contents">
          {props.notice}
        </div>
        <PinHint id={hint} />
      </div>
    </Dialog>
  );
}
