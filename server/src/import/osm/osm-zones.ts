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
 * The zone of a boundary with all its parts. Broken where the file has not all of it.
 */
export function toZoneRow(
  relation: OsmRelation,
  waysById: Map<number, number[]>,
  nodes: NodeTable,
): ImportRow {
  const { name = "", "name:en": en = name, "name:fr": fr = name } = relation.tags ?? {};
  const row = { at: `relation ${relation.id}`, fields: { name: en, name_fr: fr }, geometry: null };
  const findRings = (isInner: boolean) => {
    const refs = relation.members
      .filter(({ type, role }) => type === "way" && (role === "inner") === isInner)
      .map(({ ref }) => waysById.get(ref));
    return closeRings(refs, nodes);
  };
  const [outer, inner] = [findRings(false), findRings(true)];
  if (!outer || !inner || outer.length === 0) {
    return { ...row, broken: toImportReason("border", { name }) };
  }
  const coordinates = outer.map((ring): Rings => {
    const holes = inner.filter(([first]) => first && isInsidePolygon(first, [ring]));
    return [ring, ...holes];
  });
  return { ...row, geometry: { type: "MultiPolygon", coordinates } };
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
