import { type Area, getParts } from "@errand/core/location/area";
import type { Position, Rings } from "@errand/core/location/geometry";
import * as z from "zod";
import { splitAtAntimeridian } from "./antimeridian.ts";
import { degreesField } from "./fields.ts";
import { RefusedRow } from "./import-error.ts";
import type { ImportRow } from "./read-rows.ts";
import { findCrossing } from "./ring-crossing.ts";

/** A shape of GeoJSON, such as a Polygon or a GeometryCollection. */
export type Geometry = NonNullable<ImportRow["geometry"]>;

/** Heights are left out. */
const anyPosition = z
  .array(z.number())
  .min(2)
  .transform(([lng = Number.NaN, lat = Number.NaN]): Position => [lng, lat]);
const position = anyPosition
  .refine(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90)
  .transform(rounded);
/** Areas across the 180th meridian may count on beyond it. */
const corner = anyPosition.refine(([lng, lat]) => Math.abs(lng) <= 360 && Math.abs(lat) <= 90);
const line = z.array(position).min(2);
const lines = z.array(line).min(1);
const rings = z.array(z.array(corner).min(4)).min(1);
const parts = z.array(rings).min(1);

function rounded([lng, lat]: Position): Position {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return [round(lng), round(lat)];
}

/** The lines of a LineString (one) or a MultiLineString. */
export function getLines(row: ImportRow): Position[][] {
  return getGeometries(row, ["LineString", "MultiLineString"]).flatMap((geometry) =>
    geometry.type === "LineString" ? [parse(line, geometry)] : parse(lines, geometry),
  );
}

/** The coordinates of a Point, or of the fields `latitude` and `longitude` of a table. */
export function readPoint(row: ImportRow): Position {
  if (row.geometry !== null) return getPoint(row);
  const latitude = degreesField(row, "latitude", 90);
  return [degreesField(row, "longitude", 180), latitude];
}

/** The coordinates of a Point. */
function getPoint(row: ImportRow): Position {
  const [geometry, ...others] = getGeometries(row, ["Point"]);
  if (!geometry || others.length > 0) {
    throw new RefusedRow("shape", { wanted: "Point", found: "GeometryCollection" });
  }
  return parse(position, geometry);
}

/**
 * The area of a Polygon, a MultiPolygon or several of them in a GeometryCollection. One that
 * crosses the 180th meridian has a part on each side of it. Refuses rings that are open or cross
 * themselves.
 */
export function getArea(row: ImportRow): Area {
  const found = getGeometries(row, ["Polygon", "MultiPolygon"]).flatMap((geometry) =>
    geometry.type === "Polygon" ? [parse(rings, geometry)] : parse(parts, geometry),
  );
  for (const ring of found.flat()) checkRing(ring);
  const [first, ...others] = found
    .flatMap(splitAtAntimeridian)
    .map((part) => part.map((ring) => ring.map(rounded)));
  if (!first) throw new RefusedRow("coordinates");
  return others.length === 0
    ? { type: "Polygon", coordinates: first }
    : { type: "MultiPolygon", coordinates: [first, ...others] };
}

/** The rings of each part of an area. */
export function getPolygons(row: ImportRow): Rings[] {
  return getParts(getArea(row));
}

function checkRing(ring: Position[]) {
  const [first, last] = [ring[0], ring.at(-1)];
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) throw new RefusedRow("openRing");
  const crossing = findCrossing(ring);
  if (crossing) {
    const [longitude, latitude] = rounded(crossing);
    throw new RefusedRow("crossing", { latitude, longitude });
  }
}

/** The shapes of a row that are of the wanted types; refuses others. */
function getGeometries({ geometry }: ImportRow, wanted: string[]): Geometry[] {
  const [name = ""] = wanted;
  const all = geometry ? flatten(geometry) : [];
  if (all.length === 0) throw new RefusedRow("noShape", { wanted: name });
  const other = all.find(({ type }) => !wanted.includes(type));
  if (other) throw new RefusedRow("shape", { wanted: name, found: other.type });
  return all;
}

const collection = z.object({
  geometries: z.array(z.object({ type: z.string(), coordinates: z.unknown() })),
});

function flatten(geometry: Geometry): Geometry[] {
  if (geometry.type !== "GeometryCollection") return [geometry];
  const parsed = collection.safeParse(geometry);
  if (!parsed.success) throw new RefusedRow("coordinates");
  return parsed.data.geometries;
}

function parse<Shape>(shape: z.ZodType<Shape>, { coordinates }: Geometry): Shape {
  const parsed = shape.safeParse(coordinates);
  if (!parsed.success) throw new RefusedRow("coordinates");
  return parsed.data;
}
