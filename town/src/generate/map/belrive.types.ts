import type { LocalizedText } from "@errand/core/language";
import type { Position, Rings } from "@errand/core/location/geometry";

/** The invented town. Every coordinate is [lng, lat], rounded to 6 decimals. */
export type Belrive = {
  bounds: Bounds;
  center: Position;
  districts: MapDistrict[];
  streets: MapStreet[];
  addresses: MapAddress[];
  areas: MapArea[];
  /** The single track that ends at the station. */
  railway: Position[];
  landmarks: MapLandmark[];
};

export type Bounds = { west: number; south: number; east: number; north: number };

/** A delivery zone; adjacent ones share their border points. */
export type MapDistrict = {
  key: DistrictKey;
  name: LocalizedText;
  /** The names of the districts to which its stores deliver, too. */
  neighbours: LocalizedText[];
  polygon: PolygonGeometry;
};

export type DistrictKey =
  | "old-town"
  | "harbour"
  | "beach"
  | "station"
  | "hills"
  | "orchards"
  | "point";

export type PolygonGeometry = { type: "Polygon"; coordinates: Rings };

export type StreetKind = "street" | "avenue" | "boulevard" | "quay" | "square" | "lane" | "bridge";

/** A street with a unique name; a segment runs from one junction to the next. */
export type MapStreet = {
  name: string;
  kind: StreetKind;
  /** The district of its middle; null for a bridge. */
  district: DistrictKey | null;
  segments: Position[][];
};

export type MapAddress = {
  /** Odd on the left, even on the right; at times with "bis", such as "12 bis". */
  number: string;
  street: string;
  lng: number;
  lat: number;
  district: DistrictKey;
};

export type AreaKind = "sea" | "river" | "park" | "square" | "beach";

export type MapArea = { kind: AreaKind; name?: LocalizedText; geometry: PolygonGeometry };

export type MapLandmark = { key: string; name: LocalizedText; lng: number; lat: number };
