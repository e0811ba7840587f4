import type { LocalizedText } from "@errand/core/language";
import type { Area } from "@errand/core/location/area";
import type { Position } from "@errand/core/location/geometry";
import { asc } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import {
  landmarks,
  type MapAreaKind,
  mapAreas,
  type StreetKind,
  streetSegments,
  streets,
} from "./map.tables.ts";
import { readOpenZones } from "./zones.data.ts";

interface GeoJsonFeature<Geometry, Properties> {
  type: "Feature";
  geometry: Geometry;
  properties: Properties;
}

interface Layer<Geometry, Properties> {
  type: "FeatureCollection";
  features: GeoJsonFeature<Geometry, Properties>[];
}

type MapArea = (typeof mapAreas.$inferSelect)["geometry"];

/** Line width and minimum zoom by kind of street, from main streets to lanes. */
export type StreetClass = "main" | "street" | "lane" | "bridge";

/** The layers of a map without tiles, from the bottom to the top. */
export interface MapLayers {
  areas: Layer<MapArea, { kind: MapAreaKind; name: LocalizedText | null }>;
  streets: Layer<
    { type: "MultiLineString"; coordinates: Position[][] },
    { name: string; class: StreetClass }
  >;
  zones: Layer<Area, { id: number; name: LocalizedText }>;
  landmarks: Layer<{ type: "Point"; coordinates: Position }, { name: LocalizedText }>;
}

const classes: Record<StreetKind, StreetClass> = {
  boulevard: "main",
  avenue: "main",
  quay: "main",
  street: "street",
  square: "street",
  lane: "lane",
  bridge: "bridge",
};
const streetOrder: StreetClass[] = ["lane", "street", "main", "bridge"];
const areaOrder: MapAreaKind[] = ["land", "park", "beach", "sea", "river", "square", "railway"];

export async function readMapLayers(db: Database): Promise<MapLayers> {
  const [areaRows, streetRows, segmentRows, zoneRows, landmarkRows] = await Promise.all([
    db.select().from(mapAreas).orderBy(asc(mapAreas.id)),
    db.select().from(streets).orderBy(asc(streets.id)),
    db.select().from(streetSegments).orderBy(asc(streetSegments.id)),
    readOpenZones(db),
    db.select().from(landmarks).orderBy(asc(landmarks.id)),
  ]);
  const segments = Map.groupBy(segmentRows, ({ streetId }) => streetId);
  const streetFeatures = streetRows.map((street) =>
    feature(
      {
        type: "MultiLineString" as const,
        coordinates: longLines((segments.get(street.id) ?? []).map(({ points }) => points)),
      },
      { name: street.name, class: classes[street.kind] },
    ),
  );
  const areaRank = (row: (typeof areaRows)[number]) => areaOrder.indexOf(row.kind);
  const streetRank = ({ properties }: (typeof streetFeatures)[number]) =>
    streetOrder.indexOf(properties.class);

  return {
    areas: layer(
      areaRows
        .toSorted((a, b) => areaRank(a) - areaRank(b))
        .map(({ geometry, kind, name }) => feature(geometry, { kind, name })),
    ),
    streets: layer(streetFeatures.toSorted((a, b) => streetRank(a) - streetRank(b))),
    zones: layer(
      zoneRows.map(({ id, area, displayName }) => feature(area, { id, name: displayName })),
    ),
    landmarks: layer(
      landmarkRows.map(({ name, longitude, latitude }) =>
        feature(
          { type: "Point" as const, coordinates: [longitude, latitude] as Position },
          { name },
        ),
      ),
    ),
  };
}

function layer<Geometry, Properties>(features: GeoJsonFeature<Geometry, Properties>[]) {
  return { type: "FeatureCollection" as const, features };
}

function feature<Geometry, Properties>(geometry: Geometry, properties: Properties) {
  return { type: "Feature" as const, geometry, properties };
}

/** Joins consecutive segments into one line, so that the map can render a name along it. */
function longLines(segments: Position[][]): Position[][] {
  const lines: Position[][] = [];
  for (const segment of segments) {
    const line = lines.at(-1);
    const [end, start] = [line?.at(-1), segment[0]];
    if (line && end && start && end[0] === start[0] && end[1] === start[1]) {
      line.push(...segment.slice(1));
    } else {
      lines.push([...segment]);
    }
  }
  return lines;
}
