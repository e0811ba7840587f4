import { getParts } from "@errand/core/location/area";
import type { Position } from "@errand/core/location/geometry";
import type { LatLngTuple } from "leaflet";
import { memo, useEffect, useState } from "react";
import { Polygon, Polyline, useMap, useMapEvents } from "react-leaflet";
import { beyondEdges } from "./beyond-edges.ts";
import type { AreaKind, MapLayers, StreetClass } from "./map-layers.ts";

/** The classes define the style and override Leaflet's attributes: see town-map.css. */
const filled = (kind: string) => ({ className: `map-${kind}`, stroke: false, fillOpacity: 1 });
const lined = (...names: string[]) => ({
  className: names.map((name) => `map-${name}`).join(" "),
  fill: false,
});

const streetOrder: StreetClass[] = ["lane", "street", "main", "bridge"];

/** Renders land, water, parks, streets and zone borders, from the bottom to the top. */
export const MapShapes = memo(function TownDrawing({ layers }: { layers: MapLayers }) {
  const [shapes] = useState(() => drawingOf(layers));
  useStreetWidth();
  return (
    <>
      {shapes.areas.map(({ kind, positions }) => (
        <Polygon key={kind} positions={positions} interactive={false} {...filled(kind)} />
      ))}
      <Polyline positions={shapes.railway} interactive={false} {...lined("railway")} />
      {streetOrder.map((each) => (
        <Polyline
          key={each}
          positions={shapes.streets[each]}
          interactive={false}
          {...lined("edge", each)}
        />
      ))}
      {streetOrder.map((each) => (
        <Polyline
          key={each}
          positions={shapes.streets[each]}
          interactive={false}
          {...lined("filling", each)}
        />
      ))}
      <Polygon positions={shapes.zones} interactive={false} {...lined("zone")} />
    </>
  );
});

interface Drawing {
  areas: { kind: AreaKind; positions: LatLngTuple[][][] }[];
  railway: LatLngTuple[][];
  streets: Record<StreetClass, LatLngTuple[][]>;
  zones: LatLngTuple[][][];
}

/** Merges all shapes of a kind into one, so that a thousand streets become eight elements. */
function drawingOf({ areas, streets, zones }: MapLayers): Drawing {
  const drawing: Drawing = {
    areas: [],
    railway: [],
    streets: { lane: [], street: [], main: [], bridge: [] },
    zones: zones.features.flatMap(({ geometry }) =>
      getParts(geometry).map((rings) => rings.map(toLatLngs)),
    ),
  };
  const rings = beyondEdges(
    areas.features.map(({ geometry }) =>
      geometry.type === "LineString" ? [] : geometry.coordinates,
    ),
  );
  areas.features.forEach(({ geometry, properties }, index) => {
    if (geometry.type === "LineString") {
      drawing.railway.push(toLatLngs(geometry.coordinates));
      return;
    }
    const own = (rings[index] ?? []).map(toLatLngs);
    const existing = drawing.areas.find(({ kind }) => kind === properties.kind);
    if (existing) existing.positions.push(own);
    else drawing.areas.push({ kind: properties.kind, positions: [own] });
  });
  for (const { geometry, properties } of streets.features) {
    drawing.streets[properties.class].push(...geometry.coordinates.map(toLatLngs));
  }
  return drawing;
}

function toLatLngs(line: Position[]): LatLngTuple[] {
  return line.map(([lng, lat]) => [lat, lng]);
}

/** Sets the unit of the street widths, which grows with the zoom. See town-map.css. */
function useStreetWidth() {
  const map = useMap();
  const updateUnit = () => {
    const unit = Math.max(0.7, 1.7 ** (map.getZoom() - 14) * 1.6);
    map.getContainer().style.setProperty("--map-unit", `${unit.toFixed(2)}px`);
  };
  useMapEvents({ zoomend: updateUnit });
  useEffect(updateUnit, [map]);
}
