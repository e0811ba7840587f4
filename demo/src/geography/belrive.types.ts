import type { LocalizedText } from "@errand/core/language";
import type { Position, Rings } from "@errand/core/location/geometry";

/** The invented town. Every coordinate is [lng, lat], rounded to 6 decimals. */
export type Belrive = {
  bounds: Bounds;
  center: Position;
  districts: District[];
  streets: Street[];
  addresses: Address[];
  areas: Area[];
  /** The single track that ends at the station. */
  railway: Position[];
  landmarks: Landmark[];
};

export type Bounds = { west: number; south: number; east: number; north: number };

/** A delivery zone; neighbours share the very same border points. */
export type District = { key: DistrictKey; name: LocalizedText; polygon: PolygonGeometry };

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

/** A street under its one name; a segment runs from one junction to the next. */
export type Street = {
  name: string;
  kind: StreetKind;
  /** Where its middle lies; null on the river. */
  district: DistrictKey | null;
  segments: Position[][];
};

export type Address = {
  /** Odd on the left, even on the right; now and then "12 bis". */
  number: string;
  street: string;
  lng: number;
  lat: number;
  district: DistrictKey;
};

export type AreaKind = "sea" | "river" | "park" | "square" | "beach";

export type Area = { kind: AreaKind; name?: LocalizedText; geometry: PolygonGeometry };

export type Landmark = { key: string; name: LocalizedText; lng: number; lat: number };
