import type { LocalizedText } from "@errand/core/language";
import type { Area } from "@errand/core/location/area";
import type { Position } from "@errand/core/location/geometry";
import { mapFile } from "./map-file.ts";

interface Layer<Geometry, Properties> {
  features: { geometry: Geometry; properties: Properties }[];
}

export type AreaKind = "land" | "sea" | "river" | "park" | "square" | "beach" | "railway";
export type StreetClass = "main" | "street" | "lane" | "bridge";

/** The data of the map, which has no tiles: GeoJSON collections, each in drawing order. */
export interface MapLayers {
  areas: Layer<
    | { type: "Polygon"; coordinates: Position[][] }
    | { type: "LineString"; coordinates: Position[] },
    { kind: AreaKind; name: LocalizedText | null }
  >;
  streets: Layer<{ coordinates: Position[][] }, { name: string; class: StreetClass }>;
  zones: Layer<Area, { id: number; name: LocalizedText }>;
  landmarks: Layer<{ coordinates: Position }, { name: LocalizedText }>;
}

/** Loads the data of the map, which is equal for all visitors and rarely changes. */
export const mapLayers = mapFile<MapLayers>("/map/layers.json");
