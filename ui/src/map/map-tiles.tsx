import { useEffect, useRef } from "react";
import { TileLayer } from "react-leaflet";

/** When a tile server counts as away that does not respond at all. */
const patienceMs = 6_000;

interface MapTilesProps {
  url: string;
  maxZoom: number;
  /** None of the tiles of a view could be loaded. */
  onFail(): void;
}

/** The pictures of a tile server. Single ones may be missing, but not all of a view. */
export function MapTiles({ url, maxZoom, onFail }: MapTilesProps) {
  const loaded = useRef(0);

  useEffect(() => {
    const timer = setTimeout(() => loaded.current === 0 && onFail(), patienceMs);
    return () => clearTimeout(timer);
  }, [onFail]);

  return (
    <TileLayer
      url={url}
      maxNativeZoom={maxZoom}
      className="map-tiles"
      eventHandlers={{
        loading: () => {
          loaded.current = 0;
        },
        tileload: () => {
          loaded.current += 1;
        },
        // Fired when the last tile of a view has loaded or failed.
        load: () => loaded.current === 0 && onFail(),
      }}
    />
  );
}
