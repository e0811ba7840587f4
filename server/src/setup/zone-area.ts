import type { Area } from "@errand/core/location/area";
import type { Position } from "@errand/core/location/geometry";
import * as z from "zod";
import { RefusedRow } from "../import/import-error.ts";
import { getArea } from "../import/place-shapes.ts";
import { place } from "./file-values.ts";

const circle = place.extend({ radius_km: z.number().min(0.1).max(200) });
const box = z.strictObject({
  south: z.number().min(-90).max(90),
  west: z.number().min(-180).max(180),
  north: z.number().min(-90).max(90),
  east: z.number().min(-180).max(180),
});
const geometry = z.object({ type: z.string(), coordinates: z.unknown() });
const feature = z.object({ type: z.literal("Feature"), geometry });
const collection = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(feature).length(1, "must have one feature"),
});

/** The area of a zone: a polygon or several ones of GeoJSON, a circle or a box. */
export const zoneArea = z.unknown().transform((value, context): Area => {
  try {
    return toZoneArea(value);
  } catch (error) {
    if (!(error instanceof RefusedRow)) throw error;
    context.addIssue(error.message);
    return z.NEVER;
  }
});

function toZoneArea(value: unknown): Area {
  const round = circle.safeParse(value);
  if (round.success) return { type: "Polygon", coordinates: [circleAround(round.data)] };
  const edges = box.safeParse(value);
  if (edges.success) return { type: "Polygon", coordinates: [boxOf(edges.data)] };
  const shape = [geometry, feature.transform((one) => one.geometry), onlyFeature]
    .map((form) => form.safeParse(value))
    .find((parsed) => parsed.success && /Polygon$/.test(parsed.data.type));
  if (!shape?.success) throw new RefusedRow("areaForm");
  return getArea({ at: "", fields: {}, geometry: shape.data });
}

const onlyFeature = collection.transform(({ features }) => {
  const [only] = features;
  return only?.geometry ?? { type: "", coordinates: null };
});

function boxOf({ south, west, north, east }: z.output<typeof box>): Position[] {
  if (south >= north || west >= east) throw new RefusedRow("boxEdges");
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

const kmPerDegree = 111.32;
const corners = 48;

/** A polygon with 48 corners. */
function circleAround({ latitude, longitude, radius_km }: z.output<typeof circle>): Position[] {
  const north = radius_km / kmPerDegree;
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = ((index % corners) * 2 * Math.PI) / corners;
    return [
      rounded(longitude + east * Math.cos(angle)),
      rounded(latitude + north * Math.sin(angle)),
    ];
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
