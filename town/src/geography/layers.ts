import type { Position } from "@errand/core/location/geometry";
import type { Words } from "@errand/core/words";
import type {
  AreaKind,
  Belrive,
  DistrictKey,
  PolygonGeometry,
  StreetKind,
} from "./belrive.types.ts";

type Feature<Geometry, Properties> = {
  type: "Feature";
  geometry: Geometry;
  properties: Properties;
};

export type Layer<Geometry, Properties> = {
  type: "FeatureCollection";
  features: Feature<Geometry, Properties>[];
};

type Lines = { type: "MultiLineString"; coordinates: Position[][] };
type Spot = { type: "Point"; coordinates: Position };

/** How wide a street is drawn, and from which zoom on: main streets first, lanes last. */
export type StreetClass = "main" | "street" | "lane" | "bridge";

/** What a Leaflet map of the town draws, from the bottom to the top. */
export type MapLayers = {
  land: Layer<PolygonGeometry, Record<string, never>>;
  parks: Layer<PolygonGeometry, { name?: Words }>;
  beaches: Layer<PolygonGeometry, { name?: Words }>;
  sea: Layer<PolygonGeometry, { name?: Words }>;
  river: Layer<PolygonGeometry, { name?: Words }>;
  squares: Layer<PolygonGeometry, { name?: Words }>;
  railway: Layer<Lines, Record<string, never>>;
  streets: Layer<Lines, { name: string; kind: StreetKind; class: StreetClass }>;
  districts: Layer<PolygonGeometry, { key: DistrictKey; name: Words }>;
  landmarks: Layer<Spot, { key: string; name: Words }>;
};

const classes: Record<StreetKind, StreetClass> = {
  boulevard: "main",
  avenue: "main",
  quay: "main",
  street: "street",
  square: "street",
  lane: "lane",
  bridge: "bridge",
};

const drawingOrder: StreetClass[] = ["lane", "street", "main", "bridge"];

/** The town as GeoJSON, for maps that are drawn without tiles. */
export function mapLayers(town: Belrive): MapLayers {
  const areas = (kind: AreaKind) =>
    layer(
      town.areas
        .filter((area) => area.kind === kind)
        .map(({ geometry, name }) => feature(geometry, name ? { name } : {})),
    );
  const streets = town.streets.map(({ name, kind, segments }) =>
    feature(
      { type: "MultiLineString" as const, coordinates: longLines(segments) },
      { name, kind, class: classes[kind] },
    ),
  );
  const rank = ({ properties }: (typeof streets)[number]) => drawingOrder.indexOf(properties.class);

  return {
    land: layer([feature(wholeOf(town), {})]),
    parks: areas("park"),
    beaches: areas("beach"),
    sea: areas("sea"),
    river: areas("river"),
    squares: areas("square"),
    railway: layer([feature({ type: "MultiLineString", coordinates: [town.railway] }, {})]),
    streets: layer(streets.sort((a, b) => rank(a) - rank(b))),
    districts: layer(
      town.districts.map(({ key, name, polygon }) => feature(polygon, { key, name })),
    ),
    landmarks: layer(
      town.landmarks.map(({ key, name, lng, lat }) =>
        feature({ type: "Point", coordinates: [lng, lat] }, { key, name }),
      ),
    ),
  };
}

function layer<Geometry, Properties>(
  features: Feature<Geometry, Properties>[],
): Layer<Geometry, Properties> {
  return { type: "FeatureCollection", features };
}

function feature<Geometry, Properties>(
  geometry: Geometry,
  properties: Properties,
): Feature<Geometry, Properties> {
  return { type: "Feature", geometry, properties };
}

function wholeOf({ bounds: { west, south, east, north } }: Belrive): PolygonGeometry {
  return {
    type: "Polygon",
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
}

/** Segments that follow each other as one line, so that a name can be written along it. */
function longLines(segments: Position[][]): Position[][] {
  const lines: Position[][] = [];
  for (const segment of segments) {
    const line = lines.at(-1);
    const [end, start] = [line?.at(-1), segment[0]];
    if (line && end && start && end[0] === start[0] && end[1] === start[1])
      line.push(...segment.slice(1));
    else lines.push([...segment]);
  }
  return lines;
}
