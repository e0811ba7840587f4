import { type Area, getParts } from "@errand/core/location/area";
import type { Position, Rings } from "@errand/core/location/geometry";

/** Which ring of an area is edited: the outer one of a part (0), or one of its holes. */
export interface RingPlace {
  part: number;
  ring: number;
}

export function toArea(parts: Rings[]): Area {
  const [only, ...others] = parts;
  return only && others.length === 0
    ? { type: "Polygon", coordinates: only }
    : { type: "MultiPolygon", coordinates: parts };
}

/** The rings of an area in their order. */
export function getRingPlaces(area: Area): RingPlace[] {
  return getParts(area).flatMap((rings, part) => rings.map((_, ring) => ({ part, ring })));
}

/** The corners of a ring, the first one once. */
export function getCorners(area: Area, { part, ring }: RingPlace): Position[] {
  return getParts(area)[part]?.[ring]?.slice(0, -1) ?? [];
}

export function withCorners(area: Area, { part, ring }: RingPlace, corners: Position[]): Area {
  const [first] = corners;
  const closed = first ? [...corners, first] : [];
  return toArea(
    getParts(area).map((rings, index) => (index === part ? rings.with(ring, closed) : rings)),
  );
}

/** Adds a part beside the others, or a hole within one. */
export function withRing(area: Area, part: number | null): Area {
  const parts = getParts(area);
  const around = parts[part ?? parts.length - 1]?.[0] ?? [];
  const [west, east] = getRange(around.map(([lng]) => lng));
  const [south, north] = getRange(around.map(([, lat]) => lat));
  const [width, height] = [(east - west) / 6, (north - south) / 6];
  const [lng, lat] = [(west + east) / 2, (south + north) / 2];
  const shift = part === null ? east - west : 0;
  const ring: Position[] = [
    [lng + shift - width, lat - height],
    [lng + shift + width, lat - height],
    [lng + shift + width, lat + height],
    [lng + shift - width, lat + height],
    [lng + shift - width, lat - height],
  ].map(([x = 0, y = 0]) => rounded([x, y]));
  return toArea(
    part === null
      ? [...parts, [ring]]
      : parts.map((rings, index) => (index === part ? [...rings, ring] : rings)),
  );
}

/** Without a hole, or without a part and its holes. */
export function withoutRing(area: Area, { part, ring }: RingPlace): Area {
  const parts = getParts(area);
  return toArea(
    ring === 0
      ? parts.toSpliced(part, 1)
      : parts.map((rings, index) => (index === part ? rings.toSpliced(ring, 1) : rings)),
  );
}

/** The area in a pasted text: of GeoJSON, or of a Feature with one; null for another text. */
export function readArea(text: string): Area | null {
  try {
    const value: unknown = JSON.parse(text);
    return findArea(value);
  } catch {
    return null;
  }
}

function findArea(value: unknown): Area | null {
  if (typeof value !== "object" || value === null) return null;
  if ("geometry" in value) return findArea(value.geometry);
  if ("features" in value && Array.isArray(value.features)) return findArea(value.features[0]);
  if (!("type" in value && "coordinates" in value)) return null;
  const isArea = value.type === "Polygon" || value.type === "MultiPolygon";
  return isArea && Array.isArray(value.coordinates) ? (value as Area) : null;
}

/** Six decimals are about 11 cm. */
export function rounded([lng, lat]: Position): Position {
  return [Number(lng.toFixed(6)), Number(lat.toFixed(6))];
}

function getRange(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
