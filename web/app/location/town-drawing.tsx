import type { Position } from "@errand/core/location/geometry";
import type { LatLngTuple } from "leaflet";
import { memo, useEffect, useState } from "react";
import { Polygon, Polyline, useMap, useMapEvents } from "react-leaflet";
import type { AreaKind, MapLayers, StreetClass } from "./map-layers.ts";

/** How it looks is decided by the class, which outdoes what Leaflet writes: see town-map.css. */
const filled = (kind: string) => ({ className: `map-${kind}`, stroke: false, fillOpacity: 1 });
const lined = (...names: string[]) => ({
  className: names.map((name) => `map-${name}`).join(" "),
  fill: false,
});

const streetOrder: StreetClass[] = ["lane", "street", "main", "bridge"];

/** Land, water, parks, streets and zone borders, from the bottom to the top. */
export const TownDrawing = memo(function TownDrawing({ layers }: { layers: MapLayers }) {
  const [drawn] = useState(() => drawingOf(layers));
  useStreetWidth();
  return (
    <>
      {drawn.areas.map(({ kind, positions }) => (
        <Polygon key={kind} positions={positions} interactive={false} {...filled(kind)} />
      ))}
      <Polyline positions={drawn.railway} interactive={false} {...lined("railway")} />
      {streetOrder.map((each) => (
        <Polyline
          key={each}
          positions={drawn.streets[each]}
          interactive={false}
          {...lined("edge", each)}
        />
      ))}
      {streetOrder.map((each) => (
        <Polyline
          key={each}
          positions={drawn.streets[each]}
          interactive={false}
          {...lined("filling", each)}
        />
      ))}
      <Polygon positions={drawn.zones} interactive={false} {...lined("zone")} />
    </>
  );
});

interface Drawing {
  areas: { kind: AreaKind; positions: LatLngTuple[][][] }[];
  railway: LatLngTuple[][];
  streets: Record<StreetClass, LatLngTuple[][]>;
  zones: LatLngTuple[][][];
}

/** All of a kind becomes one shape: a thousand streets are eight elements on the page. */
function drawingOf({ areas, streets, zones }: MapLayers): Drawing {
  const drawing: Drawing = {
    areas: [],
    railway: [],
    streets: { lane: [], street: [], main: [], bridge: [] },
    zones: zones.features.map(({ geometry }) => geometry.coordinates.map(toLatLngs)),
  };
  for (const { geometry, properties } of areas.features) {
    if (geometry.type === "LineString") {
      drawing.railway.push(toLatLngs(geometry.coordinates));
      continue;
    }
    const rings = geometry.coordinates.map(toLatLngs);
    const known = drawing.areas.find(({ kind }) => kind === properties.kind);
    if (known) known.positions.push(rings);
    else drawing.areas.push({ kind: properties.kind, positions: [rings] });
  }
  for (const { geometry, properties } of streets.features) {
    drawing.streets[properties.class].push(...geometry.coordinates.map(toLatLngs));
  }
  return drawing;
}

function toLatLngs(line: Position[]): LatLngTuple[] {
  return line.map(([lng, lat]) => [lat, lng]);
}

/** Streets grow with the zoom; the style sheet does the rest. */
function useStreetWidth() {
  const map = useMap();
  const tell = () => {
    const unit = Math.max(0.7, 1.7 ** (map.getZoom() - 14) * 1.6);
    map.getContainer().style.setProperty("--map-unit", `${unit.toFixed(2)}px`);
  };
  useMapEvents({ zoomend: tell });
  useEffect(tell, [map]);
}
