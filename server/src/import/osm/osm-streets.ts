import type { Position } from "@errand/core/location/geometry";
import type { StreetKind } from "../../location/map.tables.ts";
import type { ImportRow } from "../read-rows.ts";
import type { NodeTable } from "./node-table.ts";
import type { OsmWay } from "./read-osm.ts";

export const streetTags = [
  "highway",
  "name",
  "ref",
  "oneway",
  "junction",
  "access",
  "area",
  "service",
];

/** The roads on which something is delivered, by their importance on the map. */
const kinds: Record<string, StreetKind> = {
  motorway: "boulevard",
  motorway_link: "boulevard",
  trunk: "boulevard",
  trunk_link: "boulevard",
  primary: "boulevard",
  primary_link: "boulevard",
  secondary: "avenue",
  secondary_link: "avenue",
  tertiary: "avenue",
  tertiary_link: "avenue",
  unclassified: "street",
  residential: "street",
  road: "street",
  pedestrian: "lane",
  living_street: "lane",
  service: "lane",
  cycleway: "lane",
};
const closed = new Set(["no", "private"]);
const ways = new Set(["parking_aisle", "driveway"]);

/** Whether a way is a street to ride on; not a path, a private drive or the area of a square. */
export function isStreet({ tags, refs }: OsmWay): boolean {
  return (
    tags?.highway !== undefined &&
    kinds[tags.highway] !== undefined &&
    refs.length > 1 &&
    tags.area !== "yes" &&
    !closed.has(tags.access ?? "") &&
    !ways.has(tags.service ?? "")
  );
}

/** The pieces of a street between junctions as rows; none where its nodes are not in the file. */
export function streetRows(way: OsmWay, nodes: NodeTable): ImportRow[] {
  const { highway = "", name, ref, oneway, junction } = way.tags ?? {};
  const isReversed = oneway === "-1";
  const isOneway =
    isReversed ||
    ["yes", "true", "1"].includes(oneway ?? "") ||
    (oneway === undefined && (junction === "roundabout" || highway === "motorway"));
  const fields = { name: name ?? ref ?? "", kind: kinds[highway], oneway: isOneway ? "yes" : "no" };
  return toPieces(isReversed ? way.refs.toReversed() : way.refs, nodes).map((coordinates) => ({
    at: `way ${way.id}`,
    fields,
    geometry: { type: "LineString", coordinates },
  }));
}

/** A piece also ends where a node is missing, because an extract ends there. */
function toPieces(refs: number[], nodes: NodeTable): Position[][] {
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  const end = () => {
    if (piece.length > 1) pieces.push(piece);
  };
  for (const ref of refs) {
    const position = nodes.positionOf(ref);
    if (!position) {
      end();
      piece = [];
      continue;
    }
    piece.push(position);
    if (!nodes.isJunction(ref)) continue;
    end();
    piece = [position];
  }
  end();
  return pieces;
}
