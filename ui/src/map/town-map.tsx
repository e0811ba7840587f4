import "leaflet/dist/leaflet.css";
import "./town-map.css";
import type { LatLng } from "@errand/core/location/lat-lng";
import { useQuery } from "@tanstack/react-query";
import { svg } from "leaflet";
import { type ReactNode, useCallback, useState } from "react";
import { MapContainer, ZoomControl } from "react-leaflet";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { useMessages } from "../messages/messages.ts";
import { Skeleton } from "../skeleton.tsx";
import { MapAttribution } from "./map-attribution.tsx";
import { MapLabels } from "./map-labels.tsx";
import { mapLayers } from "./map-layers.ts";
import { mapSettings } from "./map-settings.ts";
import { MapShapes } from "./map-shapes.tsx";
import { MapTiles } from "./map-tiles.tsx";

interface TownMapProps {
  /** The initial centre. */
  center: LatLng;
  zoom?: number;
  /** Describes the map to screen readers. */
  label: string;
  className?: string;
  /** Where pins are, which no name lies under. */
  pins?: LatLng[];
  /** Only shows something: it does not move, so that the page scrolls over it. */
  isStill?: boolean;
  /** Pins, routes and other layers. */
  children?: ReactNode;
}

const noPins: LatLng[] = [];

/**
 * A map of the town from a tile server, or drawn from the shop's own data without one or while it
 * is away. It imports Leaflet, so load it lazily where it is shown.
 */
export function TownMap({
  center,
  zoom = 15,
  label,
  className,
  pins = noPins,
  isStill = false,
  children,
}: TownMapProps) {
  const t = useMessages("map");
  const settings = useQuery(mapSettings);
  const [isFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const tiles = isFailed ? null : settings.data?.tiles;
  // The own data of a city is large, so that it is loaded only where it is drawn.
  const isDrawn = settings.isError || (settings.isSuccess && !tiles);
  const { data: layers, isError, refetch } = useQuery({ ...mapLayers, enabled: isDrawn });
  // Renders well beyond the edges, so that no gaps appear while the map is dragged.
  const [renderer] = useState(() => svg({ padding: 0.6 }));

  return (
    <section
      aria-label={label}
      className={classNames("relative overflow-hidden rounded-card border border-line", className)}
    >
      <MapContainer
        center={center}
        zoom={zoom}
        minZoom={12}
        maxZoom={18}
        // Steps small enough that pins fill the map, however its sides relate.
        zoomSnap={0.25}
        renderer={renderer}
        zoomControl={false}
        attributionControl={false}
        dragging={!isStill}
        scrollWheelZoom={!isStill}
        doubleClickZoom={!isStill}
        touchZoom={!isStill}
        keyboard={!isStill}
        className="town-map size-full"
      >
        {tiles && <MapTiles {...tiles} onFail={fail} />}
        {isDrawn && layers && <MapShapes layers={layers} />}
        {isDrawn && layers && <MapLabels layers={layers} pins={pins} />}
        {!isStill && (
          <ZoomControl position="topright" zoomInTitle={t("zoomIn")} zoomOutTitle={t("zoomOut")} />
        )}
        {children}
      </MapContainer>
      {!tiles && !layers && !isError && (
        <Skeleton className="pointer-events-none absolute inset-0 z-400 bg-line!" />
      )}
      {settings.data?.attribution && <MapAttribution {...settings.data.attribution} />}
      {isError && (
        <p
          role="alert"
          className="absolute inset-x-3 bottom-3 z-500 flex items-center justify-between gap-3 rounded-control bg-raised px-4 py-2 shadow-float"
        >
          {t("loadError")}
          <Button size="sm" variant="soft" onClick={() => refetch()}>
            {t("retry")}
          </Button>
        </p>
      )}
    </section>
  );
}
