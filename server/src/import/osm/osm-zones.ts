import type { Position, Rings } from "@errand/core/location/geometry";
import { isInsidePolygon } from "@errand/core/location/geometry";
import { toImportReason } from "../../messages/import-reason.ts";
import type { ImportRow } from "../read-rows.ts";
import type { NodeTable } from "./node-table.ts";
import type { OsmRelation } from "./read-osm.ts";

export const boundaryTags = ["boundary", "admin_level", "type", "name", "name:en", "name:fr"];

/** Whether a relation is an administrative area of a level, with a name. */
export function isBoundary({ tags }: OsmRelation, level: string): boolean {
  return (
    tags?.boundary === "administrative" && tags.admin_level === level && tags.name !== undefined
  );
}

/**
 * The zones of a boundary: one for each separate part, the largest first. Broken where the file has
 * not all of it.
 */
export function zoneRows(
  relation: OsmRelation,
  waysById: Map<number, number[]>,
  nodes: NodeTable,
): ImportRow[] {
  const { name = "", "name:en": en = name, "name:fr": fr = name } = relation.tags ?? {};
  const row = { at: `relation ${relation.id}`, fields: { name: en, name_fr: fr }, geometry: null };
  const ringsOf = (isInner: boolean) => {
    const refs = relation.members
      .filter(({ type, role }) => type === "way" && (role === "inner") === isInner)
      .map(({ ref }) => waysById.get(ref));
    return closeRings(refs, nodes);
  };
  const [outer, inner] = [ringsOf(false), ringsOf(true)];
  if (!outer || !inner || outer.length === 0) {
    return [{ ...row, broken: toImportReason("border", { name }) }];
  }
  const parts = outer.toSorted((a, b) => getRingSize(b) - getRingSize(a));
  return parts.map((ring, index) => {
    const holes = inner.filter(([first]) => first && isInsidePolygon(first, [ring]));
    const number = index === 0 ? "" : ` ${index + 1}`;
    const coordinates: Rings = [ring, ...holes];
    return {
      ...row,
      fields: { name: `${en}${number}`, name_fr: `${fr}${number}` },
      geometry: { type: "Polygon", coordinates },
    };
  });
}

/**
 * Joins ways at their ends to closed rings; null where a way or a node is missing or a ring stays
 * open.
 */
function closeRings(ways: (number[] | undefined)[], nodes: NodeTable): Position[][] | null {
  const left = new Set<number[]>();
  for (const way of ways) {
    if (!way) return null;
    left.add(way);
  }
  const rings: Position[][] = [];
  for (const first of left) {
    left.delete(first);
    const ring = [...first];
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1);
      const next = [...left].find((way) => way[0] === end || way.at(-1) === end);
      if (!next) return null;
      left.delete(next);
      ring.push(...(next[0] === end ? next : next.toReversed()).slice(1));
    }
    const positions = ring.map((ref) => nodes.positionOf(ref));
    if (positions.length < 4 || positions.some((position) => position === null)) return null;
    rings.push(positions.filter((position) => position !== null));
  }
  return rings;
}

/** Twice the area in square degrees, for comparisons only. */
function getRingSize(ring: Position[]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum);
}
